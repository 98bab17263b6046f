import { describe, expect, test } from 'vitest';
import { builtInAccounts } from '#model/areas/setup/account/built-in-accounts.ts';
import { reasonFixture } from '#model/areas/setup/reason/reason.fixtures.ts';
import { companyWorld } from '#machines/company.fixtures.ts';

const form = { number: '7990', name: { en: 'Losses of stock', sv: 'Lagerförluster' } };

function worldWith() {
  const world = companyWorld();
  const account = world.id();
  world.must('account', account, 'create', form);
  const give = (kind: string, id: string, type: string, data?: object) => {
    const answer = world.do(kind, id, type, data);
    return answer.accepted ? 'accepted' : answer.refusal;
  };
  return { world, account, give };
}

describe('account', () => {
  test('[ACN1] a number is that of one account, archived ones included', () => {
    const { world, account, give } = worldWith();
    world.must('account', account, 'archive');
    expect(give('account', world.id(), 'create', form)).toEqual({
      code: 'accountTaken',
      params: { number: '7990' },
      fields: { number: 'accountTaken' },
    });
  });

  test('[ACN2] may be renamed, a built-in one too, and keeps its number', () => {
    const { world, give } = worldWith();
    const [first] = builtInAccounts;
    if (!first) throw new Error('some are built in');
    const { id, ...data } = first;
    world.must('account', id, 'update', { ...data, name: { en: 'Goods', sv: 'Varor' } });
    expect(world.row('account', id)).toMatchObject({ name: { en: 'Goods' }, builtIn: true });
    expect(give('account', id, 'update', { ...data, number: '1' + data.number })).toEqual({
      code: 'accountKeepsNumber',
      fields: { number: 'accountKeepsNumber' },
    });
  });

  test('[ACN3] is not archived while a reason in use names it', () => {
    const { world, account, give } = worldWith();
    const reason = world.id();
    world.must('reason', reason, 'create', reasonFixture({ action: 'scrap', code: 'flood', account }));
    expect(give('account', account, 'archive')).toMatchObject({ code: 'accountNamed', params: { count: 1 } });
    world.must('reason', reason, 'archive');
    expect(give('account', account, 'archive')).toBe('accepted');
  });

  test('[ACN4] a company begins with the built-in ones, each with an id and a number of its own', () => {
    const { world } = worldWith();
    const rows = [...world.store.all('account').values()];
    expect(rows).toHaveLength(builtInAccounts.length + 1);
    expect(new Set(builtInAccounts.flatMap(({ id, number }) => [id, number])).size).toBe(
      2 * builtInAccounts.length,
    );
    expect(world.replayed()).toEqual(world.snapshot());
  });
});

describe('the account of a reason', () => {
  test('[RN9] is one in use, or the one that it had', () => {
    const { world, account, give } = worldWith();
    const reason = world.id();
    const named = reasonFixture({ action: 'scrap', code: 'flood', account });
    world.must('reason', reason, 'create', named);
    world.must('reason', reason, 'archive');
    world.must('account', account, 'archive');
    world.must('reason', reason, 'restore');
    world.must('reason', reason, 'update', { ...named, name: { en: 'Flood', sv: '' } });
    const refused = { code: 'unknownAccount', fields: { account: 'unknownAccount' } };
    expect(give('reason', world.id(), 'create', { ...named, code: 'fire' })).toEqual(refused);
    expect(give('reason', world.id(), 'create', { ...named, code: 'fire', account: world.id() })).toEqual(
      refused,
    );
  });

  test('[RN10] only reasons of adjustments ask for approval', () => {
    const { world, give } = worldWith();
    const of = (action: 'cancel' | 'revalue') =>
      give('reason', world.id(), 'create', reasonFixture({ action, code: 'flood', approval: true }));
    expect(of('cancel')).toEqual({ code: 'approvalNotHeeded', fields: { approval: 'approvalNotHeeded' } });
    expect(of('revalue')).toBe('accepted');
  });
});
