const formats = new Map<string, Intl.DateTimeFormat>();
/** The last answer per time zone: all commands of a batch ask about the same moment. */
const latest = new Map<string, { readonly moment: string; readonly day: string }>();

/**
 * The day (`YYYY-MM-DD`) of a moment in a time zone.
 * @param moment UTC ISO 8601
 * @param timeZone IANA name
 */
export function dayIn(moment: string, timeZone: string): string {
  const known = latest.get(timeZone);
  if (known?.moment === moment) return known.day;
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en', {
      calendar: 'gregory',
      numberingSystem: 'latn',
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formats.set(timeZone, format);
  }
  const day = writtenDay(format.formatToParts(new Date(moment)));
  latest.set(timeZone, { moment, day });
  return day;
}

/** Built from its parts: engines do not agree on how a locale formats a whole day. */
function writtenDay(parts: readonly Intl.DateTimeFormatPart[]): string {
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

const FIRST_DAY = Date.parse('1000-01-01T00:00:00Z');
const LAST_DAY = Date.parse('9999-12-31T00:00:00Z');

/** Days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** The day that many whole days after a day (`YYYY-MM-DD`); the first or the last there is where it would be beyond. */
export function addDays(day: string, days: number): string {
  const at = Date.parse(`${day}T00:00:00Z`) + days * 86_400_000;
  return new Date(Math.min(LAST_DAY, Math.max(FIRST_DAY, at))).toISOString().slice(0, 10);
}

/** A moment (UTC ISO) within a day (`YYYY-MM-DD`) of a time zone, away from its ends: noon by the clock of the world, or six hours before. */
export function momentWithin(day: string, timeZone: string): string {
  const noon = `${day}T12:00:00.000Z`;
  return dayIn(noon, timeZone) === day ? noon : `${day}T06:00:00.000Z`;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What a clock shows at a moment in a time zone: `HH:MM`. */
export function timeIn(moment: string, timeZone: string): string {
  let clock = clocks.get(timeZone);
  if (!clock) {
    const fields = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', numberingSystem: 'latn' } as const;
    clock = new Intl.DateTimeFormat('en-GB', { timeZone, ...fields });
    clocks.set(timeZone, clock);
  }
  return clock.format(new Date(moment));
}
