import { describe, expect, test } from 'vitest';
import type { SalesOrderRecord } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import { SalesWorld } from './sales.fixtures.ts';

type Line = SalesOrderRecord['lines'][number];

/** A sale from last spring, as the importer provides it. */
function sale(
  world: SalesWorld,
  lines: readonly Line[],
  over: Partial<SalesOrderRecord> = {},
): SalesOrderRecord {
  const { customer, base } = world;
  const { orderedOn: _, ...form } = salesOrderFixture({ customer, warehouse: base.warehouse, lines: [] });
  return { ...form, number: '536365', soldAt: '2026-04-30T23:30:00.000Z', lines: [...lines], ...over };
}

function lineOf(world: SalesWorld, over: Partial<Line> & { product: string }): Line {
  return { ...orderLineFixture({ id: world.base.id(), ...over }), price: 2_5500, cancelled: 0, ...over };
}

describe('recording a completed sale', () => {
  test('[SO19] is closed at once, and its goods left at the moment of the sale', () => {
    const world = new SalesWorld();
    const { base, bolt, nut } = world;
    const postage = activeProduct(base, { sku: 'POST', kind: 'service' });
    world.stock(bolt, base.bins[1] ?? '', 10_000, 3_0000);
    world.stock(bolt, base.bins[0] ?? '', 2_000, 3_0000);
    const lines = [
      lineOf(world, { product: bolt, quantity: 6_000, cancelled: 1_000 }),
      lineOf(world, { product: nut, quantity: 2_000, cancelled: 2_000 }),
      lineOf(world, { product: postage, quantity: 1_000 }),
    ];
    const order = base.id();
    const from = base.log.length;
    world.act('salesOrder', order, 'record', sale(world, lines));
    expect(base.log.slice(from).map((event) => `${event.kind}.${event.type}`)).toEqual([
      'salesOrder.recorded',
      'stock.moved',
      'stock.valued',
    ]);
    expect(base.log[from + 1]?.data).toMatchObject({ effectiveAt: '2026-04-30T23:30:00.000Z' });
    expect(base.row('salesOrder', order)).toMatchObject({
      number: '536365',
      orderedOn: '2026-05-01',
      revision: 1,
    });
    expect([0, 1, 2].map((index) => world.counters(order, index))).toEqual([
      { cancelled: 1_000, released: 5_000, picked: 5_000, shipped: 5_000 },
      { cancelled: 2_000 },
      { released: 1_000, picked: 1_000, shipped: 1_000 },
    ]);
    expect(world.state(order)).toBe('closed shipped toInvoice');
    expect(base.bins.map((bin) => world.onHand(bolt, bin))).toEqual([0, 7_000, 0]);
    expect(world.worth(bolt)).toEqual({ quantity: 7_000, value: 2_100 });
    expect(world.available(bolt)).toEqual({ onHand: 7_000, reserved: 0, outgoing: 0 });
    expect(base.replayed()).toEqual(base.snapshot());
  });

  test('[SO19] wholly cancelled, it is a cancelled order that moved nothing', () => {
    const world = new SalesWorld();
    const order = world.base.id();
    const line = lineOf(world, { product: world.bolt, quantity: 2_000, cancelled: 2_000 });
    world.act('salesOrder', order, 'record', sale(world, [line], { number: null }));
    expect(world.state(order)).toBe('cancelled notStarted nothing');
    expect(world.base.row('salesOrder', order)?.number).toBe('SO-2026-00001');
  });

  test('[SO19] refuses goods that are not there or that an order holds', () => {
    const world = new SalesWorld();
    const { base, bolt } = world;
    world.stock(bolt, base.bins[0] ?? '', 5_000);
    world.confirmed([{ product: bolt, quantity: 2_000 }]);
    const lines = [
      lineOf(world, { product: bolt, quantity: 2_000 }),
      lineOf(world, { product: bolt, quantity: 2_000 }),
    ];
    expect(world.refused('salesOrder', base.id(), 'record', sale(world, lines))).toEqual({
      code: 'notFree',
      params: { sku: 'BOLT', free: 1_000, wanted: 2_000 },
    });
  });

  test('[SO19] refuses a number that is taken or the company’s own, a closed day, and more cancelled than sold', () => {
    const world = new SalesWorld();
    const { base, bolt } = world;
    const gone = lineOf(world, { product: bolt, quantity: 1_000, cancelled: 1_000 });
    world.act('salesOrder', base.id(), 'record', sale(world, [gone]));
    const policies = { overReceipt: 0, closedUntil: '2026-04-30' };
    base.must('company', 'company', 'changePolicies', policies);
    const refused = (data: SalesOrderRecord): unknown =>
      world.refused('salesOrder', base.id(), 'record', data);
    expect([
      refused(sale(world, [gone])),
      refused(sale(world, [gone], { number: 'SO-2026-00009' })),
      refused(sale(world, [gone], { number: 'A', soldAt: '2026-04-30T21:59:00.000Z' })),
      refused(sale(world, [{ ...gone, cancelled: 1_001 }], { number: 'A' })),
    ]).toEqual([
      { code: 'numberTaken', params: { number: '536365' }, fields: { number: 'numberTaken' } },
      { code: 'numberReserved', fields: { number: 'numberReserved' } },
      {
        code: 'periodClosed',
        params: { closedUntil: '2026-04-30' },
        fields: { soldAt: 'periodClosed' },
      },
      { code: 'moreThanOrdered', fields: { 'lines.0.cancelled': 'moreThanOrdered' } },
    ]);
  });
});
