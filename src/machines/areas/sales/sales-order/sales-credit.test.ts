import { describe, expect, test } from 'vitest';
import type { PricedLine } from '#model/lines/line-schemas.ts';
import { amendmentFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import type { SalesOrderAmendment } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import { InvoicesWorld } from '../invoice/invoices.fixtures.ts';
import { ReturnsWorld } from '../customer-return/returns.fixtures.ts';

const box = { unit: 'box', numerator: 12, denominator: 1 };

/** A customer with a credit of exactly what they have ordered: 12 pieces at 12.50 less 10 %, 168.75 with VAT. */
function limitedWorld() {
  const world = new ReturnsWorld();
  const { base } = world;
  base.may = (permission) => permission !== 'salesOrder.override';
  const boxed = activeProduct(base, { sku: 'BOXED', packagings: [{ ...box, barcode: '', weight: 0 }] });
  const customer = world.addCustomer({ creditLimit: 16_875 });
  const { order } = world.confirmed([{ product: boxed, quantity: 12_000, discount: 1_000 }], { customer });
  const row = () => {
    const found = base.row('salesOrder', order);
    if (!found) throw new Error('no order');
    return found;
  };
  const amend = (line: Partial<PricedLine>, over: Partial<SalesOrderAmendment> = {}) => {
    const { lines, ...terms } = amendmentFixture(row());
    const data = { ...terms, ...over, lines: lines.map((one) => ({ ...one, ...line })) };
    return world.refused('salesOrder', order, 'amend', data)?.code ?? null;
  };
  return { world, base, boxed, customer, order, amend };
}

describe('credit is asked whenever what is owed grows', () => {
  test.each<[string, Partial<PricedLine>]>([
    ['a higher price', { price: 12_5100 }],
    ['a lower discount', { discount: 999 }],
    [
      'a price for a smaller unit',
      { orderedIn: { unit: 'box', numerator: 12, denominator: 1 }, price: 150_1000 },
    ],
    ['more of it', { quantity: 24_000 }],
  ])('[SO9, SO11] by %s', (_, line) => {
    const { amend } = limitedWorld();
    expect(amend(line)).toBe('creditExceeded');
  });

  test('[SO9, SO11] by a price that was for the box and is for the piece', () => {
    const { world, boxed, customer } = limitedWorld();
    world.base.may = () => true;
    const { order } = world.confirmed([{ product: boxed, quantity: 12_000, orderedIn: box, price: 1_0000 }], {
      customer,
    });
    world.base.may = (permission) => permission !== 'salesOrder.override';
    const row = world.base.row('salesOrder', order);
    if (!row) throw new Error('no order');
    const { lines, ...terms } = amendmentFixture(row);
    const pieces = lines.map(({ orderedIn: __, ...line }) => line);
    expect(world.refused('salesOrder', order, 'amend', { ...terms, lines: pieces })?.code).toBe(
      'creditExceeded',
    );
  });

  test('[SO9, SO11] by VAT that is charged where the goods go now', () => {
    const { world } = limitedWorld();
    const customer = world.addCustomer({ vatTreatment: 'euB2C', creditLimit: 15_625 });
    const { order } = world.confirmed([{ product: world.bolt }], { customer });
    const row = world.base.row('salesOrder', order);
    if (!row) throw new Error('no order');
    const deliveryAddress = { ...row.deliveryAddress, country: 'FI' }; // 25.5 %
    const data = amendmentFixture(row, { deliveryAddress });
    expect(world.refused('salesOrder', order, 'amend', data)?.code).toBe('creditExceeded');
  });

  test('[SO9, SO11] and not where it stays or shrinks, beyond the limit too', () => {
    const { world, base, customer, amend } = limitedWorld();
    const {
      id: _,
      state: __,
      version: ___,
      createdAt: ____,
      changedAt: _____,
      ...form
    } = base.row('customer', customer) ?? {};
    base.must('customer', customer, 'update', { ...form, creditLimit: 1 });
    expect(amend({}, { notes: 'Ring the bell' })).toBeNull();
    expect(amend({ price: 12_0000 })).toBeNull();
    expect(world.base.replayed()).toEqual(world.base.snapshot());
  });
});

describe('what is on an invoice takes credit once', () => {
  /** Ten of twenty bolts at 12.50 are shipped and invoiced: 156.25 with VAT are open of the invoice, as much of the order. */
  function halfInvoiced(creditLimit: number) {
    const world = new InvoicesWorld();
    const { base } = world;
    const customer = world.addCustomer({ creditLimit });
    world.stock(world.bolt, base.bins[0] ?? '', 20_000);
    const { order, lines } = world.confirmed([{ product: world.bolt, quantity: 20_000 }], { customer });
    world.shipped(order, [{ line: lines[0] ?? '', quantity: 10_000 }]);
    world.issued([order], { customer });
    base.may = (permission) => permission !== 'salesOrder.override';
    const row = base.row('salesOrder', order);
    if (!row) throw new Error('no order');
    const { lines: before, ...terms } = amendmentFixture(row);
    const amended = { ...terms, lines: before.map((line) => ({ ...line, quantity: 21_000 })) };
    return { world, base, order, amended };
  }

  test('[SO9, SO11] when the order is amended: 21 bolts come to 328.13, invoiced or not', () => {
    const within = halfInvoiced(328_13);
    within.world.act('salesOrder', within.order, 'amend', within.amended);
    const beyond = halfInvoiced(328_12);
    expect(beyond.world.refused('salesOrder', beyond.order, 'amend', beyond.amended)).toMatchObject({
      code: 'creditExceeded',
      params: { open: 156_25, wanted: 171_88 },
    });
  });
});

describe('credit is asked for what is sent in exchange', () => {
  /** A customer who paid for ten bolts at 12.50, and returns some for nuts at 30.00. */
  function exchanging(creditLimit: number, nuts: number) {
    const world = new ReturnsWorld();
    const { base } = world;
    const customer = world.addCustomer({ creditLimit });
    world.stock(world.bolt, base.bins[0] ?? '', 10_000);
    const { order } = world.confirmed([{ product: world.bolt }], { customer });
    world.shipped(order);
    world.act('salesOrder', order, 'recordPayment', { payment: base.id(), on: '2026-05-04', amount: 15_625 });
    const id = base.id();
    world.act('customerReturn', id, 'create', { customer, warehouse: base.warehouse, order, shipment: null });
    const exchange = [{ id: base.id(), product: world.nut, quantity: nuts, price: 30_0000 }];
    const form = { ...world.form(id, { quantity: 3_000, reason: 'quality' }), exchange };
    world.act('customerReturn', id, 'update', form);
    base.may = (permission) => permission !== 'salesOrder.override';
    return { world, base, id };
  }

  test('[RT20] before it is approved: no more than the goods that come back bring, and the limit', () => {
    // Three bolts bring 46.88; two nuts cost 75.00.
    const { world, id } = exchanging(28_11, 2_000);
    expect(world.why(id, 'request')).toMatchObject({ code: 'creditExceeded' });
    expect(world.why(id, 'approve')).toMatchObject({ code: 'creditExceeded' });
    const within = exchanging(28_12, 2_000);
    within.world.act('customerReturn', within.id, 'approve');
    const less = exchanging(1, 1_000);
    less.world.act('customerReturn', less.id, 'approve'); // one nut costs 37.50
  });

  test('[RT20] and once more when it is posted, by what was kept of them', () => {
    const { world, base, id } = exchanging(28_12, 2_000);
    world.act('customerReturn', id, 'approve');
    world.receive(id, 3_000);
    world.grade(id, world.part('restock', 2_000), world.part('sendBack', 1_000));
    expect(world.why(id, 'post')).toMatchObject({ code: 'creditExceeded' });
    base.may = () => true;
    world.act('customerReturn', id, 'post');
  });
});
