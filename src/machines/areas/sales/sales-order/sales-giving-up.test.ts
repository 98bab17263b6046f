import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { describe, expect, test } from 'vitest';
import { SalesWorld } from './sales.fixtures.ts';

const reason = { reason: 'other' };

describe('giving up', () => {
  test('[SO12] cancels of a line what is on no pick list, never all of an order', () => {
    const world = new SalesWorld();
    world.stock(world.bolt, world.base.bins[0] ?? '', 10_000);
    const { order, lines } = world.confirmed([{ product: world.bolt }]);
    const [line = ''] = lines;
    const cancel = (quantity: number): object => ({ ...reason, lines: [{ line, quantity }] });
    expect(world.refused('salesOrder', order, 'cancelLines', cancel(10_000))).toEqual({
      code: 'wouldCancelAll',
      fix: { kind: 'salesOrder', document: order, type: 'cancel' },
    });
    world.released(order, [{ line, quantity: 4_000 }]);
    expect(world.refused('salesOrder', order, 'cancelLines', cancel(6_001))).toEqual({
      code: 'moreThanOpen',
      params: { sku: 'BOLT', most: 6_000 },
      fields: { 'lines.0.quantity': 'moreThanOpen' },
    });
    world.act('salesOrder', order, 'cancelLines', cancel(6_000));
    expect(world.counters(order)).toEqual({ cancelled: 6_000, released: 4_000 });
    expect(world.available(world.bolt)).toEqual({ onHand: 10_000, reserved: 4_000, outgoing: 4_000 });
  });

  test('[SO1, SO12] cancelling what is left of a shipped order closes it', () => {
    const world = new SalesWorld();
    world.stock(world.bolt, world.base.bins[0] ?? '', 4_000);
    const { order, lines } = world.confirmed([{ product: world.bolt }]);
    world.shipped(order);
    world.act('salesOrder', order, 'cancelLines', {
      ...reason,
      lines: [{ line: lines[0], quantity: 6_000 }],
    });
    expect(world.state(order)).toBe('closed shipped toInvoice');
  });

  test('[SO13, SO16] a cancelled order cancels its picks, and what it held goes to who waits', () => {
    const world = new SalesWorld();
    const { base, bolt } = world;
    world.stock(bolt, base.bins[0] ?? '', 10_000);
    const first = world.confirmed([{ product: bolt }]);
    const second = world.confirmed([{ product: bolt, quantity: 7_000 }]);
    const pick = world.released(first.order, [{ line: first.lines[0] ?? '', quantity: 4_000 }]);
    world.act('salesOrder', first.order, 'cancel', reason);
    expect(world.state(first.order)).toBe('cancelled notStarted nothing');
    expect(base.row('pick', pick)?.state).toBe('cancelled');
    expect(world.held(second.lines[0] ?? '')).toEqual({ open: 7_000, soft: 7_000, hard: 0 });
    expect(world.available(bolt)).toEqual({ onHand: 10_000, reserved: 7_000, outgoing: 7_000 });
    expect(base.replayed()).toEqual(base.snapshot());
  });

  test('[SO13, SO14] refuses with goods in hand, in staging or shipped, and names what is in the way', () => {
    const world = new SalesWorld();
    const { base, bolt } = world;
    world.stock(bolt, base.bins[0] ?? '', 10_000);
    const { order } = world.confirmed([{ product: bolt }]);
    expect(world.refused('salesOrder', order, 'closeShort', reason)).toEqual({
      code: 'nothingShipped',
      fix: { kind: 'salesOrder', document: order, type: 'cancel' },
    });
    const pick = world.released(order);
    world.scanned(pick);
    expect(world.refused('salesOrder', order, 'cancel', reason)).toEqual({
      code: 'goodsInHand',
      fix: { kind: 'pick', document: pick, type: 'cancel' },
    });
    const shipment = world.finished(pick);
    expect(world.refused('salesOrder', order, 'cancel', reason)).toEqual({
      code: 'goodsInStaging',
      fix: { kind: 'shipment', document: shipment, type: 'cancel' },
    });
    world.packed(shipment);
    world.act('shipment', shipment, 'ship');
    expect(world.refused('salesOrder', order, 'cancel', reason)).toMatchObject({ code: 'notInState' });
  });

  test('[SO14, SO15] closed short it gives up the rest, reopened it wants it again', () => {
    const world = new SalesWorld();
    const { base, bolt } = world;
    world.stock(bolt, base.bins[0] ?? '', 10_000);
    const { order, lines } = world.confirmed([{ product: bolt }]);
    const [line = ''] = lines;
    world.shipped(order, [{ line, quantity: 3_000 }]);
    expect(world.refused('salesOrder', order, 'cancel', reason)).toEqual({
      code: 'alreadyShipped',
      fix: { kind: 'salesOrder', document: order, type: 'closeShort' },
    });
    world.act('salesOrder', order, 'closeShort', reason);
    expect(world.state(order)).toBe('closed shipped toInvoice');
    expect(world.counters(order)).toEqual({
      cancelled: 7_000,
      released: 3_000,
      picked: 3_000,
      shipped: 3_000,
    });
    expect(world.available(bolt)).toEqual({ onHand: 7_000, reserved: 0, outgoing: 0 });
    world.act('salesOrder', order, 'reopen', { reason: 'moreToDeliver' });
    expect(world.state(order)).toBe('confirmed partlyShipped toInvoice');
    expect(world.held(line)).toEqual({ open: 7_000, soft: 7_000, hard: 0 });
    world.shipped(order);
    expect(world.state(order)).toBe('closed shipped toInvoice');
  });

  test('[SO15] refuses to reopen for a blocked customer, from a blocked warehouse, what is no longer sold, beyond the credit limit', () => {
    const world = new SalesWorld();
    const { base, bolt, customer } = world;
    const { order } = world.confirmed([{ product: bolt }]);
    world.act('salesOrder', order, 'cancel', reason);
    const why = () => world.refused('salesOrder', order, 'reopen', reason)?.code;

    base.must('customer', customer, 'block', reason);
    expect(why()).toBe('customerBlocked');
    base.must('customer', customer, 'unblock');
    base.must('warehouse', base.warehouse, 'block', reason);
    expect(why()).toBe('warehouseNotActive');
    base.must('warehouse', base.warehouse, 'unblock');
    base.must('product', bolt, 'block', reason);
    expect(why()).toBe('productNotActive');
    base.must('product', bolt, 'unblock');
    const { number } = base.row('customer', customer) ?? {};
    base.must('customer', customer, 'update', customerFixture({ ...(number && { number }), creditLimit: 1 }));
    base.may = (permission) => permission !== 'salesOrder.override';
    expect(why()).toBe('creditExceeded');
    base.may = () => true;
    expect(why()).toBeUndefined();
  });

  test('[SO24] is not confirmed from a blocked warehouse', () => {
    const world = new SalesWorld();
    const { base, bolt } = world;
    const { order } = world.draft([{ product: bolt }]);
    base.must('warehouse', base.warehouse, 'block', reason);
    expect(world.refused('salesOrder', order, 'confirm')).toMatchObject({
      code: 'warehouseNotActive',
      fix: { kind: 'warehouse', document: base.warehouse, type: 'unblock' },
    });
  });

  test('[CY2, ST10] nothing is picked or shipped on a closed day', () => {
    const world = new SalesWorld();
    const { base, bolt } = world;
    world.stock(bolt, base.bins[0] ?? '', 10_000);
    const pick = world.released(world.confirmed([{ product: bolt }]).order);
    world.scanned(pick);
    const shipment = { shipment: base.id() };
    base.must('company', 'company', 'changePolicies', {
      overReceipt: 0,
      closedUntil: '2026-05-04',
      closesAhead: true,
    });
    const refusal = { code: 'periodClosed', params: { closedUntil: '2026-05-04' } };
    expect(world.refused('pick', pick, 'finish', shipment)).toEqual(refusal);
    base.must('company', 'company', 'reopenPeriod', { closedUntil: '2026-05-03', reason: 'other' });
    world.act('pick', pick, 'finish', shipment);
  });

  test('[SO15] refuses to reopen what was settled in a closed period', () => {
    const world = new SalesWorld();
    const { base, bolt } = world;
    const { order } = world.confirmed([{ product: bolt }]);
    world.act('salesOrder', order, 'cancel', reason);
    base.must('company', 'company', 'changePolicies', {
      overReceipt: 0,
      closedUntil: '2026-05-04',
      closesAhead: true,
    });
    expect(world.refused('salesOrder', order, 'reopen', reason)).toEqual({
      code: 'periodClosed',
      params: { closedUntil: '2026-05-04' },
    });
    base.must('company', 'company', 'reopenPeriod', { closedUntil: '2026-05-03', reason: 'other' });
    world.act('salesOrder', order, 'reopen', reason);
    expect(world.held(base.row('salesOrder', order)?.lines[0]?.id ?? '')?.open).toBe(10_000);
  });
});
