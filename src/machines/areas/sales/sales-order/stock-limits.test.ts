import { expect, test } from 'vitest';
import { SalesWorld } from './sales.fixtures.ts';

test('[ST2] goods that have left cannot be taken back from the shelf they came to', () => {
  const world = new SalesWorld();
  const [bin = ''] = world.base.bins;
  const receipt = world.stock(world.bolt, bin, 10_000);
  const { order } = world.confirmed([{ product: world.bolt, quantity: 4_000 }]);
  world.shipped(order);
  expect(world.refused('goodsReceipt', receipt, 'reverse', { reason: 'enteredByMistake' })).toMatchObject({
    params: { sku: 'BOLT' },
  });
  expect(world.onHand(world.bolt, bin)).toBe(6_000);
});

test('[ST3] a move leaves what a pick list holds in the bin', () => {
  const world = new SalesWorld();
  const [bin = ''] = world.base.bins;
  const receipt = world.stock(world.bolt, bin, 10_000);
  const { order } = world.confirmed([{ product: world.bolt, quantity: 4_000 }]);
  world.released(order);
  expect(world.refused('goodsReceipt', receipt, 'reverse', { reason: 'enteredByMistake' })).toEqual({
    code: 'reservedByOthers',
    params: { sku: 'BOLT', location: 'A-01', onHand: 10_000, wanted: 10_000 },
  });
});
