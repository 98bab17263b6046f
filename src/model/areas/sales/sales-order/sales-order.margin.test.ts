import { expect, test } from 'vitest';
import { RATE_ONE } from '#model/values/unit-cost.ts';
import { orderLineFixture } from './sales-order.fixtures.ts';
import { marginShare, marginsOf, totalMargin } from './sales-order.margin.ts';

const line = (id: string, over: object = {}) => ({
  ...orderLineFixture({ id, product: id, quantity: 10_000, price: 100_0000 }),
  stocked: true,
  vatRate: 2_500,
  ...over,
});
/** 60 for one of any product but `new`, which never had a cost. */
const costOf = (product: string): number | null => (product === 'new' ? null : 60_0000);
const order = (...lines: ReturnType<typeof line>[]) => ({ rate: RATE_ONE, pricesIncludeVat: false, lines });

test('[SO41] a line leaves its price without VAT less the cost of its goods', () => {
  const margins = marginsOf(order(line('a'), line('b', { discount: 1_000, cancelled: 5_000 })), costOf);
  expect(margins.get('a')).toEqual({ net: 1_000_00, cost: 600_00 });
  expect(marginShare({ net: 1_000_00, cost: 600_00 })).toBe(4_000);
  expect(margins.get('b')).toEqual({ net: 450_00, cost: 300_00 });
});

test('[SO41] prices with VAT and in another currency are compared without and in the company’s', () => {
  const sold = { rate: 11_000_000, pricesIncludeVat: true, lines: [line('a')] };
  expect(marginsOf(sold, costOf).get('a')).toEqual({ net: 8_800_00, cost: 600_00 });
});

test('[SO41] what is not kept in stock has no cost, and a line without a price says nothing', () => {
  const margins = marginsOf(order(line('new', { stocked: false }), line('b', { price: null })), costOf);
  expect([...margins]).toEqual([['new', { net: 1_000_00, cost: 0 }]]);
});

test('[SO41] a cost that is not known is said, and left out of the total', () => {
  const lines = [line('a'), line('new')];
  const margins = marginsOf(order(...lines), costOf);
  expect(margins.get('new')).toEqual({ net: 1_000_00, cost: null });
  expect(marginShare({ net: 1_000_00, cost: null })).toBeNull();
  expect(totalMargin(lines, margins)).toEqual({ net: 1_000_00, cost: 600_00, missing: 1 });
});

test('[SO41] a kit leaves what its parts leave, and nothing is known of it where one has no cost', () => {
  const kit = orderLineFixture({ id: 'kit', product: 'kit', price: 100_0000 });
  const part = (id: string, from: number) =>
    line(id, { ofKit: { kit, per: 1_000, optional: false, from, to: from + 1, all: 2 } });
  const sold = order(part('a', 0), part('new', 1));
  const margins = marginsOf(sold, costOf);
  expect(margins.get('kit')?.cost).toBeNull();
  const all = marginsOf(sold, () => 10_0000).get('kit');
  expect(all?.cost).toBe(200_00);
  expect(all?.net).toBe((margins.get('a')?.net ?? 0) + (margins.get('new')?.net ?? 0));
});
