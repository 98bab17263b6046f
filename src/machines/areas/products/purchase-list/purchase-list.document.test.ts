import { expect, test } from 'vitest';
import { engine } from '#machines/registry.ts';
import {
  purchaseListFixture,
  purchasePriceFixture,
} from '#model/areas/products/purchase-list/purchase-list.fixtures.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { builtInRoles } from '#model/areas/setup/role/permissions.ts';
import { accessClass, redactEvent, redactRow } from '#model/engine/access.ts';
import { purchasing } from '../purchase-price/purchase.fixtures.ts';

test('[PRI20] a list is of one supplier in use, and builds on a list of the same supplier and currency', () => {
  const { world, supplier, list } = purchasing();
  const other = world.id();
  world.must('supplier', other, 'create', supplierFixture({ number: 'S-2' }));
  const base = list();
  const create = (form: object) =>
    world.do('purchaseList', world.id(), 'create', {
      ...purchaseListFixture({ supplier, name: 'New' }),
      ...form,
    });
  const refusedAt = (field: string, code: string) => ({ refusal: { code, fields: { [field]: code } } });
  expect(create({ supplier: world.id() })).toMatchObject(refusedAt('supplier', 'unknownSupplier'));
  expect(create({ supplier: other, basedOn: base })).toMatchObject(refusedAt('basedOn', 'baseDiffers'));
  expect(create({ currency: 'EUR', basedOn: base })).toMatchObject(refusedAt('basedOn', 'baseDiffers'));
  const above = list({ basedOn: base });
  const form = purchaseListFixture({ supplier: other, name: 'List 1' });
  expect(world.do('purchaseList', base, 'update', form)).toMatchObject(
    refusedAt('supplier', 'listsBuildOnIt'),
  );
  world.must('purchaseList', above, 'archive');
  world.must('purchaseList', base, 'archive');
});

test('[PRI21] is written by those alone who may see costs', () => {
  const { world, supplier, product, list } = purchasing();
  const own = list();
  world.may = (permission) => permission !== 'product.viewCost';
  const refusal = { code: 'notPermitted', params: { permission: 'product.viewCost' } };
  const price = purchasePriceFixture({ list: own, product });
  expect(world.do('purchasePrice', world.id(), 'create', price)).toMatchObject({ refusal });
  const form = purchaseListFixture({ supplier, name: 'New' });
  expect(world.do('purchaseList', world.id(), 'create', form)).toMatchObject({ refusal });
  world.may = (permission) => !permission.startsWith('purchasePrice.');
  expect(world.do('purchasePrice', world.id(), 'create', price)).toMatchObject({
    refusal: { code: 'notPermitted', params: { permission: 'purchasePrice.create' } },
  });
});

test('[PRI21] who sells sees neither lists nor prices, who may not see costs sees them without amounts', () => {
  const { world, list, price } = purchasing();
  const id = price(list(), { price: 7_0000, code: 'K-1' });
  const row = world.row('purchasePrice', id);
  const table = engine.tables.get('purchasePrice');
  const [event] = world.log.filter(({ document }) => document === id);
  if (!row || !table || !event) throw new Error('there is no price');
  const classOf = (held: readonly string[]) => accessClass(engine, (one) => held.includes(one));
  const { Sales, Purchasing, Warehouse, Viewer } = builtInRoles;
  for (const role of [Sales, Warehouse, Viewer]) {
    expect(classOf(role).tables.has('purchaseList')).toBe(false);
    expect(redactRow(classOf(role), table, row)).toBeNull();
    expect(redactEvent(classOf(role), engine, event)).toBeNull();
  }
  expect(redactRow(classOf(Purchasing), table, row)).toEqual(row);
  const plain = redactRow(classOf(['purchasePrice.view']), table, row);
  expect(plain).toMatchObject({ code: 'K-1' });
  expect(plain).not.toHaveProperty('price');
  expect(plain).not.toHaveProperty('discount');
});
