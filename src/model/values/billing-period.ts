const DAY = 86_400_000;

/** Days after the first try at which a payment that failed is tried again; then no more. */
const RETRY_DAYS = [1, 3, 5, 7] as const;

/** A moment some days later; UTC ISO. */
export const daysAfter = (moment: string, days: number): string =>
  new Date(Date.parse(moment) + days * DAY).toISOString();

/** [SB6] When a payment that failed at a moment is tried again; null: no more. */
export const nextTry = (firstTry: string, failedAt: string): string | null =>
  RETRY_DAYS.map((days) => daysAfter(firstTry, days)).find((at) => at > failedAt) ?? null;

/** The same moment of the month some months later, or of its last day where it is shorter. */
function monthsAfter(moment: string, months: number): string {
  const at = new Date(moment);
  const day = at.getUTCDate();
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() + months);
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(day, last));
  return at.toISOString();
}

/** [SB3] The end of the monthly period that a moment falls into, counted from the first one's beginning. */
export function periodEnd(anchor: string, moment: string): string {
  let months = 1;
  while (monthsAfter(anchor, months) <= moment) months += 1;
  return monthsAfter(anchor, months);
}

/** [SB9] A share of an amount for what is left of a period, minor units, rounded to the nearest. */
export function shareLeft(amount: number, from: string, until: string, now: string): number {
  const [begin, end, at] = [Date.parse(from), Date.parse(until), Date.parse(now)];
  if (end <= begin || at >= end) return 0;
  return Math.round((amount * (end - Math.max(at, begin))) / (end - begin));
}
