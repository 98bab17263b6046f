import { describe, expect, test } from 'vitest';
import { resolveAccount, type Posting } from '#model/areas/setup/posting-rule/resolve-account.ts';
import { builtInAccounts } from '#model/areas/setup/account/built-in-accounts.ts';
import { builtInPostingRules } from '#model/areas/setup/posting-rule/built-in-posting-rules.ts';
import { postingPurposes } from '#model/areas/setup/posting-rule/posting-purposes.ts';
import type { PostingRuleForm } from '#model/areas/setup/posting-rule/posting-rule.facts.ts';
import { postingRuleFixture } from '#model/areas/setup/posting-rule/posting-rule.fixtures.ts';
import { categoryFixture } from '#model/areas/products/category/category.fixtures.ts';
import { companyWorld } from '#machines/company.fixtures.ts';

const accountOf = (number: string): string => {
  const found = builtInAccounts.find((one) => one.number === number);
  if (!found) throw new Error(`no account ${number}`);
  return found.id;
};

function worldWith() {
  const world = companyWorld();
  const add = (over: Partial<PostingRuleForm>): string => {
    const id = world.id();
    world.must('postingRule', id, 'create', postingRuleFixture(over));
    return id;
  };
  const refused = (over: Partial<PostingRuleForm>) => {
    const answer = world.do('postingRule', world.id(), 'create', postingRuleFixture(over));
    return answer.accepted ? 'accepted' : answer.refusal;
  };
  /** The number of the account, or the refusal. */
  const posted = (posting: Posting) => {
    const found = resolveAccount(world.view, posting);
    return 'account' in found ? found.account.number : found.refusal;
  };
  return { world, add, refused, posted };
}

describe('the account of a posting', () => {
  test.each<[Posting, string]>([
    [{ purpose: 'sales', treatment: 'domestic', vatClass: 'standard', rate: 2500 }, '3001'],
    [{ purpose: 'sales', treatment: 'domestic', vatClass: 'food', rate: 600 }, '3003'],
    [{ purpose: 'sales', treatment: 'domestic', vatClass: 'food', rate: 1200 }, '3002'],
    [{ purpose: 'sales', treatment: 'domestic', vatClass: 'exempt', rate: 0 }, '3004'],
    [{ purpose: 'sales', treatment: 'reverseChargeDomestic', vatClass: 'standard', rate: 0 }, '3231'],
    [{ purpose: 'sales', treatment: 'euSupply', vatClass: 'standard', rate: 0 }, '3108'],
    [{ purpose: 'sales', treatment: 'euService', vatClass: 'standard', rate: 0 }, '3308'],
    [{ purpose: 'sales', treatment: 'euConsumer', vatClass: 'standard', rate: 1900 }, '3106'],
    [{ purpose: 'sales', treatment: 'export', vatClass: 'standard', rate: 0 }, '3105'],
    [{ purpose: 'sales', treatment: 'outside', vatClass: 'standard', rate: 0 }, '3305'],
    [{ purpose: 'freight', treatment: 'domestic', rate: 2500 }, '3520'],
    [{ purpose: 'freight', treatment: 'euSupply', rate: 0 }, '3521'],
    [{ purpose: 'vatOut', treatment: 'domestic', rate: 2500 }, '2611'],
    [{ purpose: 'vatOut', treatment: 'domestic', rate: 600 }, '2631'],
    [{ purpose: 'vatOut', treatment: 'euConsumer', rate: 1900 }, '2670'],
    [{ purpose: 'receivables' }, '1510'],
    [{ purpose: 'writtenOff' }, '6351'],
  ])('[PRU5] as the company begins, %o is posted to %s', (posting, number) => {
    expect(worldWith().posted(posting)).toBe(number);
  });

  test('[PRU4] is that of the most specific rule: by category, then treatment, then class, then rate', () => {
    const { world, add, posted } = worldWith();
    const [tools, saws] = [world.id(), world.id()];
    world.must('category', tools, 'create', categoryFixture({ name: { en: 'Tools', sv: '' } }));
    world.must('category', saws, 'create', categoryFixture({ name: { en: 'Saws', sv: '' }, parent: tools }));
    const saw = {
      purpose: 'sales',
      category: saws,
      treatment: 'domestic',
      vatClass: 'food',
      rate: 2500,
    } as const;
    const reached = () => posted(saw);
    expect(reached()).toBe('3001');
    add({ vatClass: 'food', account: accountOf('3520') });
    expect(reached()).toBe('3001');
    add({ treatment: 'domestic', vatClass: 'food', account: accountOf('3521') });
    expect(reached()).toBe('3521');
    add({ treatment: 'domestic', vatClass: 'food', rate: 2500, account: accountOf('3522') });
    expect(reached()).toBe('3522');
    add({ category: tools, account: accountOf('3540') });
    expect(reached()).toBe('3540');
    add({ category: saws, vatClass: 'food', account: accountOf('3541') });
    expect(reached()).toBe('3541');
    const last = add({ category: saws, treatment: 'domestic', account: accountOf('3542') });
    expect(reached()).toBe('3542');
    world.must('postingRule', last, 'archive');
    expect(reached()).toBe('3541');
    expect(posted({ ...saw, category: null })).toBe('3522');
    expect(posted({ ...saw, treatment: 'export' })).toBe('3541');
    expect(world.replayed()).toEqual(world.snapshot());
  });

  test('[PRU6] that is missing is named with all that it is missing for', () => {
    const { world, posted } = worldWith();
    const sold = { purpose: 'sales', treatment: 'domestic', rate: 2400 } as const;
    const missingFor = (name: { en: string; sv: string }) => {
      const category = world.id();
      world.must('category', category, 'create', categoryFixture({ name }));
      return posted({ ...sold, category });
    };
    const refused = (category: string, categorySv: string) => ({
      code: 'accountMissingFor',
      params: { ...sold, category, categorySv },
    });
    expect(missingFor({ en: 'Tools', sv: 'Verktyg' })).toEqual(refused('Tools', 'Verktyg'));
    expect(missingFor({ en: 'Screws', sv: '' })).toEqual(refused('Screws', 'Screws'));
    const [bank] = builtInPostingRules.filter(({ purpose }) => purpose === 'bank');
    world.must('postingRule', bank?.id ?? '', 'archive');
    expect(posted({ purpose: 'bank' })).toEqual({ code: 'accountMissing', params: { purpose: 'bank' } });
  });

  test('[PRU5] every purpose has one as the company begins', () => {
    const kept = new Set(builtInPostingRules.map(({ purpose }) => purpose));
    expect(postingPurposes.filter((purpose) => !kept.has(purpose))).toEqual([]);
    expect(new Set(builtInPostingRules.map(({ id }) => id)).size).toBe(builtInPostingRules.length);
  });
});

describe('a posting rule', () => {
  test('[PRU1] says what no other rule in use says, also when it comes back', () => {
    const { world, add, refused } = worldWith();
    const other = { treatment: 'export', account: accountOf('3001') } as const;
    expect(refused(other)).toEqual({
      code: 'postingRuleTaken',
      params: { account: '3105' },
      fields: { purpose: 'postingRuleTaken' },
    });
    const first = add({});
    world.must('postingRule', first, 'archive');
    add({ account: accountOf('3002') });
    expect(world.do('postingRule', first, 'restore')).toMatchObject({
      refusal: { code: 'postingRuleTaken', params: { account: '3002' } },
    });
  });

  test('[PRU2] differs by what its purpose may differ by', () => {
    const { world, refused } = worldWith();
    const [category] = [world.id()];
    world.must('category', category, 'create', categoryFixture());
    const at = (field: string) => ({ code: 'postingNotDivided', fields: { [field]: 'postingNotDivided' } });
    expect(refused({ purpose: 'bank', rate: 2500 })).toEqual(at('rate'));
    expect(refused({ purpose: 'freight', category })).toEqual(at('category'));
    expect(refused({ purpose: 'freight', vatClass: 'food' })).toBe('accepted');
  });

  test('[PRU3] names an account in use and a category that is there', () => {
    const { world, add, refused } = worldWith();
    expect(refused({ account: world.id() })).toMatchObject({ code: 'unknownAccount' });
    expect(refused({ category: world.id() })).toMatchObject({ code: 'unknownCategory' });
    const account = world.id();
    world.must('account', account, 'create', { number: '3999', name: { en: 'Other', sv: '' } });
    const rule = add({ account });
    expect(world.do('account', account, 'archive')).toMatchObject({
      refusal: { code: 'accountPosted', params: { rules: 1 } },
    });
    world.must('postingRule', rule, 'archive');
    world.must('account', account, 'archive');
    expect(world.do('postingRule', rule, 'restore')).toMatchObject({
      refusal: { code: 'postingAccountArchived' },
    });
  });
});
