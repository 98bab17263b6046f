import { expect, test } from 'vitest';
import { InvoicesWorld } from '../invoice/invoices.fixtures.ts';

const piece = 1000;
const euro = 11_250_000;

/** Ten bolts at 12.50 euros, invoiced at 11.25: 156.25 EUR, 1,757.81 SEK. */
function euroInvoice() {
  const world = new InvoicesWorld();
  const customer = world.addCustomer({ currency: 'EUR' });
  world.stock(world.bolt, world.base.bins[0] ?? '', 10 * piece);
  const lines = [{ product: world.bolt, quantity: 10 * piece }];
  const { order } = world.confirmed(lines, { customer, currency: 'EUR', rate: euro });
  world.shipped(order);
  const invoice = world.drafted([order], { customer });
  world.act('invoice', invoice, 'issue');
  const pay = (part: object, over: object = {}) => {
    const id = world.base.id();
    const form = {
      customer,
      direction: 'in',
      on: '2026-05-04',
      amount: 1_780_00,
      currency: 'SEK',
      rate: 1_000_000,
      reference: '',
      notes: '',
      source: 'hand',
      allocations: [{ invoice, amount: 1_780_00, less: null, ...part }],
      ...over,
    };
    return { id, why: world.refused('payment', id, 'record', form) };
  };
  return { world, customer, invoice, pay };
}

test('[PAY15] money in another currency pays what it is worth of an invoice, and the invoice is closed exactly', () => {
  const { world, invoice, pay } = euroInvoice();
  const { id, why } = pay({ settles: 156_25 });
  expect(why).toBeNull();
  expect(world.open(invoice)).toBe(0);
  expect(world.regions(invoice)).toBe('paid uncredited settled notSent');
  expect(world.base.row('payment', id)?.state).toBe('allocated');
  world.act('payment', id, 'free', { invoice });
  expect(world.open(invoice)).toBe(156_25);
  world.act('payment', id, 'allocate', {
    allocations: [{ invoice, amount: 890_00, settles: 78_12, less: null }],
  });
  expect([world.open(invoice), world.base.row('payment', id)?.state]).toEqual([78_13, 'partlyAllocated']);
  expect(world.base.replayed()).toEqual(world.base.snapshot());
});

test('[PAY15] what it pays of the invoice is stated, no more than is open, and only where the currencies differ', () => {
  const { world, customer, invoice, pay } = euroInvoice();
  expect(pay({}).why).toMatchObject({ fields: { 'allocations.0.settles': 'settlesMissing' } });
  expect(pay({ settles: 156_26 }).why?.fields).toEqual({ 'allocations.0.settles': 'moreThanOwed' });
  const less = { kind: 'rounding', amount: 26 };
  expect(pay({ settles: 156_00, less }).why?.fields).toEqual({ 'allocations.0.settles': 'moreThanOwed' });
  const euros = { currency: 'EUR', rate: euro, amount: 156_25 };
  const own = [{ invoice, amount: 156_25, settles: 156_25, less: null }];
  expect(pay({}, { ...euros, allocations: own }).why?.fields).toEqual({
    'allocations.0.settles': 'sameCurrency',
  });
  expect(world.open(invoice)).toBe(156_25);
  expect(pay({ settles: 156_25 }, { amount: 1_000_00 }).why?.code).toBe('moreThanLeftOfPayment');
  expect(customer).not.toBe(world.customer);
});

test('[PAY15] money in the currency of the company has the rate 1, other money one of its own', () => {
  const { pay } = euroInvoice();
  const none = { allocations: [] };
  expect(pay({}, { ...none, rate: 2_000_000 }).why?.fields).toEqual({ rate: 'rateMustBeOne' });
  expect(pay({}, { ...none, currency: 'EUR', rate: 1_000_000 }).why?.fields).toEqual({ rate: 'rateMissing' });
});

test('[PAY15] no reminder is paid in another currency', () => {
  const { world, invoice, pay } = euroInvoice();
  const { id } = pay({ settles: 156_25, amount: 1_700_00 });
  expect(world.refused('payment', id, 'keepFee', { invoice, amount: 1 })?.fields).toEqual({
    invoice: 'otherCurrency',
  });
});
