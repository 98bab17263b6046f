import type { SupplierBillRow } from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import { expect, test } from 'vitest';
import { memberFixture } from '#model/areas/setup/member/member.fixtures.ts';
import { roleFixture } from '#model/areas/setup/role/role.fixtures.ts';
import { usualBills } from '#model/areas/setup/company/bill-policy.ts';
import { billApprovers } from '#model/areas/purchasing/supplier-bill/supplier-bill.limit.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { refused } from '#machines/areas/setup/member/member.fixtures.ts';
import { approveBill, billOf, postBill, receivedWorld } from './supplier-bill.fixtures.ts';

const received = () => receivedWorld(10_000, 100_0000);
const paying = { on: '2026-05-04', rate: 1_000_000 };

test('[SBL2] the number of a supplier is billed once, however it is written, until its bill is gone', () => {
  const { world, receipt } = received();
  const first = billOf(world, [receipt], () => ({}), { supplierNumber: 'F-77 A' });
  const again = { ...world.row('supplierBill', first) };
  const number = world.row('supplierBill', first)?.number ?? '';
  const second = (supplierNumber: string) => () => billOf(world, [receipt], () => ({}), { supplierNumber });
  expect(second('f77a')).toThrow('billTwice');
  expect(number).toBe('SB-2026-00001');
  expect(again.supplierNumber).toBe('F-77 A');
  world.must('supplierBill', first, 'discard');
  expect(second('F77A')).not.toThrow();
});

test('[SBL7] nobody approves what they entered, edited, matched or explained, unless the company has it so', () => {
  const { world, receipt } = received();
  const bill = billOf(world, [receipt]);
  const author = world.by;
  const give = (by: string, type: string, data: object = {}) => {
    world.by = by;
    return world.do('supplierBill', bill, type, data);
  };
  const {
    type,
    supplier,
    supplierNumber,
    billedOn,
    dueOn,
    currency,
    rate,
    treatment,
    stated,
    payTo,
    paymentReference,
    notes,
    source,
    lines,
  } = world.row('supplierBill', bill) as SupplierBillRow; // it was created on the line above
  const form = {
    type,
    supplier,
    supplierNumber,
    billedOn,
    dueOn,
    currency,
    rate,
    treatment,
    stated,
    payTo,
    paymentReference,
    notes,
    source,
    lines,
  };
  expect(give('editor', 'update', { ...form, notes: 'x' }).accepted).toBe(true);
  expect(give('matcher', 'match').accepted).toBe(true);
  for (const by of [author, 'editor', 'matcher']) expect(give(by, 'approve')).toEqual(refused('ownBill'));
  expect(give('other', 'approve').accepted).toBe(true);
  give('other', 'reopen', { reason: 'other' });
  const policies = world.row('company', COMPANY)?.policies;
  world.must('company', COMPANY, 'changePolicies', {
    ...policies,
    bills: { ...usualBills, ownApproval: true },
  });
  expect(give(author, 'match').accepted).toBe(true);
  expect(give(author, 'approve').accepted).toBe(true);
});

test('[SBL7] within the limit of the role; beyond it, who may is named', () => {
  const { world, receipt } = received();
  const bill = billOf(world, [receipt]);
  const join = (
    name: string,
    limit: number | null,
    permission: 'supplierBill.approve' | 'supplierBill.view' = 'supplierBill.approve',
  ): string => {
    const [role, user] = [world.id(), world.id()];
    const limits = { purchaseOrder: null, supplierBill: limit };
    world.must('role', role, 'create', roleFixture({ name, limits, permissions: [permission] }));
    world.must(
      'member',
      world.id(),
      'add',
      memberFixture({ user, email: `${name}@example.com`, role, name }),
      { internal: true },
    );
    return user;
  };
  join('Bo', 1249_99);
  const cleo = join('Cleo', 1250_00);
  join('Dag', null, 'supplierBill.view');
  world.must('supplierBill', bill, 'match');
  world.limits = { supplierBill: 1249_99 };
  world.by = 'other';
  expect(world.do('supplierBill', bill, 'approve')).toMatchObject(
    refused('overYourLimit', {
      limit: 1249_99,
      total: 1250_00,
      permission: 'supplierBill.approve',
      who: 'Cleo',
    }),
  );
  const row = world.row('supplierBill', bill);
  expect(row && billApprovers(world.view, row).map(({ user }) => user)).toEqual([cleo]);
  world.limits = { supplierBill: 1250_00 };
  expect(world.do('supplierBill', bill, 'approve').accepted).toBe(true);
});

test('[SBL6] what changed since it was matched is matched again', () => {
  const { world, receipt } = received();
  const first = billOf(world, [receipt]);
  const second = billOf(world, [receipt], () => ({}), {});
  approveBill(world, first);
  world.must('supplierBill', second, 'match');
  expect(world.row('supplierBill', second)).toMatchObject({ state: { document: 'deviating' } });
  world.must('supplierBill', first, 'reopen', { reason: 'other' });
  world.must('supplierBill', second, 'explain', { reason: 'agreedPrice', note: '' });
  world.by = 'other';
  expect(world.do('supplierBill', second, 'approve')).toMatchObject({
    refusal: { code: 'billOutdated', fix: { type: 'reopen' } },
  });
});

test('[SBL11] bills of the same goods are reversed the last one first, and none that is paid', () => {
  const { world, receipt } = received();
  const half = () => ({ quantity: 5000, amount: 500_00 });
  const [first, second] = [billOf(world, [receipt], half), billOf(world, [receipt], half)];
  postBill(world, first);
  postBill(world, second);
  const reverse = (id: string) => world.do('supplierBill', id, 'reverse', { reason: 'other' });
  expect(reverse(first)).toMatchObject({ refusal: { code: 'billedAfter' } });
  world.must('supplierBill', second, 'pay', paying);
  expect(reverse(second)).toMatchObject({ refusal: { code: 'billPaid' } });
  world.must('supplierBill', second, 'unpay');
  expect(reverse(second).accepted).toBe(true);
  expect(reverse(first).accepted).toBe(true);
  expect(world.replayed()).toEqual(world.snapshot());
});

test('[SBL13] [SBL14] only what is approved is paid, on a day that has come, and is in one file', () => {
  const { world, receipt } = received();
  const bill = billOf(world, [receipt], () => ({}), { payTo: { type: 'bankgiro', account: '', bic: '' } });
  const give = (type: string, data: object = {}) => world.do('supplierBill', bill, type, data);
  expect(give('pay', paying)).toMatchObject({ refusal: { code: 'billNotApproved' } });
  approveBill(world, bill);
  const file = world.id();
  expect(give('order', { file, on: '2026-05-10' })).toMatchObject({ refusal: { code: 'payeeMissing' } });
  expect(give('pay', { ...paying, on: '2026-12-31' })).toMatchObject({ refusal: { code: 'dayNotCome' } });
  expect(give('pay', paying).accepted).toBe(true);
  expect(give('reopen', { reason: 'other' })).toMatchObject({ refusal: { code: 'billPaid' } });
  expect(give('post').accepted).toBe(true);
});
