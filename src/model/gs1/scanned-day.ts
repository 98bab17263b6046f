/**
 * A day of an element, `YYMMDD`, as `YYYY-MM-DD`; null if there is none. Day 00 is the last of its month. The century is
 * the one that brings the year nearest to today's (GS1 General Specifications 7.12). [BC5]
 */
export function scannedDay(text: string, today: string): string | null {
  const [year, month, day] = [text.slice(0, 2), text.slice(2, 4), text.slice(4)].map(Number);
  if (year === undefined || month === undefined || day === undefined || month < 1 || month > 12) return null;
  const whole = wholeYear(year, Number(today.slice(0, 4)));
  const last = new Date(Date.UTC(whole, month, 0)).getUTCDate();
  if (day > last) return null;
  return `${whole}-${text.slice(2, 4)}-${String(day === 0 ? last : day).padStart(2, '0')}`;
}

/** From 49 years back to 50 ahead. */
function wholeYear(year: number, now: number): number {
  const apart = year - (now % 100);
  const century = now - (now % 100);
  if (apart >= 51) return century - 100 + year;
  return (apart <= -50 ? century + 100 : century) + year;
}
