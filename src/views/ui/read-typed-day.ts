import { readDay } from '#i18n/typed-day.ts';

/** Reads a typed day, counted from today where the reader is: null for an empty text, undefined if it is no day. */
export const readTypedDay = (text: string, locale: string): string | null | undefined =>
  readDay(text, { locale, today: dayOfDate(new Date()) });

/** `yyyy-mm-dd` as the calendar of the device has it. */
export function dayOfDate(date: Date): string {
  const pad = (part: number, length = 2) => String(part).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}
