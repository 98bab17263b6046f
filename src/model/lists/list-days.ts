import type { ListDay } from '../engine/list-answer.ts';
import type { Row } from '../engine/rows.ts';
import { compare } from '../values/order.ts';
import { valueOf, type Listing, type Look } from './listing.ts';

/** Counts and sums of rows by the day that a field is on, or by its value, in order; rows without it are left out. [LQ5] */
export function listDaysOf(
  listing: Listing,
  rows: readonly Row[],
  field: string,
  look: Look,
  isDay = true,
): readonly ListDay[] {
  const days = rows.flatMap((row) => {
    const value = String(valueOf(listing, field, row, look));
    const day = isDay ? value.slice(0, 10) : value;
    const sums = listing.sums.map((sum) => [sum, Number(valueOf(listing, sum, row, look))] as const);
    return day === '' ? [] : [{ day, count: 1, sums: Object.fromEntries(sums) }];
  });
  return addedDays(days);
}

/** Days of several answers together. */
export function addedDays(days: readonly ListDay[]): readonly ListDay[] {
  const byDay = new Map<string, ListDay>();
  for (const next of days) {
    const known = byDay.get(next.day);
    byDay.set(next.day, known ? together(known, next) : next);
  }
  return [...byDay.values()].toSorted((a, b) => compare(a.day, b.day));
}

function together(a: ListDay, b: ListDay): ListDay {
  const fields = new Set([...Object.keys(a.sums), ...Object.keys(b.sums)]);
  const sums = [...fields].map((field) => [field, (a.sums[field] ?? 0) + (b.sums[field] ?? 0)] as const);
  return { day: a.day, count: a.count + b.count, sums: Object.fromEntries(sums) };
}
