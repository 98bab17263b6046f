import { expect, test } from 'vitest';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { adjustmentLineFixture } from '#machines/areas/stock/adjustment/adjustment.fixtures.ts';
import { MovingWorld } from '#machines/areas/stock/movement/movement.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';

/** What comes of goods that came, were found, or were sold at a moment. */
function dated(at: string): unknown[] {
  const world = new SalesWorld();
  const { base, bolt, customer } = world;
  const [bin = ''] = base.bins;
  const receipt = world.counted(bolt, bin, 5_000);
  const [adjustment, id] = [base.id(), base.id()];
  const found = adjustmentLineFixture({
    id,
    product: bolt,
    location: bin,
    quantity: 1_000,
    reason: 'found',
    unitCost: 1,
  });
  world.act('adjustment', adjustment, 'create', {
    mode: 'quantity',
    warehouse: base.warehouse,
    lines: [found],
  });
  const day = { adjustedOn: at.slice(0, 10), notes: '', lines: [found] };
  world.act('adjustment', adjustment, 'update', day);
  const { orderedOn: _, ...form } = salesOrderFixture({ customer, warehouse: base.warehouse, lines: [] });
  const line = {
    ...orderLineFixture({ id: base.id(), product: bolt, quantity: 1_000 }),
    price: 1,
    cancelled: 0,
  };
  const sale = { ...form, number: 'X', soldAt: at, lines: [line] };
  return [
    world.refused('goodsReceipt', receipt, 'post', { receivedAt: at }),
    world.refused('adjustment', adjustment, 'post'),
    world.refused('salesOrder', base.id(), 'record', sale),
  ];
}

const onFields = (code: string, params?: object): object[] =>
  ['receivedAt', 'adjustedOn', 'soldAt'].map((field) => ({
    code,
    ...(params && { params }),
    fields: { [field]: code },
  }));

test('[CY12, GR8] goods do not come, go or turn up long before the company began', () => {
  const firstDay = '2016-05-06';
  expect(dated('1000-01-01T12:00:00.000Z')).toEqual(onFields('beforeTheBooks', { firstDay }));
  expect(dated('2016-05-05T12:00:00.000Z')).toEqual(onFields('beforeTheBooks', { firstDay }));
  expect(dated('2016-05-06T12:00:00.000Z')).toEqual([null, null, null]);
});

test('[CY12] nor by what a device says that it did then', () => {
  const world = new MovingWorld();
  const transfer = world.transfer(1_000);
  world.base.madeAt = '2016-05-05T12:00:00.000Z';
  expect(world.sales.refused('movement', transfer, 'dispatch')).toMatchObject({
    code: 'beforeTheBooks',
    params: { firstDay: '2016-05-06' },
  });
  world.base.madeAt = '2016-05-06T12:00:00.000Z';
  expect(world.sales.refused('movement', transfer, 'dispatch')).toBeNull();
});

test('[CY12, AD5, SO19] nor in the future', () => {
  expect(dated('2026-05-05T12:00:00.000Z')).toEqual(onFields('inTheFuture'));
});
