import { all, type Rule } from '#model/engine/chart.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { firstRefused, repetition } from '#model/lines/line-rules.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import { todayIsOpen } from '#model/stock/closed-period.ts';
import type { InvoiceRow } from '../invoice/invoice.facts.ts';
import { isIssued } from '../invoice/invoice.kind.ts';
import { feesOf } from '../invoice/reminders.ts';
import type { Fee, PaymentForm, PaymentRow } from './payment.facts.ts';
import { leftOfPayment } from './payment.figures.ts';

type FeeRule = Rule<PaymentRow, Fee>;

/** What of the fees of an invoice's reminders nobody paid, minor units of the company's currency. [PAY14] */
export function feesLeft(view: Reader, invoice: InvoiceRow): number {
  const kept = view
    .by('payment', 'feeOf', invoice.id)
    .flatMap(({ fees = [] }) => fees)
    .reduce((sum, fee) => (fee.invoice === invoice.id ? sum + fee.amount : sum), 0);
  return Math.max(0, feesOf(invoice) - kept);
}

/** [PAY14] What is left of money that came pays reminders of its customer, no more than was asked for. */
const isAskedFor: FeeRule = ({ view, row }, data) => {
  if (!row) return null;
  if (row.direction === 'out') return { code: 'paidOut' };
  const { currency } = row;
  const left = leftOfPayment(row);
  if (left === 0) return { code: 'nothingLeftOfPayment' };
  if (!data) return null;
  if (data.amount > left) return onField('moreThanLeftOfPayment', 'amount', { left, currency });
  return feeRefusal(view, row, data);
};

/** It is asked for by the reminders of an invoice of the payer, in the currency of the payment, and not paid. */
function feeRefusal(
  view: Reader,
  { customer, currency }: Pick<PaymentForm, 'customer' | 'currency'>,
  { invoice: id, amount }: Fee,
): Refusal | null {
  const invoice = view.get('invoice', id);
  if (!invoice || !isIssued(invoice) || invoice.customer !== customer)
    return onField('invoiceMissing', 'invoice');
  if (invoice.currency !== currency)
    return onField('otherCurrency', 'invoice', { number: invoice.number ?? '', currency: invoice.currency });
  const fees = feesLeft(view, invoice);
  return amount > fees ? onField('moreThanFees', 'amount', { fees, currency }) : null;
}

/** [PAY14] What is kept of a payment as it is recorded is money that came, once for each invoice. */
export function keepsRefusal(view: Reader, form: PaymentForm): Refusal | null {
  const { keeps = [], direction } = form;
  if (keeps.length > 0 && direction === 'out') return onField('paidOut', 'keeps');
  const repeats = repetition();
  return firstRefused(
    keeps,
    (one) =>
      repeats(one.invoice)
        ? onField('allocatedTwice', 'invoice', { number: view.get('invoice', one.invoice)?.number ?? '' })
        : feeRefusal(view, form, one),
    'keeps',
  );
}

/** [PAY14] It is booked today, so today is open. */
export const mayKeepFee: FeeRule = all<PaymentRow, Fee>(isAskedFor, todayIsOpen);

/** [PAY14] Nothing is left after it. */
export const keepsTheRest: FeeRule = ({ row }, data) => {
  if (!row || !data) return null;
  const left = leftOfPayment(row) - data.amount;
  return left === 0 ? null : { code: 'leftOfPayment', params: { left, currency: row.currency } };
};
