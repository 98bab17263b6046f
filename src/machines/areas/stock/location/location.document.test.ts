import { describe, expect, test } from 'vitest';
import { binFixture } from '#machines/company.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';

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

describe('doubted goods', () => {
  /** Ten bolts in a bin, of which a pick of four found one. */
  function doubted() {
    const world = new SalesWorld();
    const [bin = ''] = world.base.bins;
    world.stock(world.bolt, bin, 10_000);
    const { order } = world.confirmed([{ product: world.bolt, quantity: 4_000 }]);
    const pick = world.released(order);
    world.act('pick', pick, 'claim');
    world.act('pick', pick, 'scan', { line: '1', quantity: 1_000 });
    world.act('pick', pick, 'shortPick', { line: '1', quantity: 3_000, reason: 'notInBin' });
    return { world, bin, pick };
  }

  test('[LO5] are looked at where they are doubted, and only there', () => {
    const { world, bin } = doubted();
    const check = { product: world.bolt };
    expect(refusalOf(world, bin, 'check', { product: world.nut })).toEqual({ code: 'nothingDoubted' });
    expect(refusalOf(world, world.base.bins[1] ?? '', 'check', check)).toEqual({ code: 'nothingDoubted' });
    world.act('location', bin, 'check', check);
    expect(refusalOf(world, bin, 'check', check)).toEqual({ code: 'nothingDoubted' });
  });

  test('[ST12] in a bin that is blocked too are free when both are over', () => {
    const { world, bin } = doubted();
    world.act('location', bin, 'block', { reason: 'quality' });
    world.act('location', bin, 'check', { product: world.bolt });
    expect(world.available(world.bolt).onHand).toBe(1_000);
    world.act('location', bin, 'unblock');
    expect(world.available(world.bolt).onHand).toBe(10_000);
  });

  test('[ST12, SH5] what goes back goes to receiving, where it is free', () => {
    const { world, pick } = doubted();
    const shipment = world.finished(pick);
    world.act('shipment', shipment, 'cancel', { reason: 'other' });
    expect(world.onHand(world.bolt, world.base.receiving)).toBe(1_000);
    expect(world.available(world.bolt)).toMatchObject({ onHand: 1_000, reserved: 1_000 });
  });

  test('[ST12, ST9] a reversed receipt takes from them without letting go of promises for others', () => {
    const world = new SalesWorld();
    const [bin = '', other = ''] = world.base.bins;
    const receipt = world.stock(world.bolt, bin, 4_000);
    const { order } = world.confirmed([{ product: world.bolt, quantity: 4_000 }]);
    const pick = world.released(order);
    world.act('pick', pick, 'claim');
    world.act('pick', pick, 'shortPick', { line: '1', quantity: 4_000, reason: 'notInBin' });
    world.stock(world.bolt, other, 4_000);
    world.act('goodsReceipt', receipt, 'reverse', { reason: 'enteredByMistake' });
    expect(world.available(world.bolt)).toMatchObject({ onHand: 4_000, reserved: 4_000 });
  });
});

describe('goods in a blocked place', () => {
  /** Ten bolts in one bin and four in another, all of them promised: the second order is the later one. */
  function promised() {
    const world = new SalesWorld();
    const [near = '', far = ''] = world.base.bins;
    world.stock(world.bolt, near, 10_000);
    world.stock(world.bolt, far, 4_000);
    const first = world.confirmed([{ product: world.bolt, quantity: 4_000 }]);
    const second = world.confirmed([{ product: world.bolt, quantity: 8_000 }]);
    const held = () => [first, second].map(({ lines }) => world.held(lines[0] ?? '')?.soft);
    return { world, near, far, first, second, held };
  }

  test('[ST11] are not free, and let go of the promises that nothing else keeps; they fill what waits once it is in use', () => {
    const { world, near, held } = promised();
    expect(held()).toEqual([4_000, 8_000]);
    world.act('location', near, 'block', { reason: 'quality' });
    expect(world.available(world.bolt)).toMatchObject({ onHand: 4_000, reserved: 4_000 });
    expect(held()).toEqual([4_000, 0]);
    world.act('location', near, 'unblock');
    expect(world.available(world.bolt)).toMatchObject({ onHand: 14_000, reserved: 12_000 });
    expect(held()).toEqual([4_000, 8_000]);
  });

  test('[ST11] on a pick list stay its own; put back, they are not free', () => {
    const { world, near, first } = promised();
    const pick = world.released(first.order);
    world.act('location', near, 'block', { reason: 'quality' });
    expect(world.available(world.bolt)).toMatchObject({ onHand: 8_000, reserved: 8_000 });
    world.act('pick', pick, 'cancel', { reason: 'other' });
    expect(world.available(world.bolt)).toMatchObject({ onHand: 4_000, reserved: 4_000 });
    world.act('location', near, 'unblock');
    expect(world.available(world.bolt)).toMatchObject({ onHand: 14_000, reserved: 12_000 });
  });

  test('[ST11] that are not found are missing: nothing else in the bin is gone to', () => {
    const { world, near, first } = promised();
    const pick = world.released(first.order);
    world.act('pick', pick, 'claim');
    world.act('location', near, 'block', { reason: 'quality' });
    const [line] = world.base.row('pick', pick)?.lines ?? [];
    world.act('pick', pick, 'shortPick', { line: line?.id, quantity: 4_000, reason: 'notInBin' });
    expect(world.available(world.bolt).onHand).toBe(4_000);
  });

  test('[ST11] that are found elsewhere in part leave the rest waiting, not promised twice', () => {
    const world = new SalesWorld();
    const [near = '', far = ''] = world.base.bins;
    world.stock(world.bolt, near, 4_000);
    const { order, lines } = world.confirmed([{ product: world.bolt, quantity: 4_000 }]);
    const pick = world.released(order);
    world.stock(world.bolt, far, 2_000);
    world.act('location', near, 'block', { reason: 'quality' });
    world.act('pick', pick, 'claim');
    const [line] = world.base.row('pick', pick)?.lines ?? [];
    world.act('pick', pick, 'shortPick', { line: line?.id, quantity: 4_000, reason: 'notInBin' });
    expect(world.held(lines[0] ?? '')).toEqual({ open: 4_000, soft: 0, hard: 2_000 });
  });

  test('[ST11] where there was none when it was blocked: what is put there is not free until it is in use', () => {
    const { world, first, second } = promised();
    const late = world.confirmed([{ product: world.bolt, quantity: 5_000 }]);
    const { receiving } = world.base;
    world.act('location', receiving, 'block', { reason: 'quality' });
    world.act('goodsReceipt', world.counted(world.bolt, null, 6_000), 'post');
    expect(world.available(world.bolt)).toMatchObject({ onHand: 14_000, reserved: 14_000 });
    expect(world.held(late.lines[0] ?? '')).toMatchObject({ soft: 2_000 });
    world.act('location', receiving, 'unblock');
    expect(world.available(world.bolt)).toMatchObject({ onHand: 20_000, reserved: 17_000 });
    expect([first, second].map(({ lines }) => world.held(lines[0] ?? '')?.soft)).toEqual([4_000, 8_000]);
  });
});
