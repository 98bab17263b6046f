const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The day (`YYYY-MM-DD`) that a moment falls on in a time zone.
 * @param moment UTC ISO 8601
 * @param timeZone IANA name
 */
export function dayIn(moment: string, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format.format(new Date(moment));
}

/** The day a number of days after a day (`YYYY-MM-DD`). */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
