import { dayOrders, type DayOrder } from '../data-import.facts.ts';

const [DAY_FIRST, MONTH_FIRST, YEAR_FIRST] = dayOrders;

const time = String.raw`(?:[T ]+\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:[.,]\d+)?)?\s*(?:am|pm|z|[+-]\d{2}:?\d{2})?)?`;
const yearFirst = new RegExp(String.raw`^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})${time}$`, 'i');
const yearLast = new RegExp(String.raw`^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4}|\d{2})${time}$`, 'i');
const shortYearFirst = /^(\d{2})-(\d{2})-(\d{2})$/;
const together = /^(\d{4})(\d{2})(\d{2})$/;
const named = /^(?:(\d{1,2})\.?\s+(\p{L}+)\.?|(\p{L}+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?),?\s+(\d{4})$/iu;
const serial = /^(\d{5})(?:[.,]\d+)?$/;

const months = [
  ...'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ').map((name, at) => [name, at + 1] as const),
  ['maj', 5] as const,
  ['okt', 10] as const,
];

/** Spreadsheets count days from here. */
const SERIAL_ZERO = Date.UTC(1899, 11, 30);
const DAY = 86_400_000;
/** 1954 to 2119: other numbers of five figures are hardly days. */
const [FIRST_SERIAL, LAST_SERIAL] = [20_000, 80_000];

/**
 * A day as `2026-11-26`, from what files write: 2026-11-26, 26.11.2026, 26/11/26, 11/26/2026, 20261126, 26 nov 2026, or
 * the number that spreadsheets give it; a time behind it is left out. Null if it is none. [DI11]
 * @param order what comes first where the figures do not tell; absent: the day
 */
export function readDay(text: string, order?: DayOrder): string | null {
  const bare = text.trim();
  const ordered = yearFirst.exec(bare) ?? together.exec(bare);
  if (ordered) return dayOf(ordered[1], ordered[2], ordered[3]);
  if (order === 'year') {
    const short = shortYearFirst.exec(bare);
    if (short) return dayOf(short[1], short[2], short[3]);
  }
  const last = yearLast.exec(bare);
  if (last) {
    const [, first, sign, second, year] = last;
    const isMonthFirst = Number(second) > 12 || (order === 'month' && sign !== '.' && Number(first) <= 12);
    return isMonthFirst ? dayOf(year, first, second) : dayOf(year, second, first);
  }
  const words = named.exec(bare);
  if (words) {
    const month = (words[2] ?? words[3] ?? '').toLowerCase();
    const found = months.find(([name]) => month.startsWith(name));
    return found ? dayOf(words[5], String(found[1]), words[1] ?? words[4]) : null;
  }
  const number = Number(serial.exec(bare)?.[1] ?? 0);
  return number >= FIRST_SERIAL && number <= LAST_SERIAL ? isoDay(SERIAL_ZERO + number * DAY) : null;
}

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

function dayOf(year = '', month = '', day = ''): string | null {
  const full = year.length === 2 ? `${Number(year) < 70 ? '20' : '19'}${year}` : year;
  const at = Date.UTC(Number(full), Number(month) - 1, Number(day));
  const text = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return full !== '0000' && isoDay(at) === text ? text : null;
}

/** Which figure comes first in these days, as far as one of them tells. [DI11] */
export function dayOrderIn(texts: Iterable<string>): DayOrder | undefined {
  for (const text of texts) {
    const bare = text.trim();
    const short = shortYearFirst.exec(bare);
    if (short && Number(short[1]) > 31) return YEAR_FIRST;
    const match = yearLast.exec(bare);
    if (!match) continue;
    if (Number(match[1]) > 12) return DAY_FIRST;
    if (Number(match[3]) > 12) return MONTH_FIRST;
  }
  return undefined;
}
