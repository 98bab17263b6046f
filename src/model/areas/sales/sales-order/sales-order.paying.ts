import { chosenDayIsOpen, closedOn, periodClosed } from '#model/stock/closed-period.ts';
import type { Rule } from '#model/engine/chart.ts';
import { onField } from '#model/engine/on-field.ts';
import { partOf } from '#model/lines/line-parts.ts';
import { totals, totalsAt } from '#model/lines/line-totals.ts';
import { invoicesHere } from '#model/areas/setup/company/company.invoicing.ts';
import { multiplyDivide } from '#model/values/round.ts';
import { advancedGross, deductedNow } from './sales-order.advances.ts';
import { basisOf, creditedBefore } from './sales-order.basis.ts';
import { freightOffNow } from './sales-order.freight.ts';
import { feesToInvoice } from './sales-order.fees.ts';
import type { OrderCredit, SalesOrderFact, SalesOrderPayment, SalesOrderRow } from './sales-order.facts.ts';

type OrderRule<D = never> = Rule<SalesOrderRow, D>;
type Owing = Pick<
  SalesOrderRow,
  'pricesIncludeVat' | 'lines' | 'payments' | 'credits' | 'paidElsewhere' | 'invoices' | 'advances' | 'fees'
>;
type Credited = Pick<SalesOrderRow, 'credits'>;
type Paid = Pick<SalesOrderRow, 'payments' | 'credits'>;

/** What returns take off an order, VAT included, minor units of its currency. [SO28] */
export const creditsOf = ({ credits = [] }: Credited): number =>
  credits.reduce((sum, { amount }) => sum + amount, 0);

/** The part of it that the customer has not got yet. [SO28] */
export const toCreditOf = ({ credits = [] }: Credited): number =>
  credits.reduce((sum, { amount, creditedAt }) => (creditedAt === null ? sum + amount : sum), 0);

/** What they are made of, by rate. */
export const sharesBefore = ({ credits = [] }: Credited): readonly OrderCredit['shares'][number][] =>
  credits.flatMap(({ shares }) => shares);

/** What was paid for an order and no invoice has taken over, minor units of its currency. [BIL6] */
export const paidOf = ({ payments = [] }: Pick<SalesOrderRow, 'payments'>): number =>
  payments.reduce((sum, { amount, taken = 0 }) => sum + amount - taken, 0);

/** Whether something of it has been invoiced, delivered or not: what is then owed is on its invoices. */
const isInvoiced = ({ invoices, advances }: Pick<SalesOrderRow, 'invoices' | 'advances'>): boolean =>
  invoices !== undefined || advances !== undefined;

/** What was paid and not given back again, minor units of the order's currency. */
const keptOf = (row: Paid, unsaid: (credit: OrderCredit) => number): number =>
  (row.credits ?? []).reduce(
    (kept, credit) => (credit.creditedAt === null ? kept : kept - (credit.paidBack ?? unsaid(credit))),
    paidOf(row),
  );

/** Credits of the time when nobody noted what of them was given back count as deducted from what is owed. */
export const paidAndKept = (row: Paid): number => keptOf(row, () => 0);

/** What has shipped, VAT included. */
const shippedGross = (row: Owing): number =>
  totals({ ...row, lines: row.lines.map((line) => ({ ...line, quantity: line.shipped, cancelled: 0 })) })
    .gross;

/** What is to be invoiced of an order: what has shipped, VAT included, apart from what of it is to be credited. [SO55] */
export function toInvoiceOf(row: Owing): number {
  if (row.paidElsewhere) return 0;
  return isInvoiced(row) ? nextInvoiceGross(row) : shippedGross(row);
}

/**
 * What an invoice of all that is to be invoiced here comes to, less what it deducts of advances: VAT included, minor units
 * of the order's currency. [BIL1] [BIL23]
 */
export const nextInvoiceGross = (row: Owing): number =>
  totalsAt(row.pricesIncludeVat, [
    ...basisOf(row).map(({ vatRate, amount }) => ({ rate: vatRate ?? 0, amount })),
    ...feesAsParts(row),
    ...freightAsParts(row),
    ...deductedNow(row).map(({ rate, amount }) => ({ rate, amount: -amount })),
  ]).gross;

const feesAsParts = (row: Owing): { readonly rate: number; readonly amount: number }[] =>
  feesToInvoice(row).map(({ rate, left }) => ({ rate, amount: left }));

const freightAsParts = (row: Owing): { readonly rate: number; readonly amount: number }[] =>
  freightOffNow(row).map(({ vatRate, amount }) => ({ rate: vatRate ?? 0, amount: -amount }));

/**
 * What the customer owes for what has shipped, less what returns are credited for and what was paid; what was invoiced is
 * owed on the invoices.
 */
const dueOf = (row: Owing): number =>
  isInvoiced(row)
    ? nextInvoiceGross(row) - paidAndKept(row)
    : shippedGross(row) - creditsOf(row) - paidAndKept(row);

/** What was shipped, less what returns are credited for, and is not paid, VAT included, minor units of the order's currency; never below zero. [SO25] */
export const unpaidOf = (row: Owing): number => (row.paidElsewhere ? 0 : Math.max(0, dueOf(row)));

/**
 * What was paid for goods that the customer has not got, minor units of the order's currency: to be paid back, apart from
 * what returns are still to be credited for. Of credits of which nobody noted what was paid back it counts all as paid. [SO34]
 */
export function overpaidOf(row: Owing): number {
  if (row.paidElsewhere || !row.payments?.length) return 0;
  const kept = keptOf(row, ({ amount }) => amount);
  if (isInvoiced(row)) return Math.max(0, kept - nextInvoiceGross(row));
  return Math.max(0, kept - shippedGross(row) + creditsOf(row) - toCreditOf(row));
}

/** What of a return's credit the customer gets back of what the order was paid: a note pays its own part. [SO34] [BIL29] */
export function paidBackOf(row: Owing, id: string): number {
  const credit = row.credits?.find((one) => one.return === id);
  if (!credit || credit.byNotes) return 0;
  return Math.min(credit.amount, Math.max(0, -dueOf(row)));
}

/** A line of an order, as far as it takes credit. */
type Wanted = Parameters<typeof totals>[0]['lines'][number] & { readonly id: string };

/**
 * What an order with these lines would take of its customer's credit: what of it is not invoiced, less what was paid. What
 * was invoiced, and advances, take theirs on their invoices. [SO9] [BIL22]
 * @param more what it takes in addition to its lines, VAT included, minor units of its currency
 */
export function creditUsedWith(row: Owing, lines: readonly Wanted[], more = 0): number {
  if (!isInvoiced(row))
    return Math.max(0, totals({ ...row, lines }).gross + more - creditsOf(row) - paidAndKept(row));
  const before = creditedBefore(row);
  const invoiced = new Map(row.lines.map((line) => [line.id, line.invoiced]));
  const open = lines.map(({ cancelled = 0, ...line }) => ({
    ...line,
    taxed: [],
    quantity: Math.max(0, line.quantity - cancelled - (invoiced.get(line.id) ?? 0) - partOf(before, line.id)),
  }));
  const fees = totalsAt(row.pricesIncludeVat, [...feesAsParts(row), ...freightAsParts(row)]).gross;
  return Math.max(
    0,
    totals({ ...row, lines: open }).gross + fees + more - paidAndKept(row) - advancedGross(row),
  );
}

/** What an order takes of its customer's credit: open and shipped and not invoiced, less what was paid. [SO9] */
export const creditUsedBy = (row: Owing): number => (row.paidElsewhere ? 0 : creditUsedWith(row, row.lines));

type Priced = Pick<SalesOrderRow, 'currency' | 'rate'>;

/** An amount of something in the currency of an order, minor units. */
export const inCurrencyOf = (from: Priced, amount: number, { currency, rate }: Priced): number =>
  from.currency === currency ? amount : multiplyDivide(amount, from.rate, rate);

/** What an order takes of its customer's credit, in the currency of another order. */
export const creditUsedIn = (row: SalesOrderRow, order: Priced): number =>
  inCurrencyOf(row, creditUsedBy(row), order);

/** [SO25] Money is recorded for what was shipped and is unpaid, no later than today. */
export const mayRecordPayment: OrderRule<SalesOrderPayment> = (context, data) => {
  const { view, row } = context;
  if (!row) return null;
  if (invoicesHere(view)) return { code: 'paidOnInvoice' };
  const unpaid = unpaidOf(row);
  if (unpaid === 0) return { code: 'nothingUnpaid' };
  if (!data) return null;
  const closed = chosenDayIsOpen(context, data.on, 'on');
  if (closed) return closed;
  if (row.payments?.some(({ id }) => id === data.payment)) return { code: 'nothingUnpaid' };
  return data.amount > unpaid
    ? onField('moreThanUnpaid', 'amount', { unpaid, currency: row.currency })
    : null;
};

/** [SO28] Whether the customer has got everything once this return is credited. */
export const isLastCredit: OrderRule<SalesOrderFact<'credited'>> = ({ row }, data) => {
  const left = (row?.credits ?? []).filter((one) => one.creditedAt === null && one.return !== data?.return);
  return left.length === 0 ? null : { code: 'moreToCredit' };
};

/** [SO26] A payment recorded by mistake is taken back, or a part of it that was paid back; not what an invoice has taken over. */
export const paymentIsThere: OrderRule<SalesOrderFact<'paymentTakenBack'>> = ({ view, row }, data) => {
  const payments = row?.payments ?? [];
  if (!data) return payments.length > 0 ? null : { code: 'noSuchPayment' };
  const payment = payments.find(({ id }) => id === data.payment);
  if (!payment) return { code: 'noSuchPayment' };
  const { taken = 0 } = payment;
  const left = payment.amount - taken;
  if (left === 0 || (taken > 0 && data.amount === undefined)) return { code: 'paymentOnInvoice' };
  if ((data.amount ?? 0) > left)
    return onField('moreThanLeftOfPayment', 'amount', { left, currency: row?.currency ?? '' });
  return periodClosed(closedOn(view, payment.on));
};
