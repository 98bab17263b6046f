import type { Rule } from '../engine/chart.ts';
import { onField } from '../engine/on-field.ts';
import { totals } from '../lines/line-totals.ts';
import { multiplyDivide } from '../values/round.ts';
import type { SalesOrderFact, SalesOrderPayment, SalesOrderRow } from './sales-order.facts.ts';

type OrderRule<D = never> = Rule<SalesOrderRow, D>;
type Owing = Pick<SalesOrderRow, 'pricesIncludeVat' | 'lines' | 'payments' | 'paidElsewhere'>;

/** What was paid for an order, minor units of its currency. */
export const paidOf = ({ payments = [] }: Pick<SalesOrderRow, 'payments'>): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0);

/** What was shipped and is not paid, VAT included, minor units of the order's currency; never below zero. [SO25] */
export function unpaidOf(row: Owing): number {
  if (row.paidElsewhere) return 0;
  const shipped = row.lines.map((line) => ({ ...line, quantity: line.shipped, cancelled: 0 }));
  return Math.max(0, totals({ ...row, lines: shipped }).gross - paidOf(row));
}

/** What an order takes of its customer's credit: open and shipped, less what was paid. [SO9] */
export const creditUsedBy = (row: Owing): number =>
  row.paidElsewhere ? 0 : Math.max(0, totals(row).gross - paidOf(row));

/** The same in the currency of another order. */
export function creditUsedIn(
  row: SalesOrderRow,
  { currency, rate }: Pick<SalesOrderRow, 'currency' | 'rate'>,
): number {
  const used = creditUsedBy(row);
  return row.currency === currency ? used : multiplyDivide(used, row.rate, rate);
}

/** [SO25] Money is recorded for what was shipped and is unpaid, no later than today. */
export const mayRecordPayment: OrderRule<SalesOrderPayment> = ({ row, env }, data) => {
  if (!row) return null;
  const unpaid = unpaidOf(row);
  if (unpaid === 0) return { code: 'nothingUnpaid' };
  if (!data) return null;
  if (data.on > env.today) return onField('dayNotCome', 'on');
  if (row.payments?.some(({ id }) => id === data.payment)) return { code: 'nothingUnpaid' };
  return data.amount > unpaid
    ? onField('moreThanUnpaid', 'amount', { unpaid, currency: row.currency })
    : null;
};

/** [SO26] A payment recorded by mistake is taken back as a whole. */
export const paymentIsThere: OrderRule<SalesOrderFact<'paymentTakenBack'>> = ({ row }, data) => {
  const payments = row?.payments ?? [];
  const isThere = data ? payments.some(({ id }) => id === data.payment) : payments.length > 0;
  return isThere ? null : { code: 'noSuchPayment' };
};
