import { all, type Rule } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import { firstRefused, repetition } from '#model/lines/line-rules.ts';
import { chosenDayIsOpen, closedOn, periodClosed } from '#model/stock/closed-period.ts';
import { MOST_AMOUNT } from '#model/values/schemas.ts';
import { amountAt } from '#model/values/unit-cost.ts';
import { rateIsSet } from '#model/areas/setup/exchange-rate/order-rate.ts';
import type { InvoiceRow } from '../invoice/invoice.facts.ts';
import { isIssued } from '../invoice/invoice.kind.ts';
import { discountOn, MOST_ROUNDING, openTowards } from './open-invoices.ts';
import { keepsRefusal } from './reminder-fees.ts';
import type {
  Allocation,
  PaymentFact,
  PaymentForm,
  PaymentRow,
  Refund,
  ToAllocate,
} from './payment.facts.ts';
import { allocatedOf, leftOfPayment, settledBy, spokenFor } from './payment.figures.ts';

export type PaymentRule<D = never> = Rule<PaymentRow, D>;
type Context = DecisionContext<PaymentRow>;

/** [PAY1] It is from, or to, a known customer, on a day that is open; the same money is not recorded twice. */
const headIsSound: PaymentRule<PaymentForm> = (context, data) => {
  if (!data) return null;
  const { view } = context;
  if (!view.get('customer', data.customer)) return onField('unknownCustomer', 'customer');
  const { bankReference } = data;
  if (bankReference !== undefined && view.by('payment', 'bankReference', bankReference).length > 0)
    return onField('paymentTwice', 'bankReference', { reference: bankReference });
  if (amountAt(data.amount, data.rate) > MOST_AMOUNT) return onField('amountTooLarge', 'amount');
  const wrongRate = rateIsSet(view, data);
  if (wrongRate) return wrongRate;
  return chosenDayIsOpen(context, data.on, 'on');
};

type Head = Pick<PaymentForm, 'customer' | 'direction' | 'currency' | 'on'>;

/** [PAY2] Each invoice is the customer's, and no more is paid than is open of it. */
function allocationsRefusal(
  { view, row }: Context,
  head: Head,
  allocations: readonly Allocation[],
): Refusal | null {
  const repeats = repetition();
  return firstRefused(
    allocations,
    (part) => {
      const invoice = view.get('invoice', part.invoice);
      if (!invoice || !isIssued(invoice) || invoice.customer !== head.customer)
        return onField('invoiceMissing', 'invoice');
      if (repeats(part.invoice) || row?.allocations.some((one) => one.invoice === part.invoice))
        return onField('allocatedTwice', 'invoice', { number: invoice.number ?? '' });
      return (
        currencyRefusal(invoice, head, part) ??
        openRefusal(invoice, head, part) ??
        lessRefusal(invoice, head, part)
      );
    },
    'allocations',
  );
}

/** [PAY15] Whoever pays an invoice in another currency says what that pays of it. */
function currencyRefusal(
  { currency, number }: InvoiceRow,
  head: Head,
  { settles }: Allocation,
): Refusal | null {
  if (currency === head.currency)
    return settles === undefined ? null : onField('sameCurrency', 'settles', { currency });
  return settles === undefined
    ? onField('settlesMissing', 'settles', { number: number ?? '', currency })
    : null;
}

function openRefusal(invoice: InvoiceRow, { direction }: Head, part: Allocation): Refusal | null {
  const open = openTowards(invoice, direction);
  const { currency } = invoice;
  if (part.amount === 0) return onField('amountMissing', 'amount');
  return settledBy(part) + (part.less?.amount ?? 0) > open
    ? onField('moreThanOwed', part.settles === undefined ? 'amount' : 'settles', {
        open: Math.max(0, open),
        currency,
      })
    : null;
}

/** [PAY3] What closes an invoice without money is what its kind allows. */
function lessRefusal(invoice: InvoiceRow, { on }: Head, { less }: Allocation): Refusal | null {
  if (!less) return null;
  const { currency } = invoice;
  if (less.kind === 'rounding' && less.amount > MOST_ROUNDING)
    return onField('moreThanRounding', 'less', { most: MOST_ROUNDING, currency });
  if (less.kind !== 'discount') return null;
  const most = discountOn(invoice, on);
  if (most === 0) return onField('discountIsOver', 'less', { until: invoice.issue?.discountUntil ?? '' });
  return less.amount > most ? onField('moreThanDiscount', 'less', { most, currency }) : null;
}

/** [PAY2] No more is allocated than is left. */
const fitsLeft = (left: number, currency: string, wanted: number): Refusal | null =>
  wanted > left ? onField('moreThanLeftOfPayment', 'allocations', { left, currency }) : null;

const paysInvoices: PaymentRule<PaymentForm> = (context, data) =>
  data
    ? (allocationsRefusal(context, data, data.allocations) ??
      keepsRefusal(context.view, data) ??
      fitsLeft(data.amount, data.currency, spokenFor(data)))
    : null;

/** [PAY2] Something is left to allocate. */
export const mayBeAllocated: PaymentRule<ToAllocate> = (context, data) => {
  const { row } = context;
  if (!row) return null;
  const left = leftOfPayment(row);
  if (!data) return null;
  return (
    allocationsRefusal(context, row, data.allocations) ?? fitsLeft(left, row.currency, allocatedOf(data))
  );
};

/** [PAY2] Nothing is left after it. */
export const allocatesTheRest: PaymentRule<ToAllocate> = ({ row }, data) => {
  if (!row || !data) return null;
  const left = leftOfPayment(row) - allocatedOf(data);
  return left === 0 ? null : { code: 'leftOfPayment', params: { left, currency: row.currency } };
};

export const recordsAll: PaymentRule<PaymentForm> = (_, data) =>
  !data || spokenFor(data) === data.amount
    ? null
    : { code: 'leftOfPayment', params: { left: data.amount - spokenFor(data), currency: data.currency } };

export const recordsSome: PaymentRule<PaymentForm> = (_, data) =>
  !data || spokenFor(data) > 0 ? null : { code: 'nothingAllocated' };

/** [PAY4] What is freed was allocated, on days that are open. */
export const isAllocated: PaymentRule<PaymentFact<'freed'>> = (context, data) => {
  const { row } = context;
  if (!row) return null;
  if (row.allocations.length === 0) return { code: 'nothingAllocated' };
  if (!data) return null;
  return row.allocations.some(({ invoice }) => invoice === data.invoice)
    ? stillOpen(context)
    : onField('nothingAllocated', 'invoice');
};

/** [PAY4] A payment of a closed period stays as it is. */
const stillOpen = ({ view, row }: Context): Refusal | null =>
  row ? periodClosed(closedOn(view, row.on)) : null;

/** [PAY4] Something stays allocated. */
export const staysAllocated: PaymentRule<PaymentFact<'freed'>> = ({ row }, data) =>
  !row || !data || row.allocations.some(({ invoice }) => invoice !== data.invoice)
    ? null
    : { code: 'nothingAllocated' };

/** [PAY5] What goes back is left, and not older than the payment. */
export const mayBeRefunded: PaymentRule<Refund> = (context, data) => {
  const { row } = context;
  if (!row) return null;
  const left = leftOfPayment(row);
  const { currency } = row;
  if (row.direction === 'out') return { code: 'paidOut' };
  if (!data) return left > 0 ? null : { code: 'nothingLeftOfPayment' };
  if (data.amount > left) return onField('moreThanLeftOfPayment', 'amount', { left, currency });
  if (data.on < row.on) return onField('beforePayment', 'on');
  return chosenDayIsOpen(context, data.on, 'on');
};

/** [PAY5] Nothing is left after it. */
export const refundsTheRest: PaymentRule<Refund> = ({ row }, data) => {
  if (!row || !data) return null;
  const left = leftOfPayment(row) - data.amount;
  return left === 0 ? null : { code: 'leftOfPayment', params: { left, currency: row.currency } };
};

/** [PAY6] What was given back keeps its payment. */
export const mayBeReversed: PaymentRule<object> = (context) =>
  context.row && context.row.refunds.length > 0 ? { code: 'paymentRefunded' } : stillOpen(context);

export const mayBeRecorded: PaymentRule<PaymentForm> = all(headIsSound, paysInvoices);
