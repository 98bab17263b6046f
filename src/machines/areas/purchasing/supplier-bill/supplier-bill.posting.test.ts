import { describe, expect, test } from 'vitest';
import { lose } from '../goods-receipt/goods-receipt.fixtures.ts';
import type { PurchasingWorld } from '../purchase-order/purchase-order.fixtures.ts';
import { approveBill, billOf, postBill, receivedWorld } from './supplier-bill.fixtures.ts';

const of = (amount: number, price: number) => () => ({ amount, price });

describe('posting what goods cost beyond what they were received at', () => {
  test('[SBL8] received at 1.0 M, billed 1.2 M, 40 % sold: stock +120 k, cost +80 k, nothing accrued', () => {
    const { world, product, receipt, worth } = receivedWorld(1_000_000, 1000_0000);
    expect(worth()).toMatchObject({ quantity: 1_000_000, value: 1_000_000_00 });
    lose(world, product, world.receiving, 400_000);
    const bill = billOf(world, [receipt], of(1_200_000_00, 1200_0000));
    postBill(world, bill);
    const [line] = world.row('supplierBill', bill)?.posted?.lines ?? [];
    expect(line).toMatchObject({
      billed: 1_200_000_00,
      accrued: 1_000_000_00,
      value: 120_000_00,
      expensed: 80_000_00,
      cost: 0,
    });
    expect(worth()).toMatchObject({ quantity: 600_000, value: 720_000_00 });
    expect(world.replayed()).toEqual(world.snapshot());
  });

  test('[SBL8] the first bill is reversed, the second says 200: the value is 200', () => {
    const { world, receipt, worth } = receivedWorld(1000, 100_0000);
    const first = billOf(world, [receipt], of(150_00, 150_0000));
    postBill(world, first);
    expect(worth()).toMatchObject({ value: 150_00 });
    world.must('supplierBill', first, 'reverse', { reason: 'enteredByMistake' });
    expect(worth()).toMatchObject({ value: 100_00 });
    expect(world.row('goodsReceipt', receipt)?.lines[0]?.bills).toBeUndefined();
    postBill(world, billOf(world, [receipt], of(200_00, 200_0000)));
    expect(worth()).toMatchObject({ value: 200_00 });
    expect(world.replayed()).toEqual(world.snapshot());
  });

  test('[SBL11] what a reversal takes back of cost was expensed, of stock what is still there', () => {
    const { world, product, receipt, worth } = receivedWorld(10_000, 100_0000);
    lose(world, product, world.receiving, 2000);
    const bill = billOf(world, [receipt], of(1200_00, 120_0000));
    postBill(world, bill);
    expect(worth()).toMatchObject({ quantity: 8000, value: 960_00 });
    lose(world, product, world.receiving, 4000);
    world.must('supplierBill', bill, 'reverse', { reason: 'enteredByMistake' });
    const [line] = world.row('supplierBill', bill)?.reversed?.lines ?? [];
    expect(line).toMatchObject({ value: -80_00, expensed: -120_00, accrued: -1000_00 });
    expect(worth()).toMatchObject({ quantity: 4000, value: 400_00 });
  });

  test('[SBL8] two bills of halves each take their share of what is gone', () => {
    const { world, product, receipt, worth } = receivedWorld(10_000, 100_0000);
    lose(world, product, world.receiving, 4000);
    for (const _ of [1, 2])
      postBill(
        world,
        billOf(world, [receipt], () => ({ quantity: 5000, amount: 600_00, price: 120_0000 })),
      );
    const parts = world.row('goodsReceipt', receipt)?.lines[0]?.bills ?? [];
    expect(parts.map(({ quantity, difference }) => [quantity, difference])).toEqual([
      [5000, 100_00],
      [5000, 100_00],
    ]);
    expect(worth()).toMatchObject({ quantity: 6000, value: 720_00 });
  });

  test('[SBL9] [SBL10] what is billed beyond what was received waits for a credit note', () => {
    const { world, receipt, worth } = receivedWorld(10_000, 100_0000);
    const bill = billOf(world, [receipt], () => ({ quantity: 12_000, amount: 1200_00 }));
    approveBill(world, bill);
    expect(world.row('supplierBill', bill)?.deviations).toMatchObject([
      { code: 'quantityHigher', field: 'quantity', expected: 10_000, found: 12_000 },
    ]);
    world.must('supplierBill', bill, 'post');
    const accruedOf = (id: string) =>
      world.row('supplierBill', id)?.posted?.lines.reduce((sum, { accrued }) => sum + accrued, 0);
    expect(accruedOf(bill)).toBe(1200_00);
    expect(worth()).toMatchObject({ value: 1000_00 });
    const row = world.row('supplierBill', bill);
    const lines = (row?.lines ?? []).map((line) => ({
      ...line,
      id: world.id(),
      quantity: 2000,
      amount: 200_00,
    }));
    const credit = billOf(world, [], () => ({}), { type: 'creditNote', lines });
    postBill(world, credit);
    expect(accruedOf(credit)).toBe(-200_00);
    expect(worth()).toMatchObject({ value: 1000_00 });
    expect(world.replayed()).toEqual(world.snapshot());
  });

  test('[SBL10] a credit note for a lower price takes it from stock and from cost', () => {
    const { world, product, receipt, worth } = receivedWorld(10_000, 100_0000);
    const bill = billOf(world, [receipt]);
    postBill(world, bill);
    lose(world, product, world.receiving, 5000);
    const lines = (world.row('supplierBill', bill)?.lines ?? []).map((line) => ({
      ...line,
      id: world.id(),
      price: 10_0000,
      amount: 100_00,
    }));
    const credit = billOf(world, [], () => ({}), { type: 'creditNote', lines });
    postBill(world, credit);
    expect(world.row('supplierBill', credit)?.posted?.lines).toMatchObject([
      { accrued: 0, value: -50_00, expensed: -50_00, quantity: 0 },
    ]);
    expect(worth()).toMatchObject({ quantity: 5000, value: 450_00 });
  });

  test('[GR52] billed goods keep their receipt, and go back at what they were billed at', () => {
    const { world, receipt, worth } = receivedWorld(10_000, 100_0000);
    const bill = billOf(world, [receipt], of(1200_00, 120_0000));
    postBill(world, bill);
    expect(world.do('goodsReceipt', receipt, 'reverse', { reason: 'wrongItem' })).toMatchObject({
      refusal: { code: 'receiptBilled' },
    });
    sendBack(world, receipt, 4000);
    expect(worth()).toMatchObject({ quantity: 6000, value: 720_00 });
  });

  test('[SR5] what went back before the bill bears nothing of it: the rest goes back at what it was billed at', () => {
    const { world, receipt, worth } = receivedWorld(10_000, 100_0000);
    sendBack(world, receipt, 4000);
    postBill(world, billOf(world, [receipt], of(720_00, 120_0000)));
    sendBack(world, receipt, 2000);
    expect(worth()).toMatchObject({ quantity: 4000, value: 480_00 });
  });

  test('[SBL1] [SBL8] one bill of many receipts, and of what is no goods', () => {
    const { world, receipt, receive, worth } = receivedWorld(10_000, 100_0000);
    const second = receive(3000, 33_3300);
    const freight = {
      product: null,
      code: '',
      text: 'Freight',
      quantity: 1000,
      price: 50_0000,
      discount: 0,
      amount: 50_00,
      vatRate: 2500,
      receipt: null,
      receiptLine: null,
    };
    const made = billOf(world, [receipt, second]);
    const row = world.row('supplierBill', made);
    world.must('supplierBill', made, 'discard');
    const bill = billOf(world, [], () => ({}), {
      lines: [
        ...(row?.lines ?? []).map((line) => ({ ...line, id: world.id() })),
        { ...freight, id: world.id() },
      ],
    });
    postBill(world, bill);
    expect(world.row('supplierBill', bill)?.deviations).toEqual([]);
    expect(world.row('supplierBill', bill)?.posted?.lines).toMatchObject([
      { accrued: 1000_00, value: 0, cost: 0 },
      { accrued: 99_99, value: 0, cost: 0 },
      { accrued: 0, value: 0, cost: 50_00 },
    ]);
    expect(worth()).toMatchObject({ value: 1099_99 });
  });
});

/** Goods of a receipt go back to their supplier. */
function sendBack(world: PurchasingWorld, receipt: string, quantity: number): void {
  const back = world.id();
  world.must('supplierReturn', back, 'create', { receipt });
  const [line] = world.row('supplierReturn', back)?.lines ?? [];
  world.must('supplierReturn', back, 'update', {
    notes: '',
    lines: [{ ...line, quantity, reason: 'quality' }],
  });
  world.must('supplierReturn', back, 'request');
  world.must('supplierReturn', back, 'accept', { theirReference: 'RMA' });
  world.must('supplierReturn', back, 'dispatch');
}
