import { expect, test } from 'vitest';
import { billPaid, billPosted } from '#model/areas/purchasing/supplier-bill/bill-voucher.ts';
import type { BillForm, BillLine } from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import { bookVoucher, type Posted } from '#model/areas/setup/posting-rule/book-voucher.ts';
import { builtInAccounts } from '#model/areas/setup/account/built-in-accounts.ts';
import { lose } from '../goods-receipt/goods-receipt.fixtures.ts';
import type { PurchasingWorld } from '../purchase-order/purchase-order.fixtures.ts';
import { billOf, postBill, receivedWorld } from './supplier-bill.fixtures.ts';

function booked(world: PurchasingWorld, posted: readonly Posted[]): string[] {
  const found = bookVoucher(world.view, { series: 'L', number: '1', on: '2026-05-04', text: '', posted });
  if (found.refusals) throw new Error(JSON.stringify(found.refusals));
  const { rows } = found.voucher;
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  return rows.map(({ account, amount }) => `${account} ${amount}`).toSorted();
}

function bookedBill(
  { world, receipt }: ReturnType<typeof receivedWorld>,
  line: Partial<BillLine>,
  over: Partial<BillForm> = {},
): string[] {
  const id = billOf(world, [receipt], () => line, over);
  postBill(world, id);
  const row = world.row('supplierBill', id);
  return row?.posted ? booked(world, billPosted(world.view, row, row.posted.lines)) : [];
}

test('[SBL12] what is owed in credit; goods, stock, cost and VAT in debit', () => {
  const received = receivedWorld(1_000_000, 1000_0000);
  lose(received.world, received.product, received.world.receiving, 400_000);
  expect(bookedBill(received, { price: 1200_0000, amount: 1_200_000_00 })).toEqual([
    '1460 12000000',
    '2440 -150000000',
    '2641 30000000',
    '2995 100000000',
    '4960 8000000',
  ]);
});

test('[SBL12] the VAT is the supplier’s own, and what it rounds is rounding', () => {
  const stated = { net: 1000_00, vat: 250_01, rounding: -1, payable: 1250_00 };
  expect(bookedBill(receivedWorld(10_000, 100_0000), {}, { stated })).toEqual([
    '2440 -125000',
    '2641 25001',
    '2995 100000',
    '3740 -1',
  ]);
});

test('[SBL12] VAT that the buyer reckons goes out and in', () => {
  const stated = { net: 1000_00, vat: 0, rounding: 0, payable: 1000_00 };
  const over = { treatment: 'euSupply', stated } as const;
  expect(bookedBill(receivedWorld(10_000, 100_0000), {}, over)).toEqual([
    '2440 -100000',
    '2614 -25000',
    '2645 25000',
    '2995 100000',
  ]);
  const imported = { treatment: 'export', stated } as const;
  expect(bookedBill(receivedWorld(10_000, 100_0000), { vatRate: 1200 }, imported)).toContain('2625 -12000');
});

test('[SBL12] what is no goods goes to purchases, or to the account that was chosen', () => {
  const account = builtInAccounts.find(({ number }) => number === '5460')?.id ?? '';
  const none = { product: null, receipt: null, receiptLine: null, text: 'Work' };
  expect(bookedBill(receivedWorld(10_000, 100_0000), none)).toContain('4010 100000');
  expect(bookedBill(receivedWorld(10_000, 100_0000), { ...none, account })).toContain('5460 100000');
});

test('[SBL12] a reversed bill takes its voucher back, of what is gone from cost', () => {
  const received = receivedWorld(10_000, 100_0000);
  const { world, receipt } = received;
  const id = billOf(world, [receipt], () => ({ price: 120_0000, amount: 1200_00 }));
  postBill(world, id);
  world.must('supplierBill', id, 'reverse', { reason: 'other' });
  const row = world.row('supplierBill', id);
  expect(row?.reversed && booked(world, billPosted(world.view, row, row.reversed.lines, -1))).toEqual([
    '1460 -20000',
    '2440 150000',
    '2641 -30000',
    '2995 -100000',
  ]);
});

test('[SBL12] a credit note is the other way round', () => {
  const { world, receipt } = receivedWorld(10_000, 100_0000);
  const bill = billOf(world, [receipt]);
  postBill(world, bill);
  const lines = (world.row('supplierBill', bill)?.lines ?? []).map((line) => ({
    ...line,
    id: world.id(),
    price: 10_0000,
    amount: 100_00,
  }));
  const credit = billOf(world, [], () => ({}), { type: 'creditNote', lines });
  postBill(world, credit);
  const row = world.row('supplierBill', credit);
  expect(row?.posted && booked(world, billPosted(world.view, row, row.posted.lines))).toEqual([
    '1460 -10000',
    '2440 12500',
    '2641 -2500',
  ]);
});

test('[SBL13] paid at another rate, the difference is a loss or a gain', () => {
  const { world, receipt } = receivedWorld(10_000, 100_0000);
  const id = billOf(world, [receipt]);
  const row = world.row('supplierBill', id);
  const paid = (rate: number) =>
    row && booked(world, billPaid({ ...row, rate: 11_000_000, currency: 'EUR' }, { rate }));
  expect(paid(11_000_000)).toEqual(['1930 -1375000', '2440 1375000']);
  expect(paid(11_500_000)).toEqual(['1930 -1437500', '2440 1375000', '7960 62500']);
  expect(paid(10_000_000)).toEqual(['1930 -1250000', '2440 1375000', '3960 -125000']);
});
