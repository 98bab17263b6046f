import { describe, expect, test } from 'vitest';
import type { BillForm } from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import { billForm } from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import { refused } from '#machines/areas/setup/member/member.fixtures.ts';
import { billOf, postBill, receivedWorld } from './supplier-bill.fixtures.ts';

const received = () => receivedWorld(10_000, 100_0000);
type Received = ReturnType<typeof received>;
const order = { file: '0198a000-0000-7000-8000-00000000000f', on: '2026-05-10' };
const agreed = { reason: 'agreedPrice', note: '' };

/** A command of somebody. */
const give = ({ world }: Received, bill: string, by: string, type: string, data: object = {}) => {
  world.by = by;
  return world.do('supplierBill', bill, type, data);
};

/** What may be entered of a bill. */
const formOf = ({ world }: Received, bill: string, over: Partial<BillForm> = {}): BillForm => {
  const row = world.row('supplierBill', bill);
  const fields = Object.keys(billForm.shape) as (keyof BillForm)[]; // of its schema
  return { ...(Object.fromEntries(fields.map((field) => [field, row?.[field]])) as BillForm), ...over };
};

describe('[SBL7] whoever had a hand in a bill does not approve it', () => {
  test('though somebody else edited it after them', () => {
    const all = received();
    const bill = billOf(all.world, [all.receipt]);
    for (const by of ['first', 'second'])
      expect(give(all, bill, by, 'update', formOf(all, bill, { notes: by })).accepted).toBe(true);
    expect(give(all, bill, 'matcher', 'match').accepted).toBe(true);
    expect(give(all, bill, 'first', 'approve')).toEqual(refused('ownBill'));
    expect(give(all, bill, 'third', 'approve').accepted).toBe(true);
  });

  test('though somebody else explained what they matched', () => {
    const all = received();
    const bill = billOf(all.world, [all.receipt], () => ({ price: 130_0000, amount: 1300_00 }));
    expect(give(all, bill, 'matcher', 'match').accepted).toBe(true);
    expect(give(all, bill, 'explainer', 'explain', agreed).accepted).toBe(true);
    expect(give(all, bill, 'matcher', 'approve')).toEqual(refused('ownBill'));
    expect(give(all, bill, 'third', 'approve').accepted).toBe(true);
  });
});

describe('[SBL7] the limit of a role counts what a bill moves', () => {
  const beyond = (over: Partial<BillForm>) => {
    const all = received();
    const bill = billOf(all.world, [all.receipt], () => ({}), over);
    all.world.must('supplierBill', bill, 'match');
    all.world.do('supplierBill', bill, 'explain', agreed);
    all.world.limits = { supplierBill: 1249_99 };
    return give(all, bill, 'other', 'approve');
  };
  test('a credit note of less than nothing is money that goes out', () => {
    const stated = { net: -1000_00, vat: -250_00, rounding: 0, payable: -1250_00 };
    expect(beyond({ type: 'creditNote', stated })).toMatchObject({ refusal: { code: 'overYourLimit' } });
  });
  test('little to pay does not hide what lines come to', () => {
    const stated = { net: 1000_00, vat: 250_00, rounding: 0, payable: 1_00 };
    expect(beyond({ stated })).toMatchObject({ refusal: { code: 'overYourLimit' } });
  });
});

test.each([1_000_00, -1_249_00])('[SBL3] %i is more than rounding', (rounding) => {
  const { world, receipt } = received();
  const stated = { net: 1000_00, vat: 250_00, rounding, payable: 1250_00 + rounding };
  const bill = billOf(world, [receipt], () => ({}), { stated });
  world.must('supplierBill', bill, 'match');
  expect(world.row('supplierBill', bill)?.deviations).toMatchObject([
    { field: 'stated.rounding', code: 'payableDiffers', expected: 0, found: rounding },
  ]);
});

test('[SBL11, SBL14] what is in a file of payments is not reversed, and is in it no more once it is', () => {
  const all = received();
  const { world } = all;
  const bill = billOf(world, [all.receipt], () => ({}), {
    payTo: { type: 'bankgiro', account: '5050-1055', bic: '' },
  });
  postBill(world, bill);
  world.must('supplierBill', bill, 'order', order);
  expect(world.do('supplierBill', bill, 'reverse', { reason: 'other' })).toMatchObject({
    refusal: { code: 'billOrdered', fix: { type: 'takeBackOrder' } },
  });
  world.must('supplierBill', bill, 'takeBackOrder');
  world.must('supplierBill', bill, 'reverse', { reason: 'other' });
  expect(world.view.by('supplierBill', 'paymentFile', order.file)).toEqual([]);
});

test('[SBL2] invisible characters and other hyphens make no other number', () => {
  const all = received();
  billOf(all.world, [all.receipt], () => ({}), { supplierNumber: 'F-2026 7' });
  for (const supplierNumber of ['f\u20112026\u00A07', 'F\u200B2026\u20137', '\uFF26-2026 7', 'F20\u00AD267'])
    expect(() => billOf(all.world, [all.receipt], () => ({}), { supplierNumber })).toThrow('billTwice');
});

test('[SBL1] lines have ids of their own', () => {
  const all = received();
  const { world } = all;
  const first = billOf(world, [all.receipt]);
  const form = formOf(all, first);
  const create = (lines: BillForm['lines']) =>
    world.do('supplierBill', world.id(), 'create', { ...form, supplierNumber: world.id(), lines });
  const [line] = form.lines;
  if (!line) throw new Error('no line');
  const id = world.id();
  expect(
    create([
      { ...line, id },
      { ...line, id },
    ]).accepted,
  ).toBe(false);
  expect(create([line]).accepted).toBe(false);
});

test('[SBL16] who is limited to warehouses bills no goods that came to others, and leaves those that are on a bill', () => {
  const all = received();
  const { world } = all;
  const before = billOf(world, [all.receipt]);
  world.warehouses = new Set([world.id()]);
  expect(() => billOf(world, [all.receipt])).toThrow('receiptOfAnother');
  const edited = formOf(all, before, { notes: 'x' });
  expect(world.do('supplierBill', before, 'update', edited).accepted).toBe(true);
  world.warehouses = new Set([world.warehouse]);
  expect(() => billOf(world, [all.receipt])).not.toThrow();
});
