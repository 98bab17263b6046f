import { addDays, daysBetween } from '#model/values/moments.ts';
import { amountAt } from '#model/values/unit-cost.ts';
import type { InvoiceRow } from './invoice.facts.ts';
import { openOf } from '#model/areas/sales/owed/owed.ts';
import { isIssued } from './invoice.kind.ts';

/** The day on which an invoice was issued, by its id; undefined: not known. */
type IssuedOn = (invoice: string) => string | undefined;

/** Days for which it is told how long customers took to pay; a device holds what was paid in them. */
const RECENT_DAYS = 90;

/**
 * What was open of an invoice at the end of a day, minor units of its currency; zero before it was issued. What has been
 * taken away since, such as a payment that was reversed, counts as if it had never been. [REC1]
 */
export function openOn(row: InvoiceRow, day: string, issuedOn: IssuedOn): number {
  if (!isIssued(row) || !row.issue || row.issue.issuedOn > day) return 0;
  const { paid, credits, writtenOff, writtenOffOn } = row;
  return openOf({
    ...row,
    paid: paid.filter(({ on }) => on <= day),
    credits: credits.filter(({ by }) => (issuedOn(by) ?? '') <= day),
    writtenOff: writtenOffOn === null || writtenOffOn > day ? 0 : writtenOff,
  });
}

/** What is owed by how long it is overdue, minor units of the company's currency. */
export interface Ageing {
  readonly notDue: number;
  /** Overdue by 1 to 30 days, 31 to 60, 61 to 90, and longer. */
  readonly upTo30: number;
  readonly upTo60: number;
  readonly upTo90: number;
  readonly older: number;
}

export type AgeClass = keyof Ageing;

export interface Receivables {
  /** What customers owe less what we owe them, at the rates that were invoiced at. */
  readonly open: number;
  readonly overdue: number;
  /** Invoices that are overdue. */
  readonly late: number;
  readonly ageing: Ageing;
}

const nothing: Receivables = {
  open: 0,
  overdue: 0,
  late: 0,
  ageing: { notDue: 0, upTo30: 0, upTo60: 0, upTo90: 0, older: 0 },
};

/** How old what is open of an invoice is on a day. What we owe is never overdue. */
export function ageClass(dueOn: string, day: string): AgeClass {
  const days = daysBetween(dueOn, day);
  if (days <= 0) return 'notDue';
  if (days <= 30) return 'upTo30';
  if (days <= 60) return 'upTo60';
  return days <= 90 ? 'upTo90' : 'older';
}

/**
 * What invoices come to at the end of a day, today or any before: the sum of what was open of each, and of it what was
 * overdue. All in minor units of the company's currency. [REC1]
 */
export function receivables(rows: readonly InvoiceRow[], day: string): Receivables {
  const days = new Map(rows.map(({ id, issue }) => [id, issue?.issuedOn]));
  return rows.reduce((sums, row) => added(sums, row, day, (id) => days.get(id)), nothing);
}

function added(sums: Receivables, row: InvoiceRow, day: string, issuedOn: IssuedOn): Receivables {
  const open = amountAt(openOn(row, day, issuedOn), row.rate);
  if (open === 0 || !row.issue) return sums;
  const age = open > 0 ? ageClass(row.issue.dueOn, day) : 'notDue';
  const isLate = age !== 'notDue';
  return {
    open: sums.open + open,
    overdue: sums.overdue + (isLate ? open : 0),
    late: sums.late + (isLate ? 1 : 0),
    ageing: { ...sums.ageing, [age]: sums.ageing[age] + open },
  };
}

/**
 * Days from an invoice to its money, of what was paid in the last 90 days: the mean, weighted by what was paid, in the
 * company's currency. Null: nothing was paid. [REC2]
 */
export function daysToPay(rows: readonly InvoiceRow[], today: string): number | null {
  const from = addDays(today, 1 - RECENT_DAYS);
  let [amounts, weighted] = [0, 0];
  for (const { issue, paid, rate, totals } of rows)
    for (const { on, amount, withoutMoney } of paid) {
      if (withoutMoney || !issue || totals.payable < 0 || on < from || on > today) continue;
      const own = amountAt(amount, rate);
      amounts += own;
      weighted += own * Math.max(0, daysBetween(issue.issuedOn, on));
    }
  return amounts === 0 ? null : Math.round(weighted / amounts);
}
