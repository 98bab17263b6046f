import { expect, test } from 'vitest';
import { paymentForm } from '#model/areas/sales/payment/payment.facts.ts';
import { leftOfPayment } from '#model/areas/sales/payment/payment.figures.ts';
import { feesLeft } from '#model/areas/sales/payment/reminder-fees.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { InvoicesWorld } from '../invoice/invoices.fixtures.ts';

const piece = 1_000;

/** An invoice of 156.25 that was reminded of once at 60.00, and money for it. */
function reminded(amount: number, paying = 156_25) {
  const world = new InvoicesWorld();
  const steps = [{ after: 1, fee: 60_00, text: { en: '', sv: '' } }];
  world.policies({ reminders: { isNightly: false, steps } });
  const invoice = world.drafted([world.sold(10 * piece).order]);
  world.act('invoice', invoice, 'update', world.invoiceForm(invoice, { terms: 0 }));
  world.act('invoice', invoice, 'issue');
  world.base.now = '2026-05-12T08:00:00.000Z';
  for (const _ of [1, 2]) world.base.must('invoice', invoice, 'fallDue', {}, { internal: true });
  world.act('invoice', invoice, 'remind');
  const allocations = paying > 0 ? [{ invoice, amount: paying }] : [];
  const payment = world.paid(amount, allocations, { on: '2026-05-12' });
  const keep = (fee: number, of = invoice) =>
    world.act('payment', payment, 'keepFee', { invoice: of, amount: fee });
  const why = (fee: number, of = invoice) =>
    world.refused('payment', payment, 'keepFee', { invoice: of, amount: fee });
  const row = () => {
    const found = world.base.row('payment', payment);
    if (!found) throw new Error('no payment');
    return found;
  };
  const left = () => [leftOfPayment(row()), feesLeft(world.base.view, world.invoice(invoice))];
  return { world, invoice, payment, keep, why, row, left };
}

test('[PAY14] what pays a reminder is kept as the payment is recorded, no more than was asked for', () => {
  const { world, invoice, row: before } = reminded(100_00, 0);
  const record = (keeps: readonly object[], over: object = {}) => {
    const { number: _number, id: _id, ...form } = before();
    const data = {
      ...paymentForm
        .strip()
        .parse({ ...form, amount: 216_25, allocations: [{ invoice, amount: 156_25, less: null }] }),
      keeps,
      ...over,
    };
    const id = world.base.id();
    return { id, why: world.refused('payment', id, 'record', data) };
  };
  expect(record([{ invoice, amount: 60_01 }]).why?.fields).toEqual({ 'keeps.0.amount': 'moreThanFees' });
  expect(
    record([
      { invoice, amount: 30_00 },
      { invoice, amount: 30_00 },
    ]).why?.fields,
  ).toEqual({
    'keeps.1.invoice': 'allocatedTwice',
  });
  expect(record([{ invoice, amount: 60_00 }], { amount: 216_24 }).why?.code).toBe('moreThanLeftOfPayment');
  expect(record([{ invoice, amount: 60_00 }], { direction: 'out', allocations: [] }).why?.code).toBe(
    'paidOut',
  );
  const { id, why } = record([{ invoice, amount: 60_00 }]);
  expect([why, world.base.row('payment', id)?.state]).toEqual([null, 'allocated']);
  expect(feesLeft(world.base.view, world.invoice(invoice))).toBe(0);
  world.act('payment', id, 'reverse', { reason: 'other' });
  expect(feesLeft(world.base.view, world.invoice(invoice))).toBe(60_00);
  expect(world.base.replayed()).toEqual(world.base.snapshot());
});

test('[PAY14] what was paid beyond the invoice is kept for its reminder, and nothing is left', () => {
  const { world, invoice, keep, row, left } = reminded(216_25);
  expect(left()).toEqual([60_00, 60_00]);
  keep(60_00);
  expect([left(), row().state, world.open(invoice)]).toEqual([[0, 0], 'allocated', 0]);
  expect(world.base.replayed()).toEqual(world.base.snapshot());
});

test('[PAY14] a part of it stays to be allocated, and the fee is not paid twice', () => {
  const { keep, why, row, left } = reminded(300_00, 100_00);
  keep(40_00);
  expect([left(), row().state]).toEqual([[160_00, 20_00], 'partlyAllocated']);
  expect(why(20_01)).toMatchObject({ code: 'moreThanFees', params: { fees: 20_00 } });
  keep(20_00);
  expect(why(1)).toMatchObject({ code: 'moreThanFees', params: { fees: 0 } });
});

test('[PAY14] no more than is left, of an issued invoice of the customer, on a day that is open', () => {
  const { world, keep, why } = reminded(186_25);
  expect(why(30_01)).toMatchObject({ code: 'moreThanLeftOfPayment', params: { left: 30_00 } });
  expect(why(1, world.base.id())?.code).toBe('invoiceMissing');
  expect(why(1, world.drafted([world.sold(piece).order]))?.code).toBe('invoiceMissing');
  keep(30_00);
  expect(why(1)?.code).toBe('notInState');
  const closed = reminded(186_25);
  const policies = closed.world.base.row('company', COMPANY)?.policies;
  const closing = { ...policies, closedUntil: '2099-12-31', closesAhead: true };
  closed.world.base.must('company', COMPANY, 'changePolicies', closing);
  expect(closed.why(1)?.code).toBe('periodClosed');
});

test('[PAY14] it goes back as the payment is reversed', () => {
  const { world, payment, keep, left } = reminded(216_25);
  keep(60_00);
  world.act('payment', payment, 'reverse', { reason: 'other' });
  expect(left()[1]).toBe(60_00);
});

test('[PAY14] not of money that went to the customer', () => {
  const { world, invoice } = reminded(216_25);
  const out = world.paid(10_00, [], { direction: 'out', on: '2026-05-12' });
  expect(world.refused('payment', out, 'keepFee', { invoice, amount: 10_00 })?.code).toBe('paidOut');
});
