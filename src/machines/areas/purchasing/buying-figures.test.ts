import { expect, test } from 'vitest';
import { activeProduct } from '#machines/company.fixtures.ts';
import { purchasing } from '#machines/areas/products/purchase-price/purchase.fixtures.ts';
import { countedFromOrder, countedReceipt, writeStock } from './goods-receipt/goods-receipt.fixtures.ts';
import { placedOrder, purchasingWorld } from './purchase-order/purchase-order.fixtures.ts';

test('[ST5] 2 at 1.00 and 1 at 1.01 bought, 3 sold: nothing left, and a cost of 3.01', () => {
  const world = purchasingWorld();
  const product = activeProduct(world);
  for (const [quantity, unitCost] of [
    [2_000, 1_0000],
    [1_000, 1_0100],
  ] as const)
    world.must('goodsReceipt', countedReceipt(world, [{ product, quantity, unitCost }]), 'post');
  for (const _ of [1, 2, 3])
    writeStock(world, { moves: [{ product, quantity: 1_000, from: world.receiving, to: 'customer' }] });
  expect(world.row('valuation', product)).toMatchObject({ quantity: 0, value: 0 });
  const costs = world.log.flatMap(({ type, data }) =>
    type === 'valued'
      ? (data as { readonly entries: readonly { readonly type: string; readonly value: number }[] }).entries
      : [],
  );
  expect(costs.filter(({ type }) => type === 'out').reduce((sum, { value }) => sum + value, 0)).toBe(-3_01);
});

test('[GR7] an order of 100 with a tolerance of nothing refuses 100.002', () => {
  const world = purchasingWorld();
  const product = activeProduct(world, { unit: 'kg' });
  const order = placedOrder(world, [{ product, quantity: 100_000, tolerance: 0 }]);
  world.may = (permission) => permission !== 'goodsReceipt.override';
  const post = (quantity: number) =>
    world.do('goodsReceipt', countedFromOrder(world, order, [quantity]), 'post', {});
  expect(post(100_002)).toMatchObject({
    accepted: false,
    refusal: { code: 'overReceipt', params: { most: 100_000, counted: 100_002 } },
  });
  expect(post(100_000).accepted).toBe(true);
});

test('[PRI1] a price of 1 with a break at 100 stays 1 below it', () => {
  const { list, price, ask } = purchasing();
  const all = list();
  price(all, { price: 1_0000 });
  price(all, { price: 9000, from: 100_000 });
  expect([1, 50, 99, 100].map((pieces) => ask(pieces)?.price)).toEqual([1_0000, 1_0000, 1_0000, 9000]);
});
