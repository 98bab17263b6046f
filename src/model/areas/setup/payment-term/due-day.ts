import { multiplyDivide } from '#model/values/round.ts';
import { addDays } from '#model/values/moments.ts';
import type { Term } from './term-of.ts';

const WHOLE = 10_000;

/** The last day of the month of a day (`YYYY-MM-DD`). */
export function endOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10); // day 0 of the next month
}

/**
 * The last day on which a claim of a day is paid in time. The day itself is not counted (Regulation (EEC, Euratom)
 * 1182/71, article 3(1)): 30 days from 31 January end on 2 March, in a leap year on 1 March. "End of month" is read as
 * the end of the month in which the days end: 30 days from 31 January is 31 March. It is the first of the two readings
 * of article L441-10 I of the French Code de commerce; the other one adds the days to the end of the month of the
 * invoice. Weekends and holidays stay as they are: which days banks work is no matter of the term.
 */
export function dueDay({ days, endOfMonth: atEnd }: Pick<Term, 'days' | 'endOfMonth'>, from: string): string {
  const end = addDays(from, days);
  return atEnd ? endOfMonth(end) : end;
}

/** The last day on which the cash discount may be taken; null: there is none. */
export const discountDay = (
  { discount, discountDays }: Pick<Term, 'discount' | 'discountDays'>,
  from: string,
): string | null => (discount > 0 ? addDays(from, discountDays) : null);

/** What of an amount (minor units) is paid before the goods leave. */
export const prepaidOf = ({ prepayment }: Pick<Term, 'prepayment'>, amount: number): number =>
  multiplyDivide(amount, prepayment, WHOLE);
