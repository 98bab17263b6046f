import { describe, expect, test } from 'vitest';
import { exchangeAmount } from '#model/areas/sales/customer-return/customer-return.exchange.ts';
import type { ReturnForm } from '#model/areas/sales/customer-return/customer-return.facts.ts';
import { formLine } from '#model/areas/sales/customer-return/customer-return.lines.ts';
import { customerForm } from '#model/areas/sales/customer/customer.facts.ts';
import { conditionsOf, testOf } from '#model/lists/conditions.ts';
import { salesOrderListing } from '#model/areas/sales/sales-order/sales-order.listing.ts';
import { toCreditOf, toInvoiceOf, unpaidOf } from '#model/areas/sales/sales-order/sales-order.paying.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import { ReturnsWorld } from './returns.fixtures.ts';

/** An order of three bolts at 100.00 and freight of 60.00, both with 25 % VAT, shipped and paid. */
function delivered() {
  const world = new ReturnsWorld();
  const { base, bolt, nut } = world;
  const freight = activeProduct(base, { sku: 'FREIGHT', kind: 'service', price: 60_0000 });
  world.stock(bolt, base.bins[0] ?? '', 3_000);
  world.stock(nut, base.bins[1] ?? '', 50_000);
  const { order } = world.confirmed([
    { product: bolt, quantity: 3_000, price: 100_0000 },
    { product: freight, quantity: 1_000, price: 60_0000 },
  ]);
  world.shipped(order);
  world.act('salesOrder', order, 'recordPayment', { payment: base.id(), on: '2026-05-04', amount: 45_000 });
  return { world, order };
}

/** The form of a return of one bolt with money beside it. */
function form(world: ReturnsWorld, id: string, over: Partial<ReturnForm>): ReturnForm {
  const { warehouse, theirReference, notes, lines } = world.row(id);
  const [line] = lines.map(formLine);
  if (!line) throw new Error('nothing was sent');
  return {
    warehouse,
    theirReference,
    notes,
    lines: [{ ...line, quantity: 1_000, reason: 'wrongItem' }],
    ...over,
  };
}

/** A return of one bolt, posted. */
function posted(world: ReturnsWorld, order: string, over: Partial<ReturnForm>): string {
  const id = world.begun(order);
  world.act('customerReturn', id, 'update', form(world, id, over));
  world.act('customerReturn', id, 'approve');
  world.receive(id, 1_000);
  world.grade(id, world.part('restock', 1_000));
  world.act('customerReturn', id, 'post');
  return id;
}

describe('freight of a return', () => {
  test('[RT17] [RT9] what is given back is credited at the rate it was charged at, no more than there was', () => {
    const { world, order } = delivered();
    const id = posted(world, order, { freight: 4_000 });
    expect(world.row(id).credit).toBe(17_500); // (100.00 + 40.00) with 25 %
    const next = world.begun(order);
    const more = form(world, next, { freight: 2_001 });
    expect(world.refused('customerReturn', next, 'update', more)).toEqual({
      code: 'freightTooHigh',
      params: { most: 2_000, currency: 'SEK' },
      fields: { freight: 'freightTooHigh' },
    });
    world.act('customerReturn', next, 'update', { ...more, freight: 2_000 });
  });

  test('[RT17] what is kept is taken off the credit, as far as there is one', () => {
    const { world, order } = delivered();
    expect(world.row(posted(world, order, { freight: -3_000 })).credit).toBe(8_750);
    expect(world.row(posted(world, order, { freight: -20_000 })).credit).toBe(0);
  });
});

describe('an exchange', () => {
  test('[RT18, SO32] what is sent instead is on the order once the return is posted, and only the difference is due', () => {
    const { world, order } = delivered();
    const { base, nut } = world;
    const exchange = [{ id: base.id(), product: nut, quantity: 10_000, price: 15_0000 }];
    const id = world.begun(order);
    world.act('customerReturn', id, 'update', form(world, id, { exchange }));
    expect(exchangeAmount(base.view, world.row(id))).toBe(18_750);
    world.act('customerReturn', id, 'approve');
    world.receive(id, 1_000);
    world.grade(id, world.part('restock', 1_000));
    expect(base.row('salesOrder', order)?.lines).toHaveLength(2);
    world.act('customerReturn', id, 'post');
    expect(base.row('salesOrder', order)?.lines[2]).toMatchObject({
      id: exchange[0]?.id,
      product: nut,
      quantity: 10_000,
      price: 15_0000,
      vatRate: 2_500,
    });
    expect(world.state(order)).toBe('confirmed partlyShipped toCredit');
    world.shipped(order);
    const row = base.row('salesOrder', order);
    expect(row && [toCreditOf(row), unpaidOf(row)]).toEqual([12_500, 6_250]); // 187.50 − 125.00
    expect(base.replayed()).toEqual(base.snapshot());
  });

  test('[SO32] it takes the discount of its customer, or another that was agreed, and is promised as an order is', () => {
    const { world, order } = delivered();
    const { base, customer, nut } = world;
    const known = base.row('customer', customer);
    if (!known) throw new Error('no customer');
    world.act('customer', customer, 'update', customerForm.strip().parse({ ...known, discount: 1_000 }));
    const goods = { product: nut, quantity: 10_000, price: 15_0000 };
    const exchange = [
      { id: base.id(), ...goods },
      { id: base.id(), ...goods, discount: 0 },
    ];
    const draft = world.begun(order);
    world.act('customerReturn', draft, 'update', form(world, draft, { exchange }));
    expect(exchangeAmount(base.view, world.row(draft))).toBe(16_875 + 18_750);
    const id = posted(world, order, { exchange: exchange.map((one) => ({ ...one, id: base.id() })) });
    const sent = base.row('salesOrder', order)?.lines.slice(2);
    expect(sent?.map(({ discount, promisedOn }) => [discount, promisedOn])).toEqual([
      [1_000, '2026-05-07'],
      [0, '2026-05-07'],
    ]);
    expect(world.row(id).exchange).toHaveLength(2);
    expect(base.replayed()).toEqual(base.snapshot());
  });

  test('[SO55] what is to be credited of an order is apart from what is to be invoiced of it', () => {
    const { world, order } = delivered();
    posted(world, order, {});
    const row = world.base.row('salesOrder', order);
    expect(row && [toInvoiceOf(row), toCreditOf(row)]).toEqual([45_000, 12_500]);
    const listed = (billing: string) => {
      const [condition] = conditionsOf(salesOrderListing, { billing }, '2026-05-04');
      return row && condition && testOf(salesOrderListing, condition, () => undefined)(row);
    };
    expect(['billing.toInvoice', 'billing.toCredit', 'billing.nothing'].map(listed)).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('[RT18] what is sent instead is known, in wholes, has a price and is sold', () => {
    const { world, order } = delivered();
    const { base, nut } = world;
    const id = world.begun(order);
    const line = { id: base.id(), product: nut, quantity: 1_000, price: null };
    const update = (over: object) =>
      world.refused('customerReturn', id, 'update', form(world, id, { exchange: [{ ...line, ...over }] }));
    expect(update({ product: base.id() })).toMatchObject({
      fields: { 'exchange.0.product': 'unknownProduct' },
    });
    expect(update({ quantity: 500 })).toMatchObject({
      fields: { 'exchange.0.quantity': 'quantityNotWhole' },
    });
    expect(update({})).toBeNull();
    expect(world.why(id, 'approve')).toEqual({ code: 'priceMissing', fields: ['exchange.0.price'] });
    expect(update({ price: 1_0000 })).toBeNull();
    world.act('product', nut, 'block', { reason: 'quality' });
    expect(world.why(id, 'approve')).toEqual({ code: 'productNotActive', fields: ['exchange.0.product'] });
  });

  test('[RT18] goods that nobody remembers to have sold are not exchanged', () => {
    const { world } = delivered();
    const { base, customer, nut } = world;
    const id = base.id();
    const create = { customer, warehouse: base.warehouse, order: null };
    world.act('customerReturn', id, 'create', create);
    const { warehouse, theirReference, notes } = world.row(id);
    const exchange = [{ id: base.id(), product: nut, quantity: 1_000, price: 1_0000 }];
    const data = { warehouse, theirReference, notes, lines: [], exchange };
    expect(world.why(id, 'update', data)).toEqual({ code: 'exchangeNeedsOrder', fields: ['exchange'] });
    expect(world.why(id, 'update', { ...data, exchange: [], freight: 1 })).toMatchObject({
      code: 'freightTooHigh',
    });
  });
});
