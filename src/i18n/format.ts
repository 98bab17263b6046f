import { decimalOf } from './decimal.ts';
import { tagOf } from './tag.ts';

const numbers = new Map<string, Intl.NumberFormat>();
const digits = new Map<string, number>();
const dates = new Map<string, Intl.DateTimeFormat>();
const relatives = new Map<string, Intl.RelativeTimeFormat>();

/** Money from minor units (öre, cents): `formatMoney(123450, 'SEK', 'sv')` → `1 234,50 kr`. */
export function formatMoney(minor: number | bigint, currency: string, locale: string): string {
  return money(currency, locale).format(decimalOf(minor, minorDigits(currency)));
}

/** How many decimals the currency's minor unit has: 2 for SEK, 0 for JPY. */
function minorDigits(currency: string): number {
  return cached(digits, currency, () => money(currency, 'en').resolvedOptions().maximumFractionDigits ?? 2);
}

/** Money rounded to whole major units, for charts and figures: `12 400 kr`. */
export function formatMoneyRounded(minor: number | bigint, currency: string, locale: string): string {
  const format = number(locale, { ...written(currency), maximumFractionDigits: 0 });
  return format.format(decimalOf(minor, minorDigits(currency)));
}

/** Compact money, for axes: `12K kr`. Only plain English uses M for a million in every engine. */
export function formatMoneyCompact(minor: number | bigint, currency: string, locale: string): string {
  const format = number(locale, { notation: 'compact', maximumFractionDigits: 1 });
  return format.format(decimalOf(minor, minorDigits(currency)));
}

/** A unit price from ten-thousandths of the major unit, with two to four decimals. */
export function formatUnitPrice(tenThousandths: number | bigint, currency: string, locale: string): string {
  const format = number(locale, {
    ...written(currency),
    minimumFractionDigits: minorDigits(currency),
    maximumFractionDigits: 4,
  });
  return format.format(decimalOf(tenThousandths, 4));
}

/** A quantity from thousandths, with its unit if one is given: `1 250,5 kg`. */
export function formatQuantity(
  thousandths: number | bigint,
  unit: string | undefined,
  locale: string,
): string {
  const text = number(locale, { maximumFractionDigits: 3 }).format(decimalOf(thousandths, 3));
  return unit === undefined || unit === '' ? text : `${text}\u00a0${unit}`;
}

/** A share from basis points: `formatPercent(2500, 'sv')` → `25 %`. */
export function formatPercent(basisPoints: number | bigint, locale: string): string {
  return number(locale, { style: 'percent', maximumFractionDigits: 2 }).format(decimalOf(basisPoints, 4));
}

/** A count: `541 909`. */
export function formatCount(count: number | bigint, locale: string): string {
  return number(locale, {}).format(count);
}

/** Smallest units as text to edit: no unit, no grouping, the reader's decimal sign, no trailing zeros past `least`. */
export function formatDecimal(value: number | bigint, digits: number, locale: string, least = 0): string {
  const format = number(locale, {
    useGrouping: false,
    minimumFractionDigits: least,
    maximumFractionDigits: digits,
  });
  return format.format(decimalOf(value, digits)).replace('\u2212', '-');
}

/** A day. Takes `yyyy-mm-dd` (a calendar day, no time zone), an ISO instant or epoch milliseconds. */
export function formatDate(moment: string | number, locale: string, timeZone?: string): string {
  const zone = isDay(moment) ? 'UTC' : timeZone;
  return date(locale, { dateStyle: 'medium' }, zone).format(new Date(moment));
}

/** A day without its year, for axes: `12 May`. */
export function formatDayMonth(moment: string | number, locale: string): string {
  return date(locale, { day: 'numeric', month: 'short' }, isDay(moment) ? 'UTC' : undefined).format(
    new Date(moment),
  );
}

/** A month with its year, for axes longer than a year: `May 2026`. */
export function formatMonthYear(moment: string | number, locale: string): string {
  return date(locale, { month: 'short', year: 'numeric' }, isDay(moment) ? 'UTC' : undefined).format(
    new Date(moment),
  );
}

/** A day and a time, from an ISO instant or epoch milliseconds. */
export function formatDateTime(moment: string | number, locale: string, timeZone?: string): string {
  return date(locale, { dateStyle: 'medium', timeStyle: 'short' }, timeZone).format(new Date(moment));
}

/**
 * A day (`yyyy-mm-dd`) or a day and time (an ISO instant) for lists. Within the year of `today` (`yyyy-mm-dd`) the year
 * is left out, otherwise the time: `12 May`, `12 May, 14:05`, `31 Dec 2025`.
 */
export function formatListed(moment: string, today: string, locale: string, timeZone?: string): string {
  const zone = isDay(moment) ? 'UTC' : timeZone;
  const year = date('en', { year: 'numeric' }, zone).format(new Date(moment));
  if (year !== today.slice(0, 4)) return formatDate(moment, locale, timeZone);
  const time = isDay(moment) ? {} : ({ hour: '2-digit', minute: '2-digit' } as const);
  return date(locale, { day: 'numeric', month: 'short', ...time }, zone).format(new Date(moment));
}

const UNITS = [
  ['second', 60],
  ['minute', 60],
  ['hour', 24],
  ['day', 30],
  ['month', 12],
  ['year', Number.POSITIVE_INFINITY],
] as const;

/** Time between two moments (ISO or epoch milliseconds), as a relative phrase: `3 hours ago`. */
export function formatRelative(moment: string | number, now: string | number, locale: string): string {
  let amount = (new Date(moment).getTime() - new Date(now).getTime()) / 1000;
  for (const [unit, size] of UNITS) {
    const whole = Math.trunc(amount);
    if (Math.abs(whole) < size) {
      if (unit === 'day') return relative(locale).format(dayNumber(moment) - dayNumber(now), unit);
      return relative(locale, isOfCalendar(unit) ? 'always' : 'auto').format(whole + 0, unit);
    }
    amount /= size;
  }
  return relative(locale, 'always').format(Math.trunc(amount), 'year');
}

/** Forty days ago is not always last month, nor four hundred last year. */
const isOfCalendar = (unit: string): boolean => unit === 'month' || unit === 'year';

/** Days are counted by the reader's calendar: 36 hours ago is not always yesterday. */
function dayNumber(moment: string | number): number {
  const day = new Date(moment);
  return Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / 86_400_000;
}

/** How many days ago or ahead a calendar day is; months and years beyond thirty days: `tomorrow`, `3 days ago`. */
export function formatRelativeDay(day: string, today: string, locale: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
  return Math.abs(days) < 30 ? relative(locale).format(days, 'day') : formatRelative(day, today, locale);
}

function isDay(moment: string | number): boolean {
  return typeof moment === 'string' && moment.length === 10;
}

function money(currency: string, locale: string): Intl.NumberFormat {
  return number(locale, written(currency));
}

/** Three currencies are called kr: it stands for Swedish kronor, the others are written by their codes everywhere. */
const BY_CODE = new Set(['NOK', 'DKK']);

const written = (currency: string): Intl.NumberFormatOptions => ({
  style: 'currency',
  currency,
  currencyDisplay: BY_CODE.has(currency) ? 'code' : 'narrowSymbol',
});

function number(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return cached(
    numbers,
    `${locale}${JSON.stringify(options)}`,
    () => new Intl.NumberFormat(options.notation === 'compact' ? locale : tagOf(locale), options),
  );
}

function date(locale: string, options: Intl.DateTimeFormatOptions, timeZone?: string): Intl.DateTimeFormat {
  const full = timeZone === undefined ? options : { ...options, timeZone };
  return cached(
    dates,
    `${locale}${JSON.stringify(full)}`,
    () => new Intl.DateTimeFormat(tagOf(locale), full),
  );
}

function relative(locale: string, numeric: 'auto' | 'always' = 'auto'): Intl.RelativeTimeFormat {
  return cached(relatives, locale + numeric, () => new Intl.RelativeTimeFormat(tagOf(locale), { numeric }));
}

function cached<T>(cache: Map<string, T>, key: string, make: () => T): T {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make();
  cache.set(key, made);
  return made;
}
