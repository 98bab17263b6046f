import { expect, test } from 'vitest';
import { grantsOnEntry } from '#model/areas/setup/member/member.entry.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { memberFixture } from '#model/areas/setup/member/member.fixtures.ts';
import { daysAfter } from '#model/values/billing-period.ts';
import { SUBSCRIPTION } from '#model/areas/setup/subscription/subscription.kind.ts';
import { companyWorld } from '#machines/company.fixtures.ts';

const name = 'Nordlager AB';
const start = '2026-05-04T08:00:00.000Z';

function world() {
  const one = companyWorld();
  const [founder, other, role] = [one.id(), one.id(), one.id()];
  one.must('role', role, 'create', { name: 'Ruler', permissions: ['company.manage'] });
  const add = (user: string, email: string, isFounder: boolean): void =>
    void one.must('member', one.id(), 'add', memberFixture({ user, email, role, founder: isFounder }), {
      internal: true,
    });
  add(founder, 'founder@example.com', true);
  add(other, 'other@example.com', false);
  const begin = { plan: 'starter', trialEndsAt: daysAfter(start, 14), series: 'L1', card: null };
  one.must('subscription', SUBSCRIPTION, 'begin', begin, { internal: true });
  const give = (type: string, data: object = {}) => one.do('company', 'company', type, data);
  const passTime = () => one.do('company', 'company', 'passTime', {}, { internal: true });
  return { one, founder, other, give, passTime, state: () => one.row('company', 'company')?.state };
}

const reason = (code: string) => ({ refusal: { code } });

test('[CY6] it is suspended and closed by its name alone, resumed, and reopened until the days are over', () => {
  const { one, give, passTime, state } = world();
  expect(give('suspend', { name: 'Nordlager' })).toMatchObject({
    refusal: { code: 'nameNotTyped', fields: { name: 'nameNotTyped' } },
  });
  expect(give('suspend', { name }).accepted).toBe(true);
  expect(give('resume').accepted).toBe(true);
  expect(give('close', { name: '' })).toMatchObject(reason('nameNotTyped'));
  expect(give('close', { name }).accepted).toBe(true);
  expect(one.row('company', 'company')?.until).toBe(daysAfter(start, 30));
  one.now = daysAfter(start, 29);
  expect(passTime()).toMatchObject(reason('companyNotDue'));
  expect(give('reopen').accepted).toBe(true);
  expect([state(), one.row('company', 'company')?.until]).toEqual(['active', null]);
  one.may = (permission) => permission !== 'company.manage';
  expect(give('close', { name })).toMatchObject(reason('notPermitted'));
});

test('[CY7] while it is suspended or closing nothing is written but what changes that, pays, or takes access away', () => {
  const { one, give } = world();
  let count = 0;
  const made = () => one.do('product', one.id(), 'create', productFixture({ sku: `P-${(count += 1)}` }));
  const setBilling = () => one.do('subscription', SUBSCRIPTION, 'setBilling', { billTo: null }).accepted;
  expect(made().accepted).toBe(true);
  give('suspend', { name });
  expect([made(), setBilling()]).toMatchObject([reason('companySuspended'), true]);
  give('close', { name });
  expect([made(), setBilling()]).toMatchObject([
    { refusal: { code: 'companyClosing', params: { until: '2026-06-03' } } },
    true,
  ]);
  expect(give('update', {})).toMatchObject({ accepted: false });
  give('reopen');
  expect(made().accepted).toBe(true);
});

test('[CY8] closed, it is open to founders alone and paid for no longer; after 90 days to nobody', () => {
  const { one, founder, other, give, passTime, state } = world();
  const entering = () => [founder, other].map((user) => grantsOnEntry(one.view, user) !== null);
  give('close', { name });
  expect(entering()).toEqual([true, true]);
  one.now = daysAfter(start, 30);
  expect(passTime().accepted).toBe(true);
  expect([state(), entering()]).toEqual(['closed', [true, false]]);
  expect(String(one.row('subscription', SUBSCRIPTION)?.state)).toMatch(/^cancel/);
  expect(give('reopen').accepted).toBe(false);
  expect(one.do('subscription', SUBSCRIPTION, 'setBilling', { billTo: null })).toMatchObject(
    reason('companyClosed'),
  );
  one.now = daysAfter(start, 119);
  expect(passTime()).toMatchObject(reason('companyNotDue'));
  one.now = daysAfter(start, 120);
  expect(passTime().accepted).toBe(true);
  expect([state(), entering()]).toEqual(['ended', [false, false]]);
});
