import { describe, expect, test } from 'vitest';
import { SalesWorld } from './sales.fixtures.ts';

describe('from order to delivery', () => {
  test('[SO1, SO16, PK6, SH4] a whole order is confirmed, picked, packed, shipped, and closes by itself', () => {
    const world = new SalesWorld();
    const { base, bolt, nut } = world;
    const [near = '', far = ''] = base.bins;
    world.stock(bolt, far, 20_000, 4_0000);
    world.stock(bolt, near, 4_000, 7_0000);
    world.stock(nut, near, 5_000, 1_0000);
    // 20 × 4 + 4 × 7 = 108.00
    expect(world.worth(bolt)).toEqual({ quantity: 24_000, value: 10_800 });

    const { order, lines } = world.confirmed([
      { product: bolt },
      { product: nut, quantity: 5_000, price: 2_0000 },
    ]);
    const [boltLine = '', nutLine = ''] = lines;
    expect(base.row('salesOrder', order)?.number).toBe('SO-2026-00001');
    expect(world.state(order)).toBe('confirmed notStarted nothing');
    expect(world.held(boltLine)).toEqual({ open: 10_000, soft: 10_000, hard: 0 });
    expect(world.available(bolt)).toEqual({ onHand: 24_000, reserved: 10_000, outgoing: 10_000 });

    const pick = world.released(order);
    expect(world.state(order)).toBe('confirmed picking nothing');
    expect(base.row('pick', pick)?.lines).toEqual([
      { id: '1', orderLine: boltLine, product: bolt, location: near, quantity: 4_000, picked: 0, short: 0 },
      { id: '2', orderLine: boltLine, product: bolt, location: far, quantity: 6_000, picked: 0, short: 0 },
      { id: '3', orderLine: nutLine, product: nut, location: near, quantity: 5_000, picked: 0, short: 0 },
    ]);
    expect(world.held(boltLine)).toEqual({ open: 10_000, soft: 0, hard: 10_000 });

    world.scanned(pick);
    expect(world.onHand(bolt, near)).toBe(4_000);
    const shipment = world.finished(pick);
    expect(world.onHand(bolt, near)).toBe(0);
    expect(world.onHand(bolt, base.staging)).toBe(10_000);
    expect(base.row('balance', `${bolt}:${base.staging}`)?.reserved).toBe(10_000);
    expect(world.counters(order)).toEqual({ released: 10_000, picked: 10_000 });

    world.packed(shipment);
    world.act('shipment', shipment, 'ship');
    expect(base.row('shipment', shipment)).toMatchObject({ number: 'SH-2026-00001', state: 'shipped' });
    // bolts leave at 108.00 ÷ 24 = 4.50 each, 18.00 a line of 4 and 27.00 a line of 6; nuts at 1.00
    expect(base.row('shipment', shipment)?.lines.map((line) => line.cost)).toEqual([1_800, 2_700, 500]);
    expect(world.worth(bolt)).toEqual({ quantity: 14_000, value: 6_300 });
    expect(world.worth(nut)).toEqual({ quantity: 0, value: 0 });
    expect(world.onHand(bolt, 'customer')).toBe(10_000);
    expect(world.available(bolt)).toEqual({ onHand: 14_000, reserved: 0, outgoing: 0 });
    expect(world.held(boltLine)).toBeNull();
    expect(world.state(order)).toBe('closed shipped toInvoice');

    world.act('shipment', shipment, 'deliver');
    expect(base.row('shipment', shipment)).toMatchObject({ state: 'delivered', deliveredAt: base.now });
    expect(base.replayed()).toEqual(base.snapshot());
  });

  test('[SO2, SO16] what is lacking stays open on the same order and is filled by the next receipt', () => {
    const world = new SalesWorld();
    const { base, bolt } = world;
    const [bin = ''] = base.bins;
    world.stock(bolt, bin, 6_000);
    const { order, lines } = world.confirmed([{ product: bolt }]);
    const [line = ''] = lines;
    expect(world.held(line)).toEqual({ open: 10_000, soft: 6_000, hard: 0 });

    world.shipped(order);
    expect(world.state(order)).toBe('confirmed partlyShipped toInvoice');
    expect(world.counters(order)).toEqual({ released: 6_000, picked: 6_000, shipped: 6_000 });
    expect(world.held(line)).toEqual({ open: 4_000, soft: 0, hard: 0 });
    expect(world.refused('salesOrder', order, 'release', { pick: base.id() })).toEqual({
      code: 'nothingToRelease',
    });

    world.stock(bolt, bin, 9_000);
    expect(world.held(line)).toEqual({ open: 4_000, soft: 4_000, hard: 0 });
    expect(world.available(bolt)).toEqual({ onHand: 9_000, reserved: 4_000, outgoing: 4_000 });
    world.shipped(order);
    expect(world.state(order)).toBe('closed shipped toInvoice');
    expect(world.available(bolt)).toEqual({ onHand: 5_000, reserved: 0, outgoing: 0 });
    expect(base.replayed()).toEqual(base.snapshot());
  });

  test('[SO10] of two orders after the last unit one wins, and the other is told who', () => {
    const world = new SalesWorld();
    const { base, bolt } = world;
    world.stock(bolt, base.bins[0] ?? '', 1_000);
    base.by = 'anna';
    const first = world.confirmed([{ product: bolt, quantity: 1_000 }]);
    base.by = 'bo';
    const second = world.confirmed([{ product: bolt, quantity: 1_000 }]);
    const refusal = { code: 'lastUnitTaken', params: { sku: 'BOLT', holder: 'SO-2026-00001', by: 'anna' } };
    expect(world.refused('salesOrder', second.order, 'release', { pick: base.id() })).toEqual(refusal);
    world.released(first.order);
    expect(world.refused('salesOrder', second.order, 'release', { pick: base.id() })).toEqual(refusal);
  });

  test('[SO16] free goods go to the higher priority, then to the earlier day', () => {
    const world = new SalesWorld();
    const { base, bolt } = world;
    const late = world.confirmed([{ product: bolt, quantity: 2_000 }], { promisedOn: '2026-06-01' });
    const soon = world.confirmed([{ product: bolt, quantity: 2_000 }], { promisedOn: '2026-05-05' });
    const urgent = world.confirmed([{ product: bolt, quantity: 2_000 }], {
      promisedOn: '2026-07-01',
      priority: 9,
    });
    world.stock(bolt, base.bins[0] ?? '', 3_000);
    const held = [urgent, soon, late].map(({ lines }) => world.held(lines[0] ?? '')?.soft);
    expect(held).toEqual([2_000, 1_000, 0]);
  });
});
