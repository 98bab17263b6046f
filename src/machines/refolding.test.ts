import { expect, test } from 'vitest';
import { refolding } from '#model/history/refolding.ts';
import { amendmentFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { SalesWorld } from './areas/sales/sales-order/sales.fixtures.ts';
import { engine } from './registry.ts';

test('[AUD3] a document is folded again by its facts alone, whatever else they write', () => {
  const world = new SalesWorld();
  const { order } = world.confirmed([{ product: world.bolt }]);
  const row = world.base.row('salesOrder', order);
  if (row) world.act('salesOrder', order, 'amend', amendmentFixture(row, { priority: 7 }));
  const step = refolding(engine);
  const facts = world.base.log.filter(({ kind, document }) => kind === 'salesOrder' && document === order);
  const folded = facts.map((fact) => step(fact).after);
  expect(folded.map((row) => Reflect.get(row ?? {}, 'revision'))).toEqual([0, 1, 2]);
  expect(folded.at(-1)).toEqual(world.base.row('salesOrder', order));
});
