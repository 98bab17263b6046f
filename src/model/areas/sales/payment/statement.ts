import { openOf } from '#model/areas/sales/owed/owed.ts';
import type { PaymentRow } from './payment.facts.ts';
import { leftOfPayment } from './payment.figures.ts';
import { isReversed } from './payment.kind.ts';
import type { Reader } from '#model/engine/reader.ts';
import { daysBetween } from '#model/values/moments.ts';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { ageClass, openOn, type Ageing } from '#model/areas/sales/invoice/receivables.ts';

/** An invoice or a credit note of which something is open on the day of a statement. */
export interface OpenItem {
  readonly id: string;
  readonly number: string;
  readonly issuedOn: string;
  readonly dueOn: string;
  /** Days after its due day; zero where it is not overdue, and of what we owe. */
  readonly late: number;
  /** Minor units of its currency: what it came to, and what is open; below zero we owe it. */
  readonly total: number;
  readonly open: number;
}

/** What a customer owes in one currency, minor units of it. */
export interface StatementPart {
  readonly currency: string;
  /** By their due days. */
  readonly items: readonly OpenItem[];
  readonly ageing: Ageing;
  /** What came and pays nothing yet. */
  readonly unallocated: number;
  /** What is open, less that. */
  readonly balance: number;
}

/**
 * What a customer owed at the end of a day, by currency: what is open of each invoice, how long it has been due, and what
 * was paid and pays nothing yet. Nothing is open: no parts. [REC5]
 * @param day `YYYY-MM-DD`, today or before
 * @param today in the company's time zone
 */
export function statementOf(
  view: Reader,
  customer: string,
  day: string,
  today: string,
): readonly StatementPart[] {
  // What is open now is known whole by every device; what was open then takes all that the customer ever had.
  const isNow = day >= today;
  const invoices = view.by('invoice', isNow ? 'onCredit' : 'customer', customer);
  const payments = view.by('payment', isNow ? 'left' : 'customer', customer);
  const issuedOn = (id: string): string | undefined => view.get('invoice', id)?.issue?.issuedOn;
  const openAt = (row: InvoiceRow): number => (isNow ? openOf(row) : openOn(row, day, issuedOn));
  const items = invoices.flatMap((row) => itemOf(row, openAt(row), day));
  const lefts = payments.map((row) => ({ currency: row.currency, left: leftOn(row, day) }));
  const currencies = [
    ...new Set([...items, ...lefts.filter(({ left }) => left !== 0)].map(({ currency }) => currency)),
  ];
  return currencies.toSorted().map((currency) =>
    partOf(
      currency,
      items.filter((item) => item.currency === currency),
      lefts.reduce((sum, one) => sum + (one.currency === currency ? one.left : 0), 0),
      day,
    ),
  );
}

type Item = OpenItem & { readonly currency: string };

function itemOf(row: InvoiceRow, open: number, day: string): readonly Item[] {
  if (open === 0 || !row.issue) return [];
  const { id, number, currency, totals } = row;
  const { issuedOn, dueOn } = row.issue;
  const late = open > 0 ? Math.max(0, daysBetween(dueOn, day)) : 0;
  return [{ id, number: number ?? '', currency, issuedOn, dueOn, late, total: totals.payable, open }];
}

/** What of a payment paid nothing at the end of a day; below zero where it went to the customer. */
function leftOn(row: PaymentRow, day: string): number {
  if (row.on > day || isReversed(row)) return 0;
  const left = leftOfPayment({ ...row, refunds: row.refunds.filter(({ on }) => on <= day) });
  return row.direction === 'in' ? left : -left;
}

function partOf(currency: string, items: readonly Item[], unallocated: number, day: string): StatementPart {
  const open = items.reduce((sum, item) => sum + item.open, 0);
  const ageing = { notDue: 0, upTo30: 0, upTo60: 0, upTo90: 0, older: 0 };
  for (const item of items) ageing[item.late === 0 ? 'notDue' : ageClass(item.dueOn, day)] += item.open;
  return {
    currency,
    items: items.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn) || a.number.localeCompare(b.number)),
    ageing,
    unallocated,
    balance: open - unallocated,
  };
}
