import { ownValue } from '../values/own-value.ts';
import type { Row } from '../engine/rows.ts';
import { addDays } from '../values/moments.ts';
import { compare } from '../values/order.ts';
import { valueOf, wordsIn, type ListedFilter, type Listing, type Look } from './listing.ts';

/** What a row must satisfy, as data: read by the device for its rows and by the server as SQL. [LQ2] */
export type Condition =
  | {
      readonly op: 'in';
      readonly field: string;
      /** A second field, of which one of the values is enough. */
      readonly or?: string | undefined;
      readonly values: readonly string[];
    }
  | {
      readonly op: 'within';
      readonly field: string;
      /** Both inclusive; null: no limit. An empty text is never within. */
      readonly least: string | number | null;
      readonly most: string | number | null;
    };

export interface Range {
  readonly from: string;
  readonly to: string;
}

const BETWEEN = '..';

/** Parses `2026-01-01..2026-02-01`; either end may be empty. */
export function rangeOf(value: string): Range {
  const [from = '', to = ''] = value.split(BETWEEN);
  return { from, to };
}

/** Undefined if both ends are empty. */
export const rangeText = ({ from, to }: Range): string | undefined =>
  from === '' && to === '' ? undefined : `${from}${BETWEEN}${to}`;

export const choicesOf = (value: string | undefined): readonly string[] =>
  value === undefined || value === '' ? [] : value.split(',');

/** The conditions of the filters that are set, by their ids; what is no filter of this list is left out. */
export function conditionsOf(
  listing: Listing,
  values: Readonly<Record<string, string | undefined>>,
  today: string,
): readonly Condition[] {
  return Object.keys(listing.filters).flatMap((id) => {
    const value = values[id];
    return value === undefined || value === '' ? [] : (conditionOf(listing, id, value, today) ?? []);
  });
}

const WEEK = 7;

/** The condition of one filter; null if the value says nothing, or there is no such filter. */
export function conditionOf(listing: Listing, id: string, value: string, today: string): Condition | null {
  const filter = Object.hasOwn(listing.filters, id) ? listing.filters[id] : undefined;
  if (!filter) return null;
  const { kind, field } = filter;
  switch (kind) {
    case 'choice':
      return chosenIn(filter, choicesOf(value));
    case 'positive':
      return { op: 'within', field, least: 1, most: null };
    case 'before':
      return { op: 'within', field, least: null, most: endOf(addDays(today, -1)) };
    case 'soon':
      return { op: 'within', field, least: today, most: endOf(addDays(today, WEEK - 1)) };
    case 'days':
      return { op: 'within', field, ...daysIn(value) };
    case 'amount':
      return { op: 'within', field, ...amountsIn(value) };
    default:
      return kind satisfies never;
  }
}

/** What a filter over choices finds: the chosen words, and those that include them. */
export const chosenIn = (
  { field, including = {} }: Pick<ListedFilter, 'field' | 'including'>,
  chosen: readonly string[],
): Condition => ({
  op: 'in',
  field,
  values: [...new Set(chosen.flatMap((word) => [word, ...(ownValue(including, word) ?? [])]))],
});

/** The fields that a condition looks at. */
export const fieldsOf = (condition: Condition): readonly string[] =>
  condition.op === 'in' && condition.or !== undefined ? [condition.field, condition.or] : [condition.field];

/** A condition as a test of rows that the device holds. */
export function testOf(listing: Listing, condition: Condition, look: Look): (row: Row) => boolean {
  const { field } = condition;
  if (condition.op === 'in') {
    const values = new Set(condition.values);
    const fields = fieldsOf(condition);
    return (row) => fields.some((one) => wordsIn(listing, one, row, look).some((word) => values.has(word)));
  }
  return (row) => isWithin(valueOf(listing, field, row, look), condition);
}

interface Limits {
  readonly least: string | number | null;
  readonly most: string | number | null;
}

/** Both ends inclusive; an empty text is never within. */
export function isWithin(value: string | number, { least, most }: Limits): boolean {
  if (value === '') return false;
  return (least === null || !isBelow(value, least)) && (most === null || !isBelow(most, value));
}

/** The limits of a range of days, for days and moments alike; what is no day does not limit. */
export function daysIn(value: string): Limits {
  const { from, to } = rangeOf(value);
  const last = dayIn(to);
  return { least: dayIn(from), most: last === null ? null : endOf(last) };
}

/** The limits of a range of whole amounts; what is no number does not limit. */
export function amountsIn(value: string): Limits {
  const { from, to } = rangeOf(value);
  return { least: wholeIn(from, Math.ceil), most: wholeIn(to, Math.floor) };
}

function isBelow(a: string | number, b: string | number): boolean {
  return typeof a === 'number' && typeof b === 'number' ? a < b : compare(String(a), String(b)) < 0;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayIn = (text: string): string | null => (DAY.test(text) ? text : null);

/** After every moment of the day, which is a text that begins with it. */
const endOf = (day: string): string => `${day}~`;

function wholeIn(text: string, round: (value: number) => number): number | null {
  const value = text.trim() === '' ? Number.NaN : round(Number(text));
  if (Number.isNaN(value)) return null;
  return Math.max(Number.MIN_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, value));
}
