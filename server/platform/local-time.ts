import { addDays, dayIn } from '#model/values/moments.ts';

const shape = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}):(\d{2})(?::(\d{2}))?$/;
const HOUR = 3_600_000;
const clocks = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

/**
 * Converts local time, `2011-06-01 08:26:00`, to UTC ISO; null if there is no such time. In the hour that occurs twice
 * in autumn, the second one.
 * @param timeZone IANA name
 */
export function momentOf(text: string, timeZone: string): string | null {
  const match = shape.exec(text.trim());
  if (!match) return null;
  const [, day = '', hour = '', minute = '', second = '00'] = match;
  const wall = Date.parse(`${day}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 10) !== day) return null;
  const first = wall - offsetAt(wall - offsetAt(wall, timeZone), timeZone);
  return new Date(first).toISOString();
}

/** Milliseconds a zone is ahead of UTC; cached per hour, since zones change on the hour. */
function offsetAt(at: number, timeZone: string): number {
  const hour = Math.floor(at / HOUR);
  const key = `${timeZone} ${hour}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = wallAt(hour * HOUR, timeZone) - hour * HOUR;
  offsets.set(key, offset);
  return offset;
}

function wallAt(at: number, timeZone: string): number {
  const clock = clocks.get(timeZone) ?? newClock(timeZone);
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function newClock(timeZone: string): Intl.DateTimeFormat {
  const field = '2-digit' as const;
  const fields = {
    year: 'numeric',
    month: field,
    day: field,
    hour: field,
    minute: field,
    second: field,
  } as const;
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', ...fields });
  clocks.set(timeZone, clock);
  return clock;
}

/** The next moment (UTC ISO) after one at which a clock of the zone shows this time, `HH:MM`. */
export function nextAt(after: string, time: string, timeZone: string): string {
  const today = dayIn(after, timeZone);
  for (const days of [0, 1]) {
    const moment = momentOf(`${addDays(today, days)} ${time}`, timeZone);
    if (moment !== null && moment > after) return moment;
  }
  return momentOf(`${addDays(today, 2)} ${time}`, timeZone) ?? after;
}
