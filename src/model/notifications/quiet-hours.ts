import { z } from 'zod';
import { timeIn } from '../values/moments.ts';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** From when to when a person wants to be left alone, every day, by the clock of their time zone. */
export const quietHours = z
  .strictObject({
    starts: time,
    ends: time,
    /** IANA. */
    time_zone: z.string().max(60).refine(isTimeZone, 'unknownTimeZone'),
  })
  .refine(({ starts, ends }) => starts !== ends, { error: 'endsAsItBegins', path: ['ends'] });
export type QuietHours = z.infer<typeof quietHours>;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Whether a moment (UTC ISO) is within quiet hours; they may go on past midnight. */
export function isQuiet({ starts, ends, time_zone: timeZone }: QuietHours, moment: string): boolean {
  const now = timeIn(moment, timeZone);
  return starts < ends ? now >= starts && now < ends : now >= starts || now < ends;
}
