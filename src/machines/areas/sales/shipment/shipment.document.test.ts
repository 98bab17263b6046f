import { describe, expect, test } from 'vitest';
import { accessClass, redactEvent, redactRow } from '#model/engine/access.ts';
import { fold } from '#model/engine/fold.ts';
import { Store } from '#model/engine/store.ts';
import { pickDocument } from '../pick/pick.document.ts';
import { salesOrderDocument } from '../sales-order/sales-order.document.ts';
import { SalesWorld } from '../sales-order/sales.fixtures.ts';
import { shipmentDocument } from './shipment.document.ts';

interface SetUp {
  world: SalesWorld;
  order: string;
  line: string;
  shipment: string;
}

/** Three of nine bolts in an open shipment; nine are worth 100.00, so that a third is not a whole amount. */
function staged(): SetUp {
  const world = new SalesWorld();
  const [bin = '', other = ''] = world.base.bins;
  world.stock(world.bolt, bin, 8_000, 11_2500);
  world.stock(world.bolt, other, 1_000, 10_0000);
  const { order, lines } = world.confirmed([{ product: world.bolt, quantity: 3_000 }]);
  const pick = world.released(order);
  world.scanned(pick);
  return { world, order, line: lines[0] ?? '', shipment: world.finished(pick) };
}

describe('shipment', () => {
  test('[SH1] has parcels before it leaves, and may be packed anew', () => {
    const { world, shipment } = staged();
    const { base } = world;
    expect(world.refused('shipment', shipment, 'ship')).toMatchObject({ code: 'notInState' });
    expect(world.refused('shipment', shipment, 'pack', { parcels: [] })).toEqual({
      code: 'invalid',
      fields: { parcels: 'too_small:1' },
    });
    world.packed(shipment);
    const parcels = [{ id: base.id(), weight: 300, tracking: 'SE123' }];
    world.act('shipment', shipment, 'pack', { parcels });
    expect(base.row('shipment', shipment)).toMatchObject({ state: 'packed', parcels });
  });

  test('[SH1] is for an order that there is', () => {
    const { world, line } = staged();
    const { base, bolt } = world;
    const lines = [{ id: '1', orderLine: line, product: bolt, quantity: 1_000, from: base.bins[0] }];
    const data = { order: base.id(), pick: base.id(), replaces: null, lines };
    expect(base.do('shipment', base.id(), 'create', data, { internal: true })).toEqual({
      accepted: false,
      refusal: { code: 'unknownDocument', params: { kind: 'salesOrder' } },
    });
  });

  test('[SH4] takes the goods from staging to the customer at their cost, under a number', () => {
    const { world, order, line, shipment } = staged();
    const { base, bolt } = world;
    expect(world.worth(bolt)).toEqual({ quantity: 9_000, value: 10_000 });
    world.packed(shipment);
    world.act('shipment', shipment, 'ship');
    expect(base.row('shipment', shipment)).toMatchObject({ number: 'SH-2026-00001', shippedAt: base.now });
    // 100.00 × 3 ÷ 9 = 33.33
    expect(world.worth(bolt)).toEqual({ quantity: 6_000, value: 6_667 });
    expect([world.onHand(bolt, base.staging), world.onHand(bolt, 'customer')]).toEqual([0, 3_000]);
    expect(world.held(line)).toBeNull();
    expect(world.state(order)).toBe('closed shipped toInvoice');
  });

  test('[SH5] cancelled, its goods go back to their bins and are held softly again', () => {
    const { world, order, line, shipment } = staged();
    const { base, bolt } = world;
    world.packed(shipment);
    world.act('shipment', shipment, 'cancel', { reason: 'other' });
    expect([world.onHand(bolt, base.staging), world.onHand(bolt, base.bins[0] ?? '')]).toEqual([0, 8_000]);
    expect(world.held(line)).toEqual({ open: 3_000, soft: 3_000, hard: 0 });
    expect(world.counters(order)).toEqual({});
    expect(world.state(order)).toBe('confirmed notStarted nothing');
    world.shipped(order);
    expect(world.state(order)).toBe('closed shipped toInvoice');
    expect(base.replayed()).toEqual(base.snapshot());
  });

  test('[SH5] goods whose bin is blocked meanwhile go to receiving', () => {
    const { world, shipment } = staged();
    const { base, bolt } = world;
    base.must('location', base.bins[0] ?? '', 'block', { reason: 'quality' });
    world.act('shipment', shipment, 'cancel', { reason: 'other' });
    expect(world.onHand(bolt, base.receiving)).toBe(3_000);
  });

  test('[SH6, ST8] reversed, its goods come back at what they left with, and wait in a replacement', () => {
    const { world, order, line, shipment } = staged();
    const { base, bolt } = world;
    world.packed(shipment);
    world.act('shipment', shipment, 'ship');
    world.stock(bolt, base.bins[2] ?? '', 1_000, 50_0000);
    const replacement = base.id();
    world.act('shipment', shipment, 'reverse', { reason: 'enteredByMistake', replacement });
    // 66.67 + 50.00 + the 33.33 that left
    expect(world.worth(bolt)).toEqual({ quantity: 10_000, value: 15_000 });
    expect(base.row('shipment', shipment)).toMatchObject({ state: 'reversed', replacedBy: replacement });
    expect(base.row('shipment', replacement)).toMatchObject({
      state: 'open',
      replaces: shipment,
      number: null,
    });
    expect(world.held(line)).toEqual({ open: 3_000, soft: 0, hard: 3_000 });
    expect(world.state(order)).toBe('confirmed picking nothing');
    expect(world.counters(order)).toEqual({ released: 3_000, picked: 3_000 });
    world.packed(replacement);
    world.act('shipment', replacement, 'ship');
    expect(base.row('shipment', replacement)?.number).toBe('SH-2026-00002');
    expect(world.state(order)).toBe('closed shipped toInvoice');
    expect(base.replayed()).toEqual(base.snapshot());
  });

  test('[SH6] what is delivered is not reversed', () => {
    const { world, shipment } = staged();
    world.packed(shipment);
    world.act('shipment', shipment, 'ship');
    world.act('shipment', shipment, 'deliver');
    const reversal = { reason: 'enteredByMistake', replacement: world.base.id() };
    expect(world.refused('shipment', shipment, 'reverse', reversal)).toEqual({
      code: 'notInState',
      params: { kind: 'shipment', command: 'reverse', state: 'delivered' },
    });
  });

  test('[SH8] is packed and shipped in one act, or neither', () => {
    const { world, order, shipment } = staged();
    const packing = { parcels: [{ id: world.base.id(), weight: 900, tracking: 'T-1' }] };
    world.act('salesOrder', order, 'hold', { reason: 'credit' });
    expect(world.refused('shipment', shipment, 'packAndShip', packing)).toMatchObject({
      code: 'orderOnHold',
    });
    expect(world.base.row('shipment', shipment)).toMatchObject({ state: 'open', parcels: [] });
    world.act('salesOrder', order, 'resume');
    world.act('shipment', shipment, 'packAndShip', packing);
    expect(world.base.row('shipment', shipment)).toMatchObject({ state: 'shipped', ...packing });
    expect(world.state(order)).toBe('closed shipped toInvoice');
  });

  test('[SH9] a delivery marked by mistake is taken back', () => {
    const { world, shipment } = staged();
    world.packed(shipment);
    world.act('shipment', shipment, 'ship');
    world.act('shipment', shipment, 'deliver');
    expect(world.refused('shipment', shipment, 'undeliver')).toMatchObject({ code: 'invalid' });
    world.act('shipment', shipment, 'undeliver', { reason: 'enteredByMistake' });
    expect(world.base.row('shipment', shipment)).toMatchObject({ state: 'shipped', deliveredAt: null });
    world.act('shipment', shipment, 'deliver');
    expect(world.base.row('shipment', shipment)?.state).toBe('delivered');
  });

  test('[ST8] a large reversal leaves no cent behind', () => {
    const world = new SalesWorld();
    const { base, bolt } = world;
    world.stock(bolt, base.bins[0] ?? '', 2_999_000, 3333);
    world.stock(bolt, base.bins[0] ?? '', 1_000, 1);
    const before = world.worth(bolt);
    const { order } = world.confirmed([{ product: bolt, quantity: 1_777_000 }]);
    const shipment = world.shipped(order);
    world.act('shipment', shipment, 'reverse', { reason: 'wrongItem', replacement: base.id() });
    expect(world.worth(bolt)).toEqual(before);
  });
});

test('[SH4, DT6] who may not see costs gets shipments without them, folded from facts without them', () => {
  const { world, shipment } = staged();
  world.packed(shipment);
  world.act('shipment', shipment, 'ship');
  const { engine, log, store } = world.base;
  const access = accessClass(engine, (permission) => permission !== 'product.viewCost');
  const device = new Store([...engine.tables.values()].filter((table) => access.tables.has(table.name)));
  for (const event of log) {
    const redacted = redactEvent(access, engine, event);
    if (redacted) fold(engine, device, redacted);
  }
  expect(store.getRow('shipment', shipment)).toMatchObject({ lines: [{ cost: 3_333 }] });
  for (const type of [salesOrderDocument, pickDocument, shipmentDocument])
    expect([...device.all(type.table.name).values()]).toEqual(
      [...store.all(type.table.name).values()].map((row) => redactRow(access, type.table, row)),
    );
});
