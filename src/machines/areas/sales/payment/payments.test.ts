import { expect, test } from 'vitest';
import { ownAmountOf, ownLeftOf } from '#model/areas/sales/payment/payment.listing.ts';
import { InvoicesWorld } from '../invoice/invoices.fixtures.ts';

const piece = 1000;
const today = '2026-05-04';
const reason = { reason: 'other' };

/** Ten bolts at 12.50, invoiced: 156.25 with VAT. */
function invoicedWorld(terms?: object) {
  const world = new InvoicesWorld();
  const { order } = world.sold(10 * piece);
  const invoice = world.drafted([order]);
  if (terms) world.act('invoice', invoice, 'update', world.invoiceForm(invoice, terms));
  world.act('invoice', invoice, 'issue');
  const form = {
    customer: world.customer,
    direction: 'in',
    on: today,
    amount: 156_25,
    currency: 'SEK',
    rate: 1_000_000,
    reference: '',
    notes: '',
    source: 'hand',
    allocations: [],
  };
  const record = (over: object) => world.refused('payment', world.base.id(), 'record', { ...form, ...over });
  return { world, invoice, record };
}

test('[PAY1] [CY12] money moves on days that are open and not long before the company began, and the same money is recorded once', () => {
  const { world, record } = invoicedWorld();
  expect(record({ on: '2026-05-05' })?.fields).toEqual({ on: 'dayNotCome' });
  expect(record({ on: '1900-01-01' })?.fields).toEqual({ on: 'beforeTheBooks' });
  expect(record({ customer: world.bolt })?.fields).toEqual({ customer: 'unknownCustomer' });
  expect(record({ bankReference: 'A1', source: 'file' })).toBeNull();
  expect(record({ bankReference: 'A1', source: 'file' })?.fields).toEqual({ bankReference: 'paymentTwice' });
  world.policies({ closedUntil: '2026-05-03' });
  expect(record({ on: '2026-05-03' })?.code).toBe('periodClosed');
});

test('[PAY3] a cash discount closes an invoice in time, as far as it was agreed', () => {
  const world = new InvoicesWorld();
  const term = world.base.id();
  world.base.must('paymentTerm', term, 'create', {
    code: '2/10',
    name: { en: '30 days, 2 % in 10', sv: '30 dagar, 2 % inom 10' },
    days: 30,
    endOfMonth: false,
    discount: 200,
    discountDays: 10,
    prepayment: 0,
  });
  const { order } = world.sold(10 * piece);
  const invoice = world.drafted([order]);
  world.act('invoice', invoice, 'update', world.invoiceForm(invoice, { terms: term }));
  world.act('invoice', invoice, 'issue');
  const pay = (amount: number, discount: number) =>
    world.refused('payment', world.base.id(), 'record', {
      customer: world.customer,
      direction: 'in',
      on: today,
      amount,
      currency: 'SEK',
      rate: 1_000_000,
      reference: '',
      notes: '',
      source: 'hand',
      allocations: [{ invoice, amount, less: { kind: 'discount', amount: discount } }],
    });
  expect(pay(153_11, 3_14)?.code).toBe('moreThanDiscount'); // 2 % of 156.25 are 3.13
  expect(pay(153_12, 3_13)).toBeNull();
  expect(world.open(invoice)).toBe(0);
});

test('[PAY4, PAY6] what a payment pays by mistake is freed, and a payment is reversed whole', () => {
  const { world, invoice } = invoicedWorld();
  const payment = world.paid(156_25, [{ invoice, amount: 156_25 }]);
  world.act('payment', payment, 'free', { invoice });
  expect(world.open(invoice)).toBe(156_25);
  world.act('payment', payment, 'allocate', { allocations: [{ invoice, amount: 100_00, less: null }] });
  world.act('payment', payment, 'reverse', reason);
  expect(world.base.row('payment', payment)).toMatchObject({ state: 'reversed', allocations: [] });
  expect([world.open(invoice), world.regions(invoice)]).toEqual([156_25, 'unpaid uncredited notDue notSent']);
  world.policies({ closedUntil: today, closesAhead: true });
});

test('[PAY4] a payment of a closed period stays', () => {
  const { world, invoice } = invoicedWorld();
  const payment = world.paid(156_25, [{ invoice, amount: 156_25 }]);
  world.policies({ closedUntil: today, closesAhead: true });
  expect(world.refused('payment', payment, 'free', { invoice })?.code).toBe('periodClosed');
  expect(world.refused('payment', payment, 'reverse', reason)?.code).toBe('periodClosed');
});

test('[PAY5] no more is paid back than is left, and not before it came', () => {
  const { world, invoice } = invoicedWorld();
  const payment = world.paid(200_00, [{ invoice, amount: 156_25 }]);
  const refund = (on: string, amount: number) => world.refused('payment', payment, 'refund', { on, amount });
  expect(refund(today, 43_76)?.fields).toEqual({ amount: 'moreThanLeftOfPayment' });
  expect(refund('2026-05-03', 43_75)?.fields).toEqual({ on: 'beforePayment' });
  expect(refund(today, 43_75)).toBeNull();
  expect(refund(today, 1)).not.toBeNull();
});

test('[PAY7] sums of payments are in the company’s currency: below zero for what went out, nothing for what was reversed', () => {
  const { world, invoice } = invoicedWorld();
  const figures = (id: string) => {
    const row = world.base.row('payment', id);
    return row && [ownAmountOf(row), ownLeftOf(row)];
  };
  const part = world.paid(200_00, [{ invoice, amount: 156_25 }]);
  expect(figures(part)).toEqual([200_00, 43_75]);
  const out = world.paid(10_00, [], { direction: 'out', currency: 'EUR', rate: 11_000_000 });
  expect(figures(out)).toEqual([-110_00, -110_00]);
  world.act('payment', out, 'reverse', reason);
  expect(figures(out)?.map(Math.abs)).toEqual([0, 0]);
});
