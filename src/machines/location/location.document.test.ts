import { describe, expect, test } from 'vitest';
import { binFixture } from '../company.fixtures.ts';
import { SalesWorld } from '../sales-order/sales.fixtures.ts';

const refusalOf = (world: SalesWorld, id: string, type: string, data: object = {}) =>
  world.refused('location', id, type, data);

describe('location', () => {
  test('[LO1] refuses a code that the warehouse has, whatever its case', () => {
    const world = new SalesWorld();
    const { warehouse } = world.base;
    expect(refusalOf(world, world.base.id(), 'create', binFixture(warehouse, 'a-01', 9))).toEqual({
      code: 'codeTaken',
      params: { code: 'a-01' },
      fields: { code: 'codeTaken' },
    });
  });

  test('[LO2] stands in a warehouse that there is, and stays in it', () => {
    const world = new SalesWorld();
    const nowhere = world.base.id();
    expect(refusalOf(world, world.base.id(), 'create', binFixture(nowhere, 'Z-01', 9))).toEqual({
      code: 'unknownWarehouse',
      fields: { warehouse: 'unknownWarehouse' },
    });
    const other = world.base.id();
    const places = { receiving: world.base.id(), staging: world.base.id(), quarantine: world.base.id() };
    const address = { street: '', postcode: '', city: '', country: 'SE' };
    world.act('warehouse', other, 'create', { code: 'W2', name: 'Second', address, ...places });
    const [bin = ''] = world.base.bins;
    expect(refusalOf(world, bin, 'update', binFixture(other, 'A-01', 1))).toEqual({
      code: 'locationStaysInWarehouse',
      fields: { warehouse: 'locationStaysInWarehouse' },
    });
  });

  test('[LO3] is archived, or used for something else, only when it is empty', () => {
    const world = new SalesWorld();
    const [bin = '', empty = ''] = world.base.bins;
    world.stock(world.bolt, bin, 1000);
    expect(refusalOf(world, bin, 'archive')).toEqual({ code: 'locationNotEmpty' });
    const asQuarantine = { ...binFixture(world.base.warehouse, 'A-01', 1), locationType: 'quarantine' };
    expect(refusalOf(world, bin, 'update', asQuarantine)).toEqual({ code: 'locationNotEmpty' });
    world.act('location', empty, 'archive');
    expect(world.base.row('location', empty)?.state).toBe('archived');
  });

  test('[LO4] that its warehouse names is not archived before it', () => {
    const world = new SalesWorld();
    expect(refusalOf(world, world.base.staging, 'archive')).toEqual({ code: 'warehouseNeedsLocation' });
  });
});
