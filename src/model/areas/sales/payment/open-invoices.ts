import type { Reader } from '#model/engine/reader.ts';
import { compare } from '#model/values/order.ts';
import { multiplyDivide } from '#model/values/round.ts';
import type { InvoiceRow } from '../invoice/invoice.facts.ts';
import { openOf } from '#model/areas/sales/owed/owed.ts';
import type { PaymentForm } from './payment.facts.ts';

/** Öre that a payment may lack, minor units. */
export const MOST_ROUNDING = 100;
const WHOLE = 10_000;

type Direction = PaymentForm['direction'];

/** What is open of an invoice for money that goes this way, minor units; zero or below: nothing. */
export const openTowards = (invoice: InvoiceRow, direction: Direction): number =>
  direction === 'in' ? openOf(invoice) : -openOf(invoice);

/** What may be deducted from an invoice that is paid on a day, minor units; zero without a cash discount in time. [PAY3] */
export function discountOn({ issue, totals }: InvoiceRow, on: string): number {
  const until = issue?.discountUntil ?? null;
  if (until === null || on > until) return 0;
  return multiplyDivide(Math.abs(totals.payable), issue?.discount ?? 0, WHOLE);
}

/** What a customer has to pay, or is to be paid, in the currency of the payment, the oldest due day first. [PAY8] */
export const openInvoicesOf = (view: Reader, payer: Payer): readonly InvoiceRow[] =>
  payableBy(view, payer).filter((row) => row.currency === payer.currency);

type Payer = Pick<PaymentForm, 'customer' | 'direction' | 'currency'>;

/** The same in whatever currency, those of the payment's first: the others are paid by hand. [PAY15] */
export const payableBy = (view: Reader, { customer, direction, currency }: Payer): readonly InvoiceRow[] =>
  view
    .by('invoice', 'onCredit', customer)
    .filter((row) => openTowards(row, direction) > 0)
    .toSorted(
      (a, b) =>
        Number(a.currency !== currency) - Number(b.currency !== currency) ||
        compare(dueOf(a), dueOf(b)) ||
        compare(a.number ?? '', b.number ?? ''),
    );

const dueOf = ({ issue }: InvoiceRow): string => issue?.dueOn ?? '';
