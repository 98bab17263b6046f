import { expect, test } from 'vitest';
import { creditUsedBy, overpaidOf, unpaidOf } from '#model/areas/sales/sales-order/sales-order.paying.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { amendmentFixture, orderLineFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { ReturnsWorld } from '../customer-return/returns.fixtures.ts';

/** Bolts at 12.50 with 25 % VAT, shipped and paid: 15.63 each, 156.25 for ten. */
function paidWorld(quantity = 10_000) {
  const world = new ReturnsWorld();
  const { order, shipment } = world.sold(quantity);
  const row = () => {
    const found = world.base.row('salesOrder', order);
    if (!found) throw new Error('no order');
    return found;
  };
  const pay = (payment = world.base.id()): string => {
    const data = { payment, on: '2026-05-04', amount: unpaidOf(row()) };
    world.act('salesOrder', order, 'recordPayment', data);
    return payment;
  };
  const reverse = () =>
    world.act('shipment', shipment, 'reverse', { reason: 'other', replacement: world.base.id() });
  return { world, order, row, pay, reverse };
}

test('[SO34] who paid for a shipment that is reversed has all of it to get back, cancelled or not', () => {
  const { world, order, row, pay, reverse } = paidWorld();
  const payment = pay();
  expect(overpaidOf(row())).toBe(0);
  reverse();
  expect([overpaidOf(row()), unpaidOf(row())]).toEqual([15_625, 0]);
  const [open] = world.base.view.by('shipment', 'open', order);
  world.act('shipment', open?.id ?? '', 'cancel', { reason: 'other' });
  world.act('salesOrder', order, 'cancel', { reason: 'other' });
  expect(overpaidOf(row())).toBe(15_625);
  expect(world.base.engine.tables.get('salesOrder')?.isOpen?.(row())).toBe(true);
  world.act('salesOrder', order, 'takeBackPayment', { payment });
  expect(overpaidOf(row())).toBe(0);
  expect(world.base.engine.tables.get('salesOrder')?.isOpen?.(row())).toBe(false);
  expect(world.base.replayed()).toEqual(world.base.snapshot());
});

test('[SO26] [SO34] a part of a payment is taken back, no more than was paid, and the order is not overpaid by it any more', () => {
  const { world, order, row, pay } = paidWorld();
  const payment = pay();
  const takeBack = (amount: number) =>
    world.refused('salesOrder', order, 'takeBackPayment', { payment, amount });
  expect(takeBack(156_26)?.fields).toEqual({ amount: 'moreThanLeftOfPayment' });
  expect(takeBack(0)?.code).toBe('invalid');
  world.act('salesOrder', order, 'takeBackPayment', { payment, amount: 31_25 });
  expect([row().payments, unpaidOf(row())]).toEqual([
    [{ id: payment, on: '2026-05-04', amount: 125_00 }],
    31_25,
  ]);
  expect(takeBack(125_01)?.code).toBe('moreThanLeftOfPayment');
  world.act('salesOrder', order, 'takeBackPayment', { payment, amount: 125_00 });
  expect([row().payments, unpaidOf(row())]).toEqual([[], 156_25]);
  expect(world.base.replayed()).toEqual(world.base.snapshot());
});

test('[SO26] [BIL6] what an invoice has taken over of a payment is not taken back on the order, the rest is', () => {
  const { world, order, row } = paidWorld();
  const payment = world.base.id();
  world.act('salesOrder', order, 'recordPayment', { payment, on: '2026-05-04', amount: 156_25 });
  const back = world.posted(order, 2_000, 'restock');
  const policies = world.base.row('company', COMPANY)?.policies;
  world.base.must('company', COMPANY, 'changePolicies', { ...policies, invoicing: 'here' });
  const invoice = world.base.id();
  const head = { type: 'invoice', customer: world.customer, orders: [order], corrects: null };
  world.act('invoice', invoice, 'create', head);
  world.act('invoice', invoice, 'issue');
  expect(row().payments).toMatchObject([{ amount: 156_25, taken: 125_00 }]);
  expect(overpaidOf(row())).toBe(31_25);
  const takeBack = (data: object) =>
    world.refused('salesOrder', order, 'takeBackPayment', { payment, ...data });
  expect(takeBack({})?.code).toBe('paymentOnInvoice');
  expect(takeBack({ amount: 31_26 })?.fields).toEqual({ amount: 'moreThanLeftOfPayment' });
  expect(takeBack({ amount: 31_25 })).toBeNull();
  expect(overpaidOf(row())).toBe(0);
  expect(takeBack({ amount: 1 })?.code).toBe('paymentOnInvoice');
  world.act('customerReturn', back, 'credit');
  expect(row().credits).toMatchObject([{ amount: 31_25, paidBack: 0 }]);
});

test('[SO34] [BIL6] what went back to the customer with a return is neither overpaid nor taken over by an invoice', () => {
  const { world, order, row, pay } = paidWorld(10_000);
  pay();
  world.act('customerReturn', world.posted(order, 2_000, 'restock'), 'credit');
  expect(row().credits).toMatchObject([{ paidBack: 31_25 }]);
  const policies = world.base.row('company', COMPANY)?.policies;
  world.base.must('company', COMPANY, 'changePolicies', { ...policies, invoicing: 'here' });
  const form = amendmentFixture(row());
  world.stock(world.bolt, world.base.bins[0] ?? '', 2_000);
  const lines = [
    ...form.lines,
    orderLineFixture({ id: world.base.id(), product: world.bolt, quantity: 2_000 }),
  ];
  world.act('salesOrder', order, 'reopen', { reason: 'other' });
  world.act('salesOrder', order, 'amend', { ...form, lines });
  world.shipped(order);
  const invoice = world.base.id();
  const head = { type: 'invoice', customer: world.customer, orders: [order], corrects: null };
  world.act('invoice', invoice, 'create', head);
  world.act('invoice', invoice, 'issue');
  // 156.25 for ten pieces, of which 125.00 are with us.
  expect(world.base.row('invoice', invoice)).toMatchObject({
    totals: { payable: 156_25 },
    prepaid: [{ amount: 125_00 }],
  });
  expect([overpaidOf(row()), unpaidOf(row())]).toEqual([0, 0]);
});

test('[SO34, SO28] what a return is credited for is apart: to be credited, then given back', () => {
  const { world, order, row, pay } = paidWorld();
  pay();
  const id = world.posted(order, 2_000, 'restock');
  expect([overpaidOf(row()), unpaidOf(row())]).toEqual([0, 0]);
  world.act('customerReturn', id, 'credit');
  expect(row().credits).toMatchObject([{ amount: 3_125, paidBack: 3_125 }]);
  expect([overpaidOf(row()), unpaidOf(row())]).toEqual([0, 0]);
});

test('[SO34] a credit that was deducted before the customer paid was not given back', () => {
  const { world, order, row, pay } = paidWorld();
  const id = world.posted(order, 2_000, 'restock');
  world.act('customerReturn', id, 'credit');
  expect(row().credits).toMatchObject([{ amount: 3_125, paidBack: 0 }]);
  expect(unpaidOf(row())).toBe(12_500);
  pay();
  expect([overpaidOf(row()), unpaidOf(row())]).toEqual([0, 0]);
});

test('[SO34, SO25] money that was given back is not there to pay for what ships later', () => {
  const { world, order, row, pay } = paidWorld();
  pay();
  const exchange = [{ id: world.base.id(), product: world.nut, quantity: 1_000, price: 10_0000 }];
  world.stock(world.nut, world.base.bins[1] ?? '', 5_000);
  const id = world.begun(order);
  const form = { ...world.form(id, { quantity: 2_000, reason: 'quality' }), exchange };
  world.act('customerReturn', id, 'update', form);
  world.act('customerReturn', id, 'approve');
  world.receive(id, 2_000);
  world.grade(id, world.part('restock', 2_000));
  world.act('customerReturn', id, 'post');
  expect(creditUsedBy(row())).toBe(0);
  world.act('customerReturn', id, 'credit');
  expect(creditUsedBy(row())).toBe(1_250);
  world.shipped(order);
  expect([overpaidOf(row()), unpaidOf(row())]).toEqual([0, 1_250]);
});
