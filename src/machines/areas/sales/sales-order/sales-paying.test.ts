import { expect, test } from 'vitest';
import { unpaidOf } from '#model/areas/sales/sales-order/sales-order.paying.ts';
import { salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { SalesWorld } from './sales.fixtures.ts';

const today = '2026-05-04';

/** A customer with a credit of 300.00 whose order of 156.25 was shipped. */
function shippedWorld() {
  const world = new SalesWorld();
  const { base, bolt } = world;
  base.may = (permission) => permission !== 'salesOrder.override';
  world.stock(bolt, base.bins[0] ?? '', 20_000);
  const customer = world.addCustomer({ creditLimit: 30_000 });
  // 10 × 12.50 with 25 % VAT is 156.25
  const { order } = world.confirmed([{ product: bolt }], { customer });
  world.shipped(order);
  const unpaid = (): number => {
    const row = base.row('salesOrder', order);
    return row ? unpaidOf(row) : -1;
  };
  const pay = (amount: number, over: object = {}) =>
    world.refused('salesOrder', order, 'recordPayment', {
      payment: base.id(),
      on: today,
      amount,
      ...over,
    });
  return { world, base, bolt, customer, order, unpaid, pay };
}

test('[SO9, SO25] what was shipped takes credit until it is paid', () => {
  const { world, bolt, customer, unpaid, pay } = shippedWorld();
  expect(unpaid()).toBe(15_625);
  const { order: next } = world.draft([{ product: bolt }], { customer });
  expect(world.refused('salesOrder', next, 'confirm')).toMatchObject({
    code: 'creditExceeded',
    params: { limit: 30_000, open: 15_625, wanted: 15_625 },
  });
  expect(pay(5_625)).toBeNull();
  expect(unpaid()).toBe(10_000);
  expect(world.refused('salesOrder', next, 'confirm')).toBeNull();
});

test('[SO25] no more is paid than is unpaid, on no day to come, and nothing before it was shipped', () => {
  const { world, bolt, customer, pay } = shippedWorld();
  expect(pay(15_626)).toEqual({
    code: 'moreThanUnpaid',
    params: { unpaid: 15_625, currency: 'SEK' },
    fields: { amount: 'moreThanUnpaid' },
  });
  expect(pay(1, { on: '2999-01-01' })).toMatchObject({ code: 'dayNotCome' });
  expect(pay(15_625)).toBeNull();
  expect(pay(1)).toEqual({ code: 'nothingUnpaid' });
  const { order } = world.draft([{ product: bolt }], { customer });
  const payment = { payment: world.base.id(), on: today, amount: 1 };
  expect(world.refused('salesOrder', order, 'recordPayment', payment)).toMatchObject({ code: 'notInState' });
});

test('[SO26] a payment recorded by mistake is taken back, and the credit is used again', () => {
  const { world, base, order, unpaid, pay } = shippedWorld();
  const payment = base.id();
  expect(pay(15_625, { payment })).toBeNull();
  expect(unpaid()).toBe(0);
  const unknown = { payment: base.id() };
  expect(world.refused('salesOrder', order, 'takeBackPayment', unknown)).toEqual({ code: 'noSuchPayment' });
  world.act('salesOrder', order, 'takeBackPayment', { payment });
  expect(unpaid()).toBe(15_625);
});

test('[SO25] only who may record payments does, and a sale of another system is paid there', () => {
  const { world, base, bolt, customer, pay } = shippedWorld();
  base.may = (permission) => permission !== 'salesOrder.pay';
  expect(pay(1)).toMatchObject({ code: 'notPermitted' });
  base.may = () => true;
  const order = base.id();
  const line = { id: base.id(), product: bolt, text: '', quantity: 1_000, price: 10_0000, discount: 0 };
  const { orderedOn: _, ...sale } = salesOrderFixture({ customer, warehouse: base.warehouse, lines: [] });
  world.act('salesOrder', order, 'record', {
    ...sale,
    number: null,
    soldAt: '2026-04-01T10:00:00.000Z',
    lines: [{ ...line, vatClass: 'standard', promisedOn: null, cancelled: 0 }],
  });
  const row = base.row('salesOrder', order);
  expect(row && unpaidOf(row)).toBe(0);
});
