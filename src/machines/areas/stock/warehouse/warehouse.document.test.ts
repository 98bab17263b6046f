import { expect, test } from 'vitest';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';

test('[WH1] refuses a code that another warehouse has, whatever its case', () => {
  const world = new SalesWorld();
  const { base } = world;
  const places = { receiving: base.id(), staging: base.id(), quarantine: base.id() };
  const address = { street: '', postcode: '', city: '', country: 'SE' };
  expect(
    world.refused('warehouse', base.id(), 'create', { code: 'wh', name: 'Other', address, ...places }),
  ).toEqual({
    code: 'codeTaken',
    params: { code: 'wh' },
    fields: { code: 'codeTaken' },
  });
});

test('[WH4] opens with a first bin where one is asked for, to put away to and pick from', () => {
  const { base } = new SalesWorld();
  const places = { receiving: base.id(), staging: base.id(), quarantine: base.id() };
  const address = { street: '', postcode: '', city: '', country: 'SE' };
  const bin = base.id();
  const warehouse = base.id();
  base.must('warehouse', warehouse, 'create', { code: 'GBG', name: 'Other', address, ...places, bin });
  expect(base.row('location', bin)).toMatchObject({
    warehouse,
    code: 'GBG-A1',
    locationType: 'storage',
    pickable: true,
    state: 'active',
  });
  expect(base.row('location', places.receiving)?.pickable).toBe(false);
});

test('[WH2] is archived only when nothing lies in it', () => {
  const world = new SalesWorld();
  const [bin = ''] = world.base.bins;
  const receipt = world.stock(world.bolt, bin, 2000);
  expect(world.refused('warehouse', world.base.warehouse, 'archive')).toEqual({ code: 'locationNotEmpty' });
  world.act('goodsReceipt', receipt, 'reverse', { reason: 'enteredByMistake' });
  world.act('warehouse', world.base.warehouse, 'archive');
  expect(world.base.row('warehouse', world.base.warehouse)?.state).toBe('archived');
});

test('[WH3] is archived only when nothing open takes place in it', () => {
  const world = new SalesWorld();
  const { warehouse, bins } = world.base;
  const archive = () => world.refused('warehouse', warehouse, 'archive');
  const { order } = world.confirmed([{ product: world.bolt, quantity: 2000 }]);
  expect(archive()).toEqual({ code: 'warehouseHasOrders', params: { open: 1 } });
  world.stock(world.bolt, bins[0] ?? '', 2000);
  world.shipped(order);
  const next = world.base.id();
  world.act('goodsReceipt', next, 'create', { warehouse, order: null, supplier: null, source: 'opening' });
  const fix = { kind: 'goodsReceipt', document: next, type: 'discard' };
  expect(archive()).toEqual({ code: 'receiptsOpen', params: { open: 1 }, fix });
  world.act('goodsReceipt', next, 'discard');
  world.act('warehouse', warehouse, 'archive');
  expect(world.base.row('warehouse', warehouse)?.state).toBe('archived');
});
