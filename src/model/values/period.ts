import { addDays } from './moments.ts';

/** The spans that are offered by name: that many days, up to today. */
export const spans = { days30: 30, days90: 90, days365: 365 } as const;
export type Span = keyof typeof spans;

/** Calendar days `YYYY-MM-DD`, both inclusive. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const OWN = /^(\d{4}-\d{2}-\d{2})\.\.(\d{4}-\d{2}-\d{2})$/;

const isSpan = (text: string): text is Span => Object.hasOwn(spans, text);

/** The named span that an address asks for; null for an own period. Without either, `otherwise`. */
export function spanIn(text: string | undefined, otherwise: Span): Span | null {
  if (text === undefined || text === '') return otherwise;
  if (isSpan(text)) return text;
  return ownIn(text) ? null : otherwise;
}

/** The period that an address asks for (`days90`, `2026-01-01..2026-03-31`), as of a day; else the given span. */
export function periodIn(text: string | undefined, otherwise: Span, today: string): Period {
  const span = spanIn(text, otherwise);
  return span === null ? (ownIn(text ?? '') ?? upTo(today, otherwise)) : upTo(today, span);
}

const upTo = (today: string, span: Span): Period => ({ from: addDays(today, 1 - spans[span]), to: today });

/** The day that an address asks for (`2026-01-31`), none after the last; else the last. */
export function dayAsked(text: string | undefined, last: string): string {
  const asked = ownIn(`${text ?? ''}..${text ?? ''}`)?.from;
  return asked === undefined || asked > last ? last : asked;
}

function ownIn(text: string): Period | null {
  const [, from = '', to = ''] = OWN.exec(text) ?? [];
  return isDay(from) && isDay(to) && from <= to ? { from, to } : null;
}

const isDay = (text: string): boolean => {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

/** Its number of days. */
export const daysOf = ({ from, to }: Period): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

/** As many days, right before it. */
export function periodBefore(period: Period): Period {
  const to = addDays(period.from, -1);
  return { from: addDays(to, 1 - daysOf(period)), to };
}

/** Most bars of a chart that are days, and that are weeks; beyond these, months. */
const MOST_DAYS = 45;
const MOST_WEEKS = 26;

export type Step = 'day' | 'week' | 'month';

/** How a chart divides a period, so that every bar can be told from the next. */
export function stepOf(period: Period): Step {
  const days = daysOf(period);
  const coarse: Step = days <= MOST_WEEKS * 7 ? 'week' : 'month';
  return days <= MOST_DAYS ? 'day' : coarse;
}

/** The first day of the step that a day is in; weeks begin on Mondays (ISO 8601). */
export function beginOf(day: string, step: Step): string {
  if (step === 'day') return day;
  if (step === 'month') return `${day.slice(0, 8)}01`;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** The first days of all steps that a period touches, in order. */
export function stepsOf(period: Period, step: Step): readonly string[] {
  const begins: string[] = [];
  let day = period.from;
  while (day <= period.to) {
    const begin = beginOf(day, step);
    begins.push(begin);
    day = step === 'month' ? nextMonth(begin) : addDays(begin, step === 'week' ? 7 : 1);
  }
  return begins;
}

const nextMonth = (begin: string): string => beginOf(addDays(begin, 31), 'month');
