import { describe, expect, test } from 'vitest';
import { consider } from '#model/engine/propose.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import { SalesWorld } from './sales.fixtures.ts';

const reason = { reason: 'customerRequest' };

describe('a draft', () => {
  test('[SO3] refuses a customer, a warehouse and a product that are not there, and a line that stands twice', () => {
    const world = new SalesWorld();
    const { base, bolt, customer } = world;
    const { warehouse } = base;
    const refusal = (over: object): unknown =>
      world.refused('salesOrder', base.id(), 'create', {
        ...salesOrderFixture({ customer, warehouse, lines: [] }),
        ...over,
      });
    const line = orderLineFixture({ id: base.id(), product: bolt });
    const none = base.id();
    expect([
      refusal({ customer: none }),
      refusal({ warehouse: none }),
      refusal({ lines: [{ ...line, product: none }] }),
      refusal({ lines: [line, line] }),
    ]).toEqual([
      { code: 'unknownCustomer', fields: { customer: 'unknownCustomer' } },
      { code: 'unknownWarehouse', fields: { warehouse: 'unknownWarehouse' } },
      { code: 'unknownProduct', fields: { 'lines.0.product': 'unknownProduct' } },
      { code: 'lineTaken', fields: { 'lines.1.id': 'lineTaken' } },
    ]);
  });

  test('[SO3] names a quantity of zero, a negative one and one that is too precise', () => {
    const world = new SalesWorld();
    const { base, bolt, customer } = world;
    const lines = [0, -1, 0.5].map((quantity) =>
      orderLineFixture({ id: base.id(), product: bolt, quantity }),
    );
    const form = salesOrderFixture({ customer, warehouse: base.warehouse, lines });
    expect(world.refused('salesOrder', base.id(), 'create', form)).toEqual({
      code: 'invalid',
      fields: {
        'lines.0.quantity': 'too_small:1',
        'lines.1.quantity': 'too_small:1',
        'lines.2.quantity': 'invalid_type',
      },
    });
  });

  test('[SO22] a draft is changed as a whole, thrown away, and holds nothing', () => {
    const world = new SalesWorld();
    const { base, bolt, customer } = world;
    const { order } = world.draft([{ product: bolt }]);
    const line = orderLineFixture({ id: base.id(), product: bolt, quantity: 3_000 });
    const form = salesOrderFixture({ customer, warehouse: base.warehouse, lines: [line] });
    world.act('salesOrder', order, 'update', form);
    expect(base.row('salesOrder', order)?.lines.map(({ quantity, vatRate }) => [quantity, vatRate])).toEqual([
      [3_000, 2500],
    ]);
    expect(base.do('salesOrder', order, 'update', form, { version: 1 })).toMatchObject({
      refusal: { code: 'stale' },
    });
    world.act('salesOrder', order, 'discard');
    expect(world.state(order)).toBe('cancelled notStarted nothing');
    expect(world.refused('salesOrder', order, 'reopen', reason)).toEqual({ code: 'neverConfirmed' });
    expect(world.available(bolt)).toEqual({ onHand: 0, reserved: 0, outgoing: 0 });
  });
});

describe('confirming', () => {
  test('[SO4] refuses an order without lines', () => {
    const world = new SalesWorld();
    const { order } = world.draft([]);
    expect(world.refused('salesOrder', order, 'confirm')).toEqual({
      code: 'noLines',
      fields: { lines: 'noLines' },
    });
  });

  test('[SO5] refuses a blocked customer, and offers to unblock it', () => {
    const world = new SalesWorld();
    const { base, customer } = world;
    const { order } = world.draft([{ product: world.bolt }]);
    base.must('customer', customer, 'block', { reason: 'credit' });
    expect(world.refused('salesOrder', order, 'confirm')).toEqual({
      code: 'customerBlocked',
      params: { customer: 'Bygg & Beslag AB' },
      fields: { customer: 'customerBlocked' },
      fix: { kind: 'customer', document: customer, type: 'unblock' },
    });
  });

  test('[SO6] refuses an order without an address, or in another currency than the customer pays in', () => {
    const world = new SalesWorld();
    const lines = [{ product: world.bolt }];
    const nowhere = world.draft(lines, {
      deliveryAddress: { street: '', postcode: '', city: '', country: 'SE' },
    });
    const euros = world.draft(lines, { currency: 'EUR', rate: 11_200_000 });
    expect(world.refused('salesOrder', nowhere.order, 'confirm')).toEqual({
      code: 'addressMissing',
      fields: { deliveryAddress: 'addressMissing' },
    });
    expect(world.refused('salesOrder', euros.order, 'confirm')).toEqual({
      code: 'currencyOfCustomer',
      params: { currency: 'SEK' },
      fields: { currency: 'currencyOfCustomer' },
    });
  });

  test('[SO7] refuses a line without a price, or of a blocked product', () => {
    const world = new SalesWorld();
    const { base, bolt, nut } = world;
    const unpriced = world.draft([{ product: bolt }, { product: bolt, price: null }]);
    const blocked = world.draft([{ product: nut }]);
    base.must('product', nut, 'block', { reason: 'quality' });
    expect(world.refused('salesOrder', unpriced.order, 'confirm')).toEqual({
      code: 'priceMissing',
      fields: { 'lines.1.price': 'priceMissing' },
    });
    expect(world.refused('salesOrder', blocked.order, 'confirm')).toEqual({
      code: 'productNotActive',
      params: { sku: 'NUT' },
      fields: { 'lines.0.product': 'productNotActive' },
    });
  });

  test('[SO7] takes a product twice, on lines of their own', () => {
    const world = new SalesWorld();
    world.stock(world.bolt, world.base.bins[0] ?? '', 12_000);
    const { lines } = world.confirmed([{ product: world.bolt }, { product: world.bolt, price: 9_0000 }]);
    expect(lines.map((line) => world.held(line)?.soft)).toEqual([10_000, 2_000]);
  });

  test('[SO8] until goods leave, the rate of VAT is that of the promised day, by treatment and country', () => {
    const world = new SalesWorld();
    const food = activeProduct(world.base, { sku: 'BREAD', vatClass: 'food' });
    const rate = (
      vatTreatment: 'domestic' | 'euB2B' | 'euB2C' | 'export',
      country: string,
      promisedOn: string,
    ): unknown => {
      const customer = world.addCustomer({ vatTreatment });
      const deliveryAddress = { street: 'Street 1', postcode: '1', city: 'City', country };
      const line = { product: food, vatClass: 'food' as const };
      const { order } = world.confirmed([line], { customer, deliveryAddress, promisedOn });
      return world.base.row('salesOrder', order)?.lines[0]?.vatRate;
    };
    expect([
      rate('domestic', 'SE', '2026-03-31'),
      rate('domestic', 'SE', '2026-04-01'),
      rate('domestic', 'EE', '2026-04-01'),
      rate('euB2C', 'EE', '2026-04-01'),
      rate('euB2B', 'EE', '2026-04-01'),
      rate('export', 'NO', '2026-04-01'),
    ]).toEqual([1200, 600, 600, 2400, 0, 0]);
    const customer = world.addCustomer({ vatTreatment: 'euB2C' });
    const deliveryAddress = { street: 'Road 1', postcode: '1', city: 'Boston', country: 'US' };
    const { order } = world.draft([{ product: food }], { customer, deliveryAddress });
    expect(world.refused('salesOrder', order, 'confirm')).toEqual({
      code: 'noVatRate',
      fields: { 'lines.0.vatClass': 'noVatRate' },
    });
  });

  test('[SO9] open orders and this one stay within the credit limit, VAT included, unless one may override', () => {
    const world = new SalesWorld();
    const { base, bolt } = world;
    base.may = (permission) => permission !== 'salesOrder.override';
    // 10 × 12.50 with 25 % VAT is 156.25
    const customer = world.addCustomer({ creditLimit: 31_249 });
    world.confirmed([{ product: bolt }], { customer });
    const { order } = world.draft([{ product: bolt }], { customer });
    expect(world.refused('salesOrder', order, 'confirm')).toMatchObject({
      code: 'creditExceeded',
      params: { limit: 31_249, open: 15_625, wanted: 15_625 },
    });
    base.may = () => true;
    world.act('salesOrder', order, 'confirm');
    expect(world.state(order)).toBe('confirmed notStarted nothing');
  });
});

describe('hold, services and policies of shipping', () => {
  test('[SO21, SH2] on hold nothing is released or shipped, until it is resumed', () => {
    const world = new SalesWorld();
    const { base, bolt } = world;
    world.stock(bolt, base.bins[0] ?? '', 10_000);
    const { order, lines } = world.confirmed([{ product: bolt }]);
    const pick = world.released(order, [{ line: lines[0] ?? '', quantity: 4_000 }]);
    world.scanned(pick);
    const shipment = world.finished(pick);
    world.packed(shipment);
    world.act('salesOrder', order, 'hold', { reason: 'credit' });
    expect(world.refused('salesOrder', order, 'release', { pick: base.id() })).toEqual({
      code: 'notInState',
      params: { kind: 'salesOrder', command: 'release', state: 'nothing.onHold.picking' },
    });
    expect(world.refused('shipment', shipment, 'ship')).toEqual({
      code: 'orderOnHold',
      params: { order: 'SO-2026-00001' },
      fix: { kind: 'salesOrder', document: order, type: 'resume' },
    });
    world.act('salesOrder', order, 'resume');
    world.act('shipment', shipment, 'ship');
    expect(world.state(order)).toBe('confirmed partlyShipped toInvoice');
  });

  test('[SO17] a service goes with the first goods, or on its own', () => {
    const world = new SalesWorld();
    const { base, bolt } = world;
    const postage = activeProduct(base, { sku: 'POST', kind: 'service' });
    world.stock(bolt, base.bins[0] ?? '', 4_000);
    const mixed = world.confirmed([{ product: bolt }, { product: postage, quantity: 1_000 }]);
    expect(world.refused('salesOrder', mixed.order, 'deliverServices')).toEqual({
      code: 'servicesShipWithGoods',
    });
    const shipment = world.shipped(mixed.order);
    expect(world.counters(mixed.order, 1)).toEqual({ released: 1_000, picked: 1_000, shipped: 1_000 });
    world.act('shipment', shipment, 'reverse', { reason: 'enteredByMistake', replacement: base.id() });
    expect(world.counters(mixed.order, 1)).toEqual({});
    const alone = world.confirmed([{ product: postage, quantity: 2_000 }]);
    world.act('salesOrder', alone.order, 'deliverServices');
    expect(world.state(alone.order)).toBe('closed shipped toInvoice');
  });

  test('[SO10, SH3] an order that ships complete only is released and shipped whole', () => {
    const world = new SalesWorld();
    const { base, bolt, nut } = world;
    const [bin = ''] = base.bins;
    world.stock(bolt, bin, 10_000);
    const lines = [{ product: bolt }, { product: nut, quantity: 2_000 }];
    const { order } = world.confirmed(lines, { shipPolicy: 'completeOnly' });
    expect(world.refused('salesOrder', order, 'release', { pick: base.id() })).toEqual({
      code: 'completeOnly',
      params: { sku: 'NUT', free: 0, wanted: 2_000 },
    });
    world.stock(nut, bin, 2_000);
    const pick = world.released(order);
    world.act('pick', pick, 'claim');
    world.act('pick', pick, 'scan', { line: '1', quantity: 10_000 });
    world.act('pick', pick, 'shortPick', { line: '2', quantity: 2_000, reason: 'notInBin' });
    const first = world.finished(pick);
    world.packed(first);
    expect(world.refused('shipment', first, 'ship')).toEqual({
      code: 'completeOnly',
      params: { sku: 'NUT', free: 0, wanted: 2_000 },
    });
    world.act('location', bin, 'check', { product: nut });
    const again = world.released(order);
    world.scanned(again);
    const second = world.finished(again);
    world.act('shipment', first, 'ship');
    world.packed(second);
    world.act('shipment', second, 'ship');
    expect(world.state(order)).toBe('closed shipped toInvoice');
  });

  test('[SO20] the first shipment gives up the rest where the policy says so', () => {
    const world = new SalesWorld();
    world.stock(world.bolt, world.base.bins[0] ?? '', 4_000);
    const { order } = world.confirmed([{ product: world.bolt }], { shipPolicy: 'partialCancelRest' });
    world.shipped(order);
    expect(world.counters(order)).toEqual({
      cancelled: 6_000,
      released: 4_000,
      picked: 4_000,
      shipped: 4_000,
    });
    expect(world.state(order)).toBe('closed shipped toInvoice');
    expect(world.available(world.bolt)).toEqual({ onHand: 0, reserved: 0, outgoing: 0 });
  });

  test('[SO10] a release of parts takes them, and refuses what is not held', () => {
    const world = new SalesWorld();
    const { base, bolt } = world;
    world.stock(bolt, base.bins[0] ?? '', 4_000);
    const { order, lines } = world.confirmed([{ product: bolt }]);
    const release = (quantity: number, line = lines[0]): object => ({
      pick: base.id(),
      lines: [{ line, quantity }],
    });
    expect([
      world.refused('salesOrder', order, 'release', release(5_000)),
      world.refused('salesOrder', order, 'release', release(1_000, base.id())),
    ]).toEqual([
      { code: 'notFree', params: { sku: 'BOLT', free: 4_000, wanted: 5_000 } },
      { code: 'unknownLine', fields: { 'lines.0.line': 'unknownLine' } },
    ]);
    world.act('salesOrder', order, 'release', release(3_000));
    expect(world.held(lines[0] ?? '')).toEqual({ open: 10_000, soft: 1_000, hard: 3_000 });
  });

  test('[SO10] a button knows why there is nothing to release', () => {
    const world = new SalesWorld();
    const { order } = world.confirmed([{ product: world.bolt }]);
    const { base } = world;
    const asked = { kind: 'salesOrder', document: order, type: 'release' };
    expect(consider(base.engine, base.store, asked, base.env())).toEqual({ code: 'nothingToRelease' });
    world.stock(world.bolt, base.bins[0] ?? '', 1_000);
    expect(consider(base.engine, base.store, asked, base.env())).toBeNull();
  });

  test('[SO23] commands of other documents are not given by people', () => {
    const world = new SalesWorld();
    const { order, lines } = world.confirmed([{ product: world.bolt }]);
    const data = { shipment: world.base.id(), lines: [{ line: lines[0], quantity: 1_000 }] };
    expect(world.refused('salesOrder', order, 'markShipped', data)).toEqual({ code: 'internalOnly' });
  });
});
