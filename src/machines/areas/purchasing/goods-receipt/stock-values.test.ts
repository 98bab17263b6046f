import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StockEffect } from '#model/engine/document-type.ts';
import type { Valued } from '#model/stock/stock.facts.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import { purchasingWorld } from '../purchase-order/purchase-order.fixtures.ts';
import { countedReceipt, writeStock } from './goods-receipt.fixtures.ts';

const DAY = 86_400_000;

/** One product in one bin: what is done to it, and what the ledger says afterwards. */
function productWorld() {
  const world = purchasingWorld();
  const product = activeProduct(world, { unit: 'kg' });
  const stock = (effect: StockEffect): void => writeStock(world, effect);
  return {
    world,
    product,
    held: () => world.row('valuation', product) ?? { quantity: 0, value: 0 },
    stock,
    /** Posts a receipt of one line, some days ago; returns its id. */
    receive(quantity: number, unitCost: number, daysAgo = 0): string {
      const id = countedReceipt(world, [{ product, quantity, unitCost }]);
      const receivedAt = new Date(Date.parse(world.now) - daysAgo * DAY).toISOString();
      world.must('goodsReceipt', id, 'post', { receivedAt });
      return id;
    },
    correct(receipt: string, unitCost: number): boolean {
      const line = world.row('goodsReceipt', receipt)?.lines[0]?.id ?? '';
      const data = { reason: 'invoiceDiffers', lines: [{ line, unitCost }] };
      return world.do('goodsReceipt', receipt, 'correctCost', data).accepted;
    },
    sell: (quantity: number): void =>
      stock({ moves: [{ product, quantity, from: world.receiving, to: 'customer' }] }),
    comeBack: (quantity: number, value: number): void =>
      stock({ moves: [{ product, quantity, from: 'customer', to: world.receiving, value }] }),
    entries: (): Valued['entries'] =>
      world.log.flatMap((event) => (event.type === 'valued' ? (event.data as Valued).entries : [])), // the ledger wrote it
  };
}

describe('a late difference', () => {
  test('[ST16] changes the value of what is still there, and is expensed for what was sold', () => {
    const { product, stock, receive, sell, entries, held } = productWorld();
    receive(10_000, 10_0000);
    sell(4000);
    stock({ values: [{ product, type: 'landed', value: 50_00, quantity: 10_000 }] });
    expect(entries().at(-1)).toEqual({ product, type: 'landed', quantity: 0, value: 30_00, expensed: 20_00 });
    expect(held()).toMatchObject({ quantity: 6000, value: 90_00 });
  });

  test('[ST16] one piece takes one difference of a posting: two lines of ten with twelve left', () => {
    const { product, stock, receive, sell, entries } = productWorld();
    for (const _ of [1, 2]) receive(10_000, 1_0000);
    sell(8000);
    const late = { product, type: 'correction', value: 10_00, quantity: 10_000 } as const;
    stock({ values: [late, late] });
    expect(
      entries()
        .slice(-2)
        .map(({ value, expensed }) => [value, expensed]),
    ).toEqual([
      [10_00, 0],
      [2_00, 8_00],
    ]);
  });

  test('[ST17] never makes stock worth less than nothing, and nothing in stock takes nothing', () => {
    const { product, stock, receive, sell, entries, held } = productWorld();
    receive(10_000, 1_0000);
    stock({ values: [{ product, type: 'correction', value: -25_00, quantity: 10_000 }] });
    expect(entries().at(-1)).toMatchObject({ value: -10_00, expensed: -15_00 });
    sell(10_000);
    stock({ values: [{ product, type: 'landed', value: 7_00, quantity: 10_000 }] });
    expect(entries().at(-1)).toMatchObject({ value: 0, expensed: 7_00 });
    expect(held()).toMatchObject({ quantity: 0, value: 0 });
  });

  test('[ST17] a revaluation says what all of it is worth, and later goods leave at the new average', () => {
    const { product, stock, receive, sell, held } = productWorld();
    receive(4000, 10_0000);
    stock({ values: [{ product, type: 'revaluation', value: 30_00 }] });
    sell(1000);
    expect(held()).toMatchObject({ quantity: 3000, value: 22_50 });
  });

  test('[ST17] is refused in a closed period', () => {
    const { world, product, stock, receive } = productWorld();
    receive(4000, 10_0000);
    world.must('company', 'company', 'changePolicies', {
      overReceipt: 0,
      closedUntil: '2026-05-31',
      closesAhead: true,
    });
    expect(() => stock({ values: [{ product, type: 'revaluation', value: 1 }] })).toThrow('periodClosed');
  });
});

/** What is done in a random company; `on` chooses among what there is. */
type Step =
  | { readonly act: 'receive'; readonly quantity: number; readonly cost: number; readonly daysAgo: number }
  | { readonly act: 'sell' | 'comeBack' | 'reverse'; readonly on: number }
  | { readonly act: 'correct'; readonly on: number; readonly cost: number }
  | { readonly act: 'land' | 'differ'; readonly quantity: number; readonly amount: number }
  | { readonly act: 'revalue'; readonly amount: number };

const whole = (max: number, min = 0) => fc.integer({ min, max });
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({
      act: fc.constant('receive' as const),
      quantity: whole(9000, 1),
      cost: whole(90_0000),
      daysAgo: whole(40),
    }),
    fc.record({
      act: fc.constantFrom('sell' as const, 'comeBack' as const, 'reverse' as const),
      on: whole(9999),
    }),
    fc.record({ act: fc.constant('correct' as const), on: whole(9999), cost: whole(90_0000) }),
    fc.record({
      act: fc.constantFrom('land' as const, 'differ' as const),
      quantity: whole(9000, 1),
      amount: whole(90_00, -90_00),
    }),
    fc.record({ act: fc.constant('revalue' as const), amount: whole(900_00) }),
  ),
  { maxLength: 25 },
);

/** n ÷ d, half away from zero: the figures here are small enough to be exact. */
const rounded = (n: number, d: number): number =>
  Math.sign(n) * Math.floor((2 * Math.abs(n) + d) / (2 * d)) + 0;
const costs = (quantity: number, cost: number): number => rounded(quantity * cost, 100_000);

/** The same arithmetic from zero, straight from the rules: no ledger, no facts. */
class Sum {
  quantity = 0;
  value = 0;
  expensed = 0;
  entered = 0;
  left = 0;
  /** By which value without a movement was to change. */
  differences = 0;
  readonly receipts: { quantity: number; cost: number; expensed: number }[] = [];
  readonly sales: { quantity: number; value: number }[] = [];

  enter(quantity: number, value: number): void {
    this.quantity += quantity;
    this.value += value;
    this.entered += value;
  }

  leave(quantity: number, worth: number): number {
    const value = quantity === this.quantity ? this.value : Math.min(worth, this.value);
    this.quantity -= quantity;
    this.value -= value;
    this.left += value;
    return value;
  }

  /** Leaves at exactly that; what the stock is not worth of it had been expensed. */
  goBack(quantity: number, worth: number): void {
    const difference = worth - this.leave(quantity, worth);
    this.left += difference;
    this.expensed -= difference;
  }

  /** Returns what was expensed. */
  differ(amount: number, concerned: number): number {
    const part = rounded(amount * Math.min(this.quantity, concerned), concerned);
    const taken = Math.max(part, -this.value);
    this.value += taken;
    this.expensed += amount - taken;
    this.differences += amount;
    return amount - taken;
  }
}

type Companies = {
  readonly ledger: ReturnType<typeof productWorld>;
  readonly ids: string[];
  readonly sum: Sum;
};

/** Does a step in both, if it is possible. */
function take({ ledger, ids, sum }: Companies, step: Step): void {
  const { product, stock } = ledger;
  const at = 'on' in step ? step.on % Math.max(1, sum.receipts.length) : 0;
  const receipt = sum.receipts[at];
  switch (step.act) {
    case 'receive': {
      const { quantity, cost } = step;
      ids.push(ledger.receive(quantity, cost, step.daysAgo));
      sum.receipts.push({ quantity, cost, expensed: 0 });
      return sum.enter(quantity, costs(quantity, cost));
    }
    case 'sell': {
      const quantity = step.on % (sum.quantity + 1);
      if (quantity === 0) return;
      ledger.sell(quantity);
      const value = sum.leave(quantity, rounded(sum.value * quantity, sum.quantity));
      return void sum.sales.push({ quantity, value });
    }
    case 'comeBack': {
      const sale = sum.sales.pop();
      if (!sale) return;
      ledger.comeBack(sale.quantity, sale.value);
      return sum.enter(sale.quantity, sale.value);
    }
    case 'correct':
      if (!receipt || !ledger.correct(ids[at] ?? '', step.cost)) return;
      receipt.expensed += sum.differ(
        costs(receipt.quantity, step.cost) - costs(receipt.quantity, receipt.cost),
        receipt.quantity,
      );
      receipt.cost = step.cost;
      return;
    case 'reverse': {
      const id = ids[at] ?? '';
      if (!receipt || !ledger.world.do('goodsReceipt', id, 'reverse', { reason: 'wrongItem' }).accepted)
        return;
      const back = Math.max(receipt.expensed, -sum.value);
      sum.value += back;
      sum.expensed -= back;
      sum.goBack(receipt.quantity, costs(receipt.quantity, receipt.cost));
      ids.splice(at, 1);
      return void sum.receipts.splice(at, 1);
    }
    case 'land':
    case 'differ': {
      const { quantity, amount: value } = step;
      stock({ values: [{ product, type: step.act === 'land' ? 'landed' : 'correction', value, quantity }] });
      return void sum.differ(value, quantity);
    }
    case 'revalue': {
      if (sum.quantity === 0) return;
      stock({ values: [{ product, type: 'revaluation', value: step.amount }] });
      sum.differences += step.amount - sum.value;
      sum.value = step.amount;
    }
  }
}

test('[ST5, ST16, ST17, ST25] whatever is bought, sold, taken back and corrected, the value is that of a sum from zero', () => {
  const reached = new Set<string>();
  fc.assert(
    fc.property(steps, (path) => {
      const companies: Companies = { ledger: productWorld(), ids: [], sum: new Sum() };
      const { ledger, sum } = companies;
      for (const step of path) {
        take(companies, step);
        const { quantity, value } = ledger.held();
        expect({ quantity, value }).toEqual({ quantity: sum.quantity, value: sum.value });
        expect(value).toBeGreaterThanOrEqual(0);
        expect(quantity === 0 && value !== 0).toBe(false);
      }
      const entries = ledger.entries();
      for (const { type } of entries) reached.add(type);
      expect(entries.reduce((total, { expensed = 0 }) => total + expensed, 0)).toBe(sum.expensed);
      expect(sum.entered + sum.differences - sum.left - sum.expensed).toBe(sum.value);
      expect(ledger.world.replayed()).toEqual(ledger.world.snapshot());
    }),
    { seed: 20, numRuns: 60 },
  );
  expect([...reached].sort()).toEqual(['correction', 'in', 'landed', 'out', 'revaluation']);
});
