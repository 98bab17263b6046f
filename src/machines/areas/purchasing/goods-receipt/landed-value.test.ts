import { describe, expect, test } from 'vitest';
import { landValue, splitLanded, type LandedAmount } from '#model/stock/stock.land-value.ts';
import type { Valued } from '#model/stock/stock.facts.ts';
import { SendingWorld } from '../supplier-return/sending-back.fixtures.ts';
import { countedReceipt, writeStock } from './goods-receipt.fixtures.ts';

/** A product that is bought, sold and sent back, and whose receipts cost more than was known. */
class LandingWorld extends SendingWorld {
  buy(quantity: number, unitCost: number): string {
    const { base, product } = this;
    const id = countedReceipt(base, [{ product, quantity, unitCost }]);
    base.must('goodsReceipt', id, 'post');
    return id;
  }

  sell(quantity: number, from = this.base.receiving): void {
    writeStock(this.base, { moves: [{ product: this.product, quantity, from, to: 'customer' }] });
  }

  comeBack(quantity: number, value: number): void {
    const { product, base } = this;
    writeStock(base, {
      moves: [{ product, quantity, from: 'customer', to: base.receiving, value }],
    });
  }

  amount(id: string, amount: number): LandedAmount {
    const receipt = this.base.row('goodsReceipt', id);
    const line = receipt?.lines[0]?.id ?? '';
    if (!receipt) throw new Error('no such receipt');
    return { receipt, line, amount, kind: 'landed' };
  }

  /** Lands an amount on a receipt; what went to stock, and what to cost of goods. */
  land(id: string, amount: number): readonly [number, number] {
    const landed = this.amount(id, amount);
    writeStock(this.base, { values: [landValue(landed)] });
    const { value = 0, expensed = 0 } = this.entries().at(-1) ?? {};
    return [value, expensed];
  }

  entries(): Valued['entries'] {
    return this.base.log.flatMap(({ type, data }) => (type === 'valued' ? (data as Valued).entries : [])); // the ledger wrote it
  }

  /** Minor units that left or were expensed, without what came back. */
  cost(): number {
    return this.entries().reduce(
      (sum, { type, value, expensed = 0 }) => sum + expensed - (type === 'out' ? value : 0),
      0,
    );
  }
}

describe('what a receipt cost more, after the fact', () => {
  test('[ST27] 5 at 10 and 5 at 12, one sold, landed 10 on the first: stock 108, average 12, the sale cost 12', () => {
    const world = new LandingWorld();
    const first = world.buy(5_000, 10_0000);
    world.buy(5_000, 12_0000);
    world.sell(1_000);
    expect(world.land(first, 10_00)).toEqual([9_00, 1_00]);
    expect(world.worth()).toEqual({ quantity: 9_000, value: 108_00 });
    expect(world.cost()).toBe(12_00);
  });

  test('[ST27] is foreseen as it is booked', () => {
    const world = new LandingWorld();
    const receipt = world.buy(3_000, 10_0000);
    world.sell(1_000);
    expect(splitLanded(world.base.view, [world.amount(receipt, 10_00)])).toEqual([
      { value: 6_67, expensed: 3_33 },
    ]);
    expect(world.land(receipt, 10_00)).toEqual([6_67, 3_33]);
  });

  test('[ST27] 100 received, landed 20 and then 30: 150', () => {
    const world = new LandingWorld();
    const receipt = world.buy(10_000, 10_0000);
    world.land(receipt, 20_00);
    world.land(receipt, 30_00);
    expect(world.worth()).toEqual({ quantity: 10_000, value: 150_00 });
  });

  test('[ST27] 10 received, 4 returned to the supplier: landed over 6, whatever else is here', () => {
    const world = new LandingWorld();
    const { receipt } = world.received(10_000);
    const other = world.buy(10_000, 50_0000);
    world.sent(receipt, 4_000);
    expect(world.land(receipt, 6_00)).toEqual([6_00, 0]);
    expect(world.land(other, 10_00)).toEqual([10_00, 0]);
    // 4 of the 16 leave: a quarter of each receipt.
    world.sell(4_000);
    expect(world.land(receipt, 6_00)).toEqual([4_50, 1_50]);
    expect(world.land(other, 10_00)).toEqual([7_50, 2_50]);
  });

  test('[ST27] a return to the supplier that is reversed is of its receipt again', () => {
    const world = new LandingWorld();
    const { receipt } = world.received(10_000);
    world.buy(10_000, 50_0000);
    world.sell(10_000);
    const sent = world.sent(receipt, 4_000);
    expect(world.land(receipt, 6_00)).toEqual([1_00, 5_00]);
    world.give(sent, 'reverse', { reason: 'wrongItem' });
    expect(world.land(receipt, 10_00)).toEqual([5_00, 5_00]);
  });

  test('[ST27] goods that come back are of the receipts that they were of, also after the last of them had left', () => {
    const world = new LandingWorld();
    const receipt = world.buy(10_000, 10_0000);
    world.sell(4_000);
    world.comeBack(4_000, 40_00);
    expect(world.land(receipt, 10_00)).toEqual([10_00, 0]);
    world.sell(10_000);
    expect(world.land(receipt, 10_00)).toEqual([0, 10_00]);
    world.comeBack(5_000, 55_00);
    expect(world.land(receipt, 10_00)).toEqual([5_00, 5_00]);
  });

  test('[ST27] nothing is left of a receipt once the stock was empty, whatever came in since', () => {
    const world = new LandingWorld();
    const first = world.buy(10_000, 10_0000);
    world.sell(10_000);
    const second = world.buy(10_000, 10_0000);
    expect(world.land(first, 10_00)).toEqual([0, 10_00]);
    expect(world.land(second, 10_00)).toEqual([10_00, 0]);
  });

  test('[ST27] a receipt that is reversed takes what is still here of it, and leaves the others what they have', () => {
    const world = new LandingWorld();
    const [first, second] = [world.buy(10_000, 10_0000), world.buy(10_000, 10_0000)];
    world.sell(5_000);
    world.base.must('goodsReceipt', first, 'reverse', { reason: 'wrongItem' });
    // 7.5 of the first were here by then: the other 2.5 left as any would, from the 7.5 of the second.
    expect(world.land(second, 10_00)).toEqual([5_00, 5_00]);
    expect(world.worth()).toEqual({ quantity: 5_000, value: 55_00 });
  });

  test('[ST27] taken back, it leaves stock and cost of goods as if it had never been', () => {
    const world = new LandingWorld();
    const receipt = world.buy(10_000, 10_0000);
    world.land(receipt, 10_00);
    world.sell(5_000);
    expect(world.land(receipt, -10_00)).toEqual([-5_00, -5_00]);
    expect(world.worth()).toEqual({ quantity: 5_000, value: 50_00 });
    expect(world.cost()).toBe(50_00);
  });

  test('[ST27] a share is exact after two thousand sales and receipts without empty stock', () => {
    const world = new LandingWorld();
    const { product, base } = world;
    const old = world.buy(1_000_000, 1_0000);
    const moves = Array.from({ length: 2_000 }, () => [
      { product, quantity: 500_000, from: base.receiving, to: 'customer' },
      { product, quantity: 500_000, from: 'supplier', to: base.receiving, unitCost: 1_0000 },
    ]).flat();
    for (let from = 0; from < moves.length; from += 500)
      writeStock(base, { moves: moves.slice(from, from + 500) });
    expect(world.land(old, 1_000_000_00)).toEqual([0, 1_000_000_00]);
    const last = world.buy(1_000_000, 1_0000);
    world.sell(500_000);
    expect(world.land(last, 1_000_000_000_00)).toEqual([750_000_000_00, 250_000_000_00]);
    expect(base.replayed()).toEqual(base.snapshot());
  });
});
