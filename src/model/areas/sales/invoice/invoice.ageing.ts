import { daysBetween } from '#model/values/moments.ts';
import type { InvoiceRow } from './invoice.facts.ts';
import { openInCompanyCurrency } from './invoice.figures.ts';
import { isUnsettled } from './invoice.kind.ts';

/** What is open by how many days ago it was due, minor units of the company's currency. */
export interface Ageing {
  readonly notDue: number;
  readonly upTo30: number;
  readonly upTo60: number;
  readonly upTo90: number;
  readonly older: number;
}

const bucketOf = (late: number): keyof Ageing => {
  if (late <= 0) return 'notDue';
  if (late <= 30) return 'upTo30';
  if (late <= 60) return 'upTo60';
  return late <= 90 ? 'upTo90' : 'older';
};

/**
 * What is open of issued invoices by how late it is; what is to be paid back counts against it.
 * @param today `YYYY-MM-DD` in the company's time zone
 */
export function ageingOf(invoices: Iterable<InvoiceRow>, today: string): Ageing {
  const sums = { notDue: 0, upTo30: 0, upTo60: 0, upTo90: 0, older: 0 };
  for (const row of invoices) {
    if (!row.issue || !isUnsettled(row)) continue;
    sums[bucketOf(daysBetween(row.issue.dueOn, today))] += openInCompanyCurrency(row);
  }
  return sums;
}
