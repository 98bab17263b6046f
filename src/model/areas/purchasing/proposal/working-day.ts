import { addDays } from '#model/values/moments.ts';

const [SUNDAY, SATURDAY] = [0, 6];

/** The day itself, or the Friday before it where nobody works at a weekend. */
export function workingDayUpTo(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === SATURDAY) return addDays(day, -1);
  return weekday === SUNDAY ? addDays(day, -2) : day;
}
