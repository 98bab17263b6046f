import { expect, test } from 'vitest';
import type { BillLine } from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import { writeStock } from '../goods-receipt/goods-receipt.fixtures.ts';
import { SendingWorld } from '../supplier-return/sending-back.fixtures.ts';
import { notBilledIn } from './not-billed.fixtures.ts';
import { billOf, postBill } from './supplier-bill.fixtures.ts';

const reason = { reason: 'other' };

/** Ten came in at 100.00; bills and credit notes charge so many thousandths, and so much in all. */
class BilledWorld extends SendingWorld {
  readonly receipt = this.received(10_000, {}, { price: 100_0000 }).receipt;

  charge(quantity: number, amount: number, type: 'bill' | 'creditNote' = 'bill'): string {
    const { base, receipt, product } = this;
    const receiptLine = base.row('goodsReceipt', receipt)?.lines[0]?.id ?? '';
    const line: BillLine = {
      id: base.id(),
      product,
      code: '',
      text: '',
      quantity,
      price: 0,
      discount: 0,
      amount,
      vatRate: 2500,
      receipt,
      receiptLine,
    };
    const id = billOf(base, [], () => ({}), { type, lines: [line] });
    postBill(base, id);
    return id;
  }

  credit = (quantity: number, amount: number): string => this.charge(quantity, amount, 'creditNote');

  unbill(id: string): void {
    this.base.must('supplierBill', id, 'reverse', reason);
  }

  /** What a return leaves at. */
  costOf = (id: string): number | undefined => this.row(id).lines[0]?.cost;

  booked(id: string, fact: 'posted' | 'reversed' = 'posted'): object {
    const { accrued, value, expensed, rest } = this.base.row('supplierBill', id)?.[fact]?.lines[0] ?? {};
    return { accrued, value, expensed, rest };
  }

  notBilled = (): number => notBilledIn(this.base, this.receipt);
}

test('[SR5, GR53] goods that are not billed go back first, at what they came in at: nothing stays among those not billed', () => {
  const world = new BilledWorld();
  world.charge(5000, 600_00);
  expect(world.costOf(world.sent(world.receipt, 4000))).toBe(400_00);
  expect(world.notBilled()).toBe(100_00);
  world.charge(1000, 100_00);
  expect(world.notBilled()).toBe(0);
  expect(world.worth()).toEqual({ quantity: 6000, value: 700_00 });
});

test('[SR5, GR53] beyond them, they go back at what they were billed at, and wait for a credit of that', () => {
  const world = new BilledWorld();
  world.charge(5000, 600_00);
  expect(world.costOf(world.sent(world.receipt, 7000))).toBe(740_00);
  expect(world.notBilled()).toBe(-240_00);
  expect(world.booked(world.credit(2000, 240_00))).toEqual({
    accrued: -240_00,
    value: 0,
    expensed: 0,
    rest: 0,
  });
  expect(world.notBilled()).toBe(0);
  expect(world.worth()).toEqual({ quantity: 3000, value: 360_00 });
});

test('[SBL11, GR53] a bill is reversed after goods went back at it: they went back at what they came in at, and so does the rest', () => {
  const world = new BilledWorld();
  const bill = world.charge(10_000, 1200_00);
  expect(world.costOf(world.sent(world.receipt, 4000))).toBe(480_00);
  world.unbill(bill);
  expect(world.booked(bill, 'reversed')).toEqual({ accrued: -1080_00, value: -120_00, expensed: 0, rest: 0 });
  expect(world.worth()).toEqual({ quantity: 6000, value: 600_00 });
  expect(world.notBilled()).toBe(600_00);
  expect(world.costOf(world.sent(world.receipt, 3000))).toBe(300_00);
  world.charge(3000, 360_00);
  expect(world.notBilled()).toBe(0);
  expect(world.worth()).toEqual({ quantity: 3000, value: 360_00 });
});

test('[SBL9, SBL10] what is billed twice waits for a credit at its own price', () => {
  const world = new BilledWorld();
  world.charge(10_000, 1000_00);
  world.charge(10_000, 1200_00);
  expect(world.notBilled()).toBe(-1200_00);
  expect(world.booked(world.credit(10_000, 1200_00))).toMatchObject({ accrued: -1200_00, rest: 0 });
  expect(world.notBilled()).toBe(0);
  expect(world.worth()).toEqual({ quantity: 10_000, value: 1000_00 });
});

test('[SBL10] what never came is credited before what went back', () => {
  const world = new BilledWorld();
  world.charge(12_000, 1440_00);
  world.sent(world.receipt, 1000);
  world.charge(1000, 90_00);
  expect(world.notBilled()).toBe(-240_00 - 120_00 - 90_00);
  world.credit(3000, 330_00);
  expect(world.notBilled()).toBe(-120_00);
  world.credit(1000, 120_00);
  expect(world.notBilled()).toBe(0);
});

test('[SBL10] what is credited of goods of which nothing is kept is cost, whatever else is here', () => {
  const world = new BilledWorld();
  const other = world.received(10_000, {}, { price: 50_0000 });
  world.charge(10_000, 1200_00);
  world.sent(world.receipt, 10_000);
  world.credit(10_000, 1200_00);
  expect(world.notBilled()).toBe(0);
  expect(world.booked(world.credit(10_000, 30_00))).toEqual({
    accrued: 0,
    value: 0,
    expensed: -30_00,
    rest: 0,
  });
  expect(world.worth()).toEqual({ quantity: 10_000, value: 500_00 });
  expect(notBilledIn(world.base, other.receipt)).toBe(500_00);
});

test('[SBL10] a lower price of what was charged is one of what went back too, by its share', () => {
  const world = new BilledWorld();
  world.charge(10_000, 1200_00);
  world.sent(world.receipt, 4000);
  expect(world.booked(world.credit(0, 100_00))).toEqual({
    accrued: -40_00,
    value: -60_00,
    expensed: 0,
    rest: 0,
  });
  expect(world.notBilled()).toBe(-440_00);
  world.credit(4000, 440_00);
  expect(world.notBilled()).toBe(0);
  expect(world.worth()).toEqual({ quantity: 6000, value: 660_00 });
});

test('[SBL8] what is billed of a line without goods is a higher price of them, and waits for nothing', () => {
  const world = new BilledWorld();
  world.charge(10_000, 1000_00);
  expect(world.booked(world.charge(0, 50_00))).toEqual({ accrued: 0, value: 50_00, expensed: 0, rest: 0 });
  expect(world.notBilled()).toBe(0);
});

test('[SR10, GR53] goods that did not go back after all are those that were billed beyond what was here', () => {
  const world = new BilledWorld();
  const sent = world.sent(world.receipt, 4000);
  world.charge(10_000, 1200_00);
  expect(world.notBilled()).toBe(-480_00);
  world.give(sent, 'reverse', reason);
  expect(world.notBilled()).toBe(0);
  expect(world.worth()).toEqual({ quantity: 10_000, value: 1200_00 });
  // What is charged now is beyond them all.
  world.charge(1000, 130_00);
  expect(world.notBilled()).toBe(-130_00);
  expect(world.worth()).toEqual({ quantity: 10_000, value: 1200_00 });
});

test('[SR10, GR53] what was expensed as goods went back is expensed no more as they did not', () => {
  const world = new BilledWorld();
  const { base, product, receipt } = world;
  writeStock(base, { values: [{ product, type: 'revaluation', value: 700_00 }] });
  const sent = world.sent(receipt, 10_000);
  expect(world.notBilled()).toBe(0);
  world.give(sent, 'reverse', reason);
  expect(world.worth()).toEqual({ quantity: 10_000, value: 700_00 });
  expect(world.notBilled()).toBe(1000_00);
  expect(base.replayed()).toEqual(base.snapshot());
});

test('[GR18, GR53] what a receipt cost more is no matter of what went back of it before', () => {
  const world = new BilledWorld();
  const { base, receipt } = world;
  world.sent(receipt, 4000);
  const line = base.row('goodsReceipt', receipt)?.lines[0]?.id;
  base.must('goodsReceipt', receipt, 'correctCost', { ...reason, lines: [{ line, unitCost: 120_0000 }] });
  expect(world.worth()).toEqual({ quantity: 6000, value: 720_00 });
  expect(world.notBilled()).toBe(720_00);
  expect(world.costOf(world.sent(receipt, 1000))).toBe(120_00);
  world.charge(5000, 600_00);
  expect(world.notBilled()).toBe(0);
  expect(world.worth()).toEqual({ quantity: 5000, value: 600_00 });
});

test('[SBL11] of lines that charge the same goods the last one is taken back first', () => {
  const world = new BilledWorld();
  const { base, receipt } = world;
  const [line] = base.row('goodsReceipt', receipt)?.lines ?? [];
  if (!line) throw new Error('nothing came in');
  const bill = billOf(base, [receipt], () => ({ quantity: 6000, amount: 720_00 }));
  const lines = (base.row('supplierBill', bill)?.lines ?? []).flatMap((one) => [
    one,
    { ...one, id: base.id(), amount: 540_00 },
  ]);
  base.must('supplierBill', bill, 'discard');
  const both = billOf(base, [], () => ({}), { lines });
  postBill(base, both);
  const accrued = (fact: 'posted' | 'reversed') =>
    base.row('supplierBill', both)?.[fact]?.lines.map((one) => one.accrued);
  // Four of the second line's six are here, at 90.00 each; two wait.
  expect(accrued('posted')).toEqual([600_00, 400_00 + 180_00]);
  expect(world.worth()).toEqual({ quantity: 10_000, value: 1080_00 });
  world.unbill(both);
  expect(accrued('reversed')).toEqual([-600_00, -580_00]);
  expect(world.worth()).toEqual({ quantity: 10_000, value: 1000_00 });
  expect(world.notBilled()).toBe(1000_00);
});
