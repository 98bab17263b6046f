import { describe, expect, test } from 'vitest';
import { activeProduct } from '#machines/company.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';

/** Two of milk that lasts until September, and two until December, of which an order wants two. */
function milkWorld() {
  const world = new SalesWorld();
  const { base } = world;
  const [bin = ''] = base.bins;
  const milk = activeProduct(base, { sku: 'MILK', tracking: 'lot', expires: true });
  const soon = world.stockLot(milk, bin, 2_000, { code: 'SOON', expiresOn: '2026-09-01' });
  const late = world.stockLot(milk, bin, 2_000, { code: 'LATE', expiresOn: '2026-12-01' });
  const { order } = world.confirmed([{ product: milk, quantity: 2_000 }]);
  const pick = world.released(order);
  world.act('pick', pick, 'claim');
  const scan = (lot: string) => ({ line: '1', quantity: 1_000, code: 'MILK', lot });
  return { world, base, milk, bin, soon, late, order, pick, scan };
}

type Spoiled = ReturnType<typeof milkWorld>;
const ways: Readonly<Record<string, { readonly code: string; spoil(of: Spoiled): void }>> = {
  blocked: {
    code: 'lotBlocked',
    spoil: ({ world, soon }) => world.act('lot', soon, 'block', { reason: 'quality' }),
  },
  over: { code: 'lotExpired', spoil: ({ base }) => void (base.now = '2026-09-02T10:00:00.000Z') },
};

describe.each(Object.entries(ways))('goods of a lot that is %s', (_, { code, spoil }) => {
  test('[LT5] are not scanned, another lot is', () => {
    const of = milkWorld();
    spoil(of);
    const { world, pick, scan } = of;
    const fix = { kind: 'pick', document: pick, type: 'takeOtherLot' };
    expect(world.refused('pick', pick, 'scan', scan('SOON'))).toMatchObject({ code, fix });
    expect(world.refused('pick', pick, 'scan', { line: '1', quantity: 1_000 })).toMatchObject({ code, fix });
    world.act('pick', pick, 'takeOtherLot', { line: '1', quantity: 2_000, lot: 'LATE', reason: 'damaged' });
    world.finished(pick);
  });

  test('[LT5] are not set down from the hand, before they are put back', () => {
    const of = milkWorld();
    const { world, base, pick, scan } = of;
    world.act('pick', pick, 'scan', { ...scan('SOON'), quantity: 2_000 });
    spoil(of);
    const shipment = base.id();
    expect(world.refused('pick', pick, 'finish', { shipment })).toMatchObject({
      code,
      fix: { kind: 'pick', document: pick, type: 'unscan' },
    });
    world.act('pick', pick, 'unscan', { line: '1', quantity: 2_000 });
  });

  test('[LT5] do not leave staging, from which they are put back, and are not free there', () => {
    const of = milkWorld();
    const { world, milk, bin, soon, order, pick, scan } = of;
    world.act('pick', pick, 'scan', { ...scan('SOON'), quantity: 2_000 });
    const shipment = world.finished(pick);
    world.packed(shipment);
    spoil(of);
    of.base.may = (permission) => permission !== 'shipment.override';
    const fix = { kind: 'shipment', document: shipment, type: 'cancel' };
    expect(world.refused('shipment', shipment, 'ship')).toMatchObject({ code, params: { lot: 'SOON' }, fix });
    world.act('shipment', shipment, 'cancel', { reason: 'other' });
    expect(world.onHand(milk, bin, soon)).toBe(2_000);
    const [line] = of.base.row('pick', world.released(order))?.lines ?? [];
    expect(line?.lot).toBe(of.late);
  });

  test('[SH12] leave once somebody who may has allowed them, with a reason', () => {
    const of = milkWorld();
    const { world, base, pick, scan, soon } = of;
    world.act('pick', pick, 'scan', { ...scan('SOON'), quantity: 2_000 });
    const shipment = world.finished(pick);
    const allow = { reason: 'inspected' };
    expect(world.refused('shipment', shipment, 'allowLots', allow)).toMatchObject({ code: 'noLotToAllow' });
    spoil(of);
    world.packed(shipment);
    const fix = { kind: 'shipment', document: shipment, type: 'allowLots' };
    expect(world.refused('shipment', shipment, 'ship')).toMatchObject({ code, fix });
    base.may = (permission) => permission !== 'shipment.override';
    expect(world.refused('shipment', shipment, 'allowLots', allow)).toMatchObject({ code: 'notPermitted' });
    base.may = () => true;
    expect(world.refused('shipment', shipment, 'allowLots', {})).toMatchObject({ code: 'invalid' });
    world.act('shipment', shipment, 'allowLots', allow);
    expect(base.row('shipment', shipment)).toMatchObject({ state: 'packed', allowedLots: [soon] });
    expect(world.refused('shipment', shipment, 'allowLots', allow)).toMatchObject({ code: 'noLotToAllow' });
    world.act('shipment', shipment, 'ship');
  });

  test('[LT5] are not packed and shipped in one act', () => {
    const of = milkWorld();
    const { world, base, pick, scan } = of;
    world.act('pick', pick, 'scan', { ...scan('SOON'), quantity: 2_000 });
    const shipment = world.finished(pick);
    spoil(of);
    const parcels = [{ id: base.id(), weight: 1200, tracking: '' }];
    expect(world.refused('shipment', shipment, 'packAndShip', { parcels })).toMatchObject({ code });
  });
});

test('[LT5, SH5] goods of a blocked lot are put back where nothing else is free, and promised to nobody', () => {
  const world = new SalesWorld();
  const { base } = world;
  const [bin = ''] = base.bins;
  const milk = activeProduct(base, { sku: 'MILK', tracking: 'lot' });
  const lot = world.stockLot(milk, bin, 2_000, { code: 'ONLY', expiresOn: null });
  const { order, lines } = world.confirmed([{ product: milk, quantity: 2_000 }]);
  const pick = world.released(order);
  world.scanned(pick);
  const shipment = world.finished(pick);
  world.act('lot', lot, 'block', { reason: 'quality' });
  world.act('shipment', shipment, 'cancel', { reason: 'other' });
  expect(world.onHand(milk, bin, lot)).toBe(2_000);
  expect(world.held(lines[0] ?? '')).toEqual({ open: 2_000, soft: 0, hard: 0 });
  world.act('lot', lot, 'unblock');
  expect(world.held(lines[0] ?? '')).toEqual({ open: 2_000, soft: 2_000, hard: 0 });
});

test('[LT5] goods of good lots leave', () => {
  const { world, milk, soon, pick, scan } = milkWorld();
  world.act('pick', pick, 'scan', { ...scan('SOON'), quantity: 2_000 });
  const shipment = world.finished(pick);
  world.packed(shipment);
  world.act('shipment', shipment, 'ship');
  expect(world.onHand(milk, 'customer', soon)).toBe(2_000);
});
