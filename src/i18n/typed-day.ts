/** What a typed day is read by: the language's habits, and the day that `+3` and a date without a year go by. */
export interface DayReading {
  readonly locale: string;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/**
 * Reads a day as people type it: `2026-12-05`, `5/12`, `5 Dec`, `tomorrow`, `+3`, `Friday`, `w 49` (its Monday), each
 * in both languages. Figures that may be two days are read as the language writes them; without a year it is the
 * nearest one. Null for an empty text, undefined if it is no day. [I18N16]
 * @returns `YYYY-MM-DD`
 */
export function readDay(text: string, reading: DayReading): string | null | undefined {
  const plain = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/\s+/g, ' ');
  if (plain === '') return null;
  const today = numberOf(reading.today);
  for (const read of readers) {
    const found = read(plain, today, reading.locale);
    if (found !== undefined) return written(found);
  }
  return undefined;
}

/** Days since 1970; undefined where the text is of another form, or no day. */
type Reader = (text: string, today: number, locale: string) => number | undefined;

const DAY = 86_400_000;
const FIRST = Date.parse('1000-01-01') / DAY;
const LAST = Date.parse('9999-12-31') / DAY;

const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY;
const yearOf = (day: number): number => new Date(day * DAY).getUTCFullYear();
const written = (day: number): string | undefined =>
  day < FIRST || day > LAST ? undefined : new Date(day * DAY).toISOString().slice(0, 10);

/** A day of a calendar; undefined if its month does not have it. */
function dayOf(year: number, month: number, date: number): number | undefined {
  const day = Date.UTC(year, month - 1, date) / DAY;
  const is = new Date(day * DAY);
  return is.getUTCFullYear() === year && is.getUTCMonth() === month - 1 && is.getUTCDate() === date
    ? day
    : undefined;
}

/** Leap days and weeks 53 are at most that many years away. */
const FAR = 8;

/** Of the same day in the years around, the nearest to today. */
function nearest(today: number, of: (year: number) => number | undefined): number | undefined {
  const years = Array.from({ length: 2 * FAR + 1 }, (_, index) => yearOf(today) - FAR + index);
  return years
    .flatMap((year) => of(year) ?? [])
    .toSorted((a, b) => Math.abs(a - today) - Math.abs(b - today) || b - a)[0];
}

/** The Monday of an ISO week; undefined if the year does not have it. The first week holds 4 January. */
function mondayOf(year: number, week: number): number | undefined {
  const fourth = Date.UTC(year, 0, 4) / DAY;
  const monday = fourth - weekdayOf(fourth) + (week - 1) * 7;
  return week > 0 && yearOf(monday + 3) === year ? monday : undefined;
}

/** From 0, a Monday, to 6. */
const weekdayOf = (day: number): number => (new Date(day * DAY).getUTCDay() + 6) % 7;

/** `26` is of this century. */
const fullYear = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year));

const named = (today: number, year: string | undefined, of: (year: number) => number | undefined) =>
  year === undefined ? nearest(today, of) : of(fullYear(year));

const WORDS: Readonly<Record<string, number>> = {
  today: 0,
  tomorrow: 1,
  yesterday: -1,
  'i dag': 0,
  idag: 0,
  'i morgon': 1,
  imorgon: 1,
  imorron: 1,
  'i övermorgon': 2,
  övermorgon: 2,
  'i går': -1,
  igår: -1,
};

const word: Reader = (text, today) => {
  const days = Object.hasOwn(WORDS, text) ? WORDS[text] : undefined;
  return days === undefined ? undefined : today + days;
};

/** `+3`, `-2`, `+2 w`, `in 3 days`, `om 2 veckor`. */
const counted: Reader = (text, today) => {
  const match = /^(?:(in|om) |([+-]) ?)(\d{1,5}) ?(d|days?|dag|dagar|w|weeks?|v|vecka|veckor)?$/.exec(text);
  if (!match) return undefined;
  const [, , sign = '+', count = '', unit = 'd'] = match;
  const days = Number(count) * (unit.startsWith('d') ? 1 : 7);
  return today + (sign === '-' ? -days : days);
};

const WEEKDAYS = [
  /^(mon|monday|mån|måndag)$/,
  /^(tue|tues|tuesday|tis|tisdag)$/,
  /^(wed|wednesday|ons|onsdag)$/,
  /^(thu|thur|thurs|thursday|tor|tors|torsdag)$/,
  /^(fri|friday|fre|fredag)$/,
  /^(sat|saturday|lör|lördag)$/,
  /^(sun|sunday|sön|söndag)$/,
];

/** A day of the week is the next that comes, never today. */
const weekday: Reader = (text, today) => {
  const name = text.replace(/^(on|på) /, '').replace(/\.$/, '');
  const at = WEEKDAYS.findIndex((one) => one.test(name));
  return at < 0 ? undefined : today + 1 + ((at - weekdayOf(today + 1) + 7) % 7);
};

/** `w 49`, `v. 49`, `vecka 49 2026`, `2026-W49`, `2026-W49-5`. */
const week: Reader = (text, today) => {
  const iso = /^(\d{4})-?w(\d{1,2})(?:-?([1-7]))?$/.exec(text);
  const match = iso ?? /^(?:w|wk|week|v|vecka)\.? ?(\d{1,2})(?:[ ,/-]+(\d{4}))?$/.exec(text);
  if (!match) return undefined;
  const [year, number] = iso ? [match[1], match[2]] : [match[2], match[1]];
  const monday = named(today, year, (one) => mondayOf(one, Number(number)));
  return monday === undefined ? undefined : monday + Number((iso && match[3]) ?? 1) - 1;
};

const MONTHS = [
  /^jan(uary|uari)?$/,
  /^feb(ruary|ruari)?$/,
  /^mar(ch|s)?$/,
  /^apr(il)?$/,
  /^(may|maj)$/,
  /^jun(e|i)?$/,
  /^jul(y|i)?$/,
  /^aug(ust|usti)?$/,
  /^(sep|sept|september)$/,
  /^(oct|october|okt|oktober)$/,
  /^nov(ember)?$/,
  /^dec(ember)?$/,
];

/** `5 Dec`, `den 5 december 2026`, `December 5th`. */
const monthByName: Reader = (text, today) => {
  const dayFirst = /^(?:den )?(\d{1,2})(?:st|nd|rd|th|:e|:a)? ?([a-z]+)\.?(?:,? ?(\d{4}|\d{2}))?$/.exec(text);
  const monthFirst = /^([a-z]+)\.? ?(\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/.exec(text);
  const [date, name, year] = dayFirst
    ? [dayFirst[1], dayFirst[2], dayFirst[3]]
    : [monthFirst?.[2], monthFirst?.[1], monthFirst?.[3]];
  const month = MONTHS.findIndex((one) => one.test(name ?? '')) + 1;
  return month === 0 ? undefined : named(today, year, (one) => dayOf(one, month, Number(date)));
};

/** Four figures first are the year, whatever the language: `2026-12-05`, `2026/12/5`, `20261205`. */
const yearFirst: Reader = (text) => {
  const match = /^(\d{4})([-/. ]?)(\d{1,2})\2(\d{1,2})$/.exec(text);
  if (!match || (match[2] === '' && text.length !== 8)) return undefined;
  return dayOf(Number(match[1]), Number(match[3]), Number(match[4]));
};

/** `5/12`, `5.12.2026`, `5/12-26`: the day first in both languages; the other way round where that alone is a day. */
const dayFirst: Reader = (text, today) => {
  const match = /^(\d{1,2})([/.])(\d{1,2})(?:[-/. ](\d{4}|\d{2}))?\.?$/.exec(text);
  return match ? eitherWay(today, match[1], match[3], match[4]) : undefined;
};

/** With hyphens or without any sign Swedish goes from the year to the day (`12-05`, `261205`), English the other way. */
const byLanguage: Reader = (text, today, locale) => {
  const hyphened = /^(\d{1,2})[- ](\d{1,2})(?:[- ](\d{4}|\d{2}))?$/.exec(text);
  const match = hyphened ?? /^(\d{2})(\d{2})(\d{2})?$/.exec(text);
  if (!match) return undefined;
  const [, first, second, third] = match;
  if (locale !== 'sv' || third?.length === 4) return eitherWay(today, first, second, third);
  return third === undefined
    ? eitherWay(today, second, first, undefined)
    : dayOf(fullYear(first ?? ''), Number(second), Number(third));
};

function eitherWay(today: number, date = '', month = '', year: string | undefined): number | undefined {
  const read = (d: string, m: string) => named(today, year, (one) => dayOf(one, Number(m), Number(d)));
  return read(date, month) ?? read(month, date);
}

const readers: readonly Reader[] = [
  word,
  counted,
  weekday,
  week,
  monthByName,
  yearFirst,
  dayFirst,
  byLanguage,
];
