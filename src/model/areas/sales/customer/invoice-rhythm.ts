import { addDays } from '#model/values/moments.ts';

/** When a customer is invoiced for what has left: at once, after each week or month, or when somebody says so. */
export const invoiceRhythms = ['eachDelivery', 'weekly', 'monthly', 'byHand'] as const;
export type InvoiceRhythm = (typeof invoiceRhythms)[number];

const SUNDAY = 0;
const WEEK = 7;

/** The Monday of a day's week, `YYYY-MM-DD`. */
function mondayOf(day: string): string {
  const at = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, at === SUNDAY ? 1 - WEEK : 1 - at);
}

/**
 * Whether what left on a day is due to be invoiced: of a week or a month once it is over.
 * @param since `YYYY-MM-DD`; null: not known, and so due
 */
export function isDueByRhythm(rhythm: InvoiceRhythm, since: string | null, today: string): boolean {
  if (rhythm === 'byHand') return false;
  if (rhythm === 'eachDelivery' || since === null) return true;
  if (rhythm === 'weekly') return mondayOf(since) < mondayOf(today);
  return since.slice(0, 7) < today.slice(0, 7);
}
