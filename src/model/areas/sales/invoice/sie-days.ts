import { z } from 'zod';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import { daysBetween } from '#model/values/moments.ts';
import * as v from '#model/values/schemas.ts';

/** The longest span of a file: a leap year. */
const MOST_DAYS = 366;

/** The days whose vouchers a file has, `YYYY-MM-DD` in the company's time zone, both included. */
export const sieDays = z.object({
  from: v.day.describe('The first day.'),
  to: v.day.describe('The last one.'),
});
export type SieDays = Readonly<z.infer<typeof sieDays>>;

/** Why there is no file of these days; null: there is. [SIE5] */
export function sieDaysRefusal({ from, to }: SieDays): Refusal | null {
  if (from > to) return onField('endsBeforeItBegins', 'to');
  return daysBetween(from, to) < MOST_DAYS ? null : onField('moreThanAYear', 'to');
}
