import { all, type Rule } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import { onField } from '#model/engine/on-field.ts';
import { closedOn, periodClosed, todayIsOpen } from '#model/stock/closed-period.ts';
import { openOf } from '#model/areas/sales/owed/owed.ts';
import type { InvoiceFact, InvoiceRow, ToSetOff } from './invoice.facts.ts';
import { invoiceRegion, isIssued } from './invoice.kind.ts';

type SetOffRule<D> = Rule<InvoiceRow, D>;
type Context = DecisionContext<InvoiceRow>;

/** What a credit note, or a corrective invoice that lowers, still owes its customer, minor units; zero: nothing. */
export const creditLeft = (row: InvoiceRow): number => (isIssued(row) ? Math.max(0, -openOf(row)) : 0);

/** Whether all that settled it was set off, without money. */
export const isWithoutMoney = ({ prepaid, paid }: Pick<InvoiceRow, 'prepaid' | 'paid'>): boolean =>
  prepaid.length === 0 && paid.every(({ withoutMoney }) => withoutMoney);

/**
 * How its payment stands, by the states of its chart. What was credited or set off before the chart had words for it stands
 * there as paid.
 */
export function paymentStanding(row: InvoiceRow): string {
  const standing = invoiceRegion(row, 'payment');
  const { payable } = row.totals;
  if (standing !== 'paid' || payable === 0 || !isWithoutMoney(row)) return standing;
  return payable < 0 ? 'setOff' : 'credited';
}

/** An invoice as its state is called today. */
export function calledToday(row: InvoiceRow): InvoiceRow {
  if (typeof row.state === 'string') return row;
  const payment = paymentStanding(row);
  return payment === row.state['payment'] ? row : { ...row, state: { ...row.state, payment } };
}

/** [BIL26] What is to be paid back is set off against another open invoice of the customer, in the same currency. */
const isSound: SetOffRule<ToSetOff> = ({ view, row }, data) => {
  if (!row) return null;
  const left = creditLeft(row);
  if (left === 0) return { code: 'nothingToSetOff' };
  if (!data) return null;
  const invoice = view.get('invoice', data.invoice);
  if (!invoice || !isIssued(invoice) || invoice.customer !== row.customer)
    return onField('invoiceMissing', 'invoice');
  const { currency } = invoice;
  const number = invoice.number ?? '';
  if (currency !== row.currency) return onField('otherCurrency', 'invoice', { number, currency });
  if (row.paid.some(({ payment }) => payment === data.invoice))
    return onField('allocatedTwice', 'invoice', { number });
  const open = Math.max(0, Math.min(left, openOf(invoice)));
  return data.amount > open ? onField('moreThanOwed', 'amount', { open, currency }) : null;
};

/** [BIL26] It is set off today, so today is open. */
export const maySetOff: SetOffRule<ToSetOff> = all<InvoiceRow, ToSetOff>(isSound, todayIsOpen);

/** [BIL26] Nothing is to be paid back after it. */
export const setsOffTheRest: SetOffRule<ToSetOff> = ({ row }, data) => {
  if (!row || !data) return null;
  const open = creditLeft(row);
  return data.amount === open ? null : { code: 'moreThanOwed', params: { open, currency: row.currency } };
};

/** Whether it is settled by that alone, and no money was paid for it. */
export const setsOffAlone = (context: Context, data: ToSetOff): boolean =>
  context.row !== undefined &&
  isWithoutMoney(context.row) &&
  maySetOff(context, data) === null &&
  setsOffTheRest(context, data) === null;

/** Whether a credit note pays all that is open of an invoice for which no money was paid. */
export const isPaidBySetOff = ({ row }: Context, { withoutMoney, amount }: InvoiceFact<'paid'>): boolean =>
  row !== undefined && withoutMoney === true && isWithoutMoney(row) && openOf(row) === amount;

/** [BIL26] What was set off by mistake is freed, while its day is open. */
export const mayFreeSetOff: SetOffRule<InvoiceFact<'setOffFreed'>> = ({ view, row }, data) => {
  const parts = (row?.paid ?? []).filter(({ withoutMoney }) => withoutMoney);
  if (!row || row.totals.payable > 0 || parts.length === 0) return { code: 'nothingSetOff' };
  if (!data) return null;
  const part = parts.find(({ payment }) => payment === data.invoice);
  return part ? periodClosed(closedOn(view, part.on)) : onField('nothingSetOff', 'invoice');
};

/** [BIL26] Something else of it stays settled. */
export const staysSetOff: SetOffRule<InvoiceFact<'setOffFreed'>> = ({ row }, data) =>
  row && (row.setOff > 0 || row.paid.some(({ payment }) => payment !== data?.invoice))
    ? null
    : { code: 'nothingSetOff' };
