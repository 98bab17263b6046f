import type { Reader } from '../engine/reader.ts';
import { compare } from '../values/order.ts';
import type { ReservationRow } from './stock.tables.ts';
import { waitingOf, wantedByItself } from './stock.waiting.ts';

/** Thousandths by which softly reserved goods of lines would change, by line. */
export type Shift = ReadonlyMap<string, number>;
const nothing: Shift = new Map();

/**
 * The day (`YYYY-MM-DD`) on which expected receipts cover what a demand waits for, after those ahead of it; null if none
 * do. What is left to people is not ahead. [ST6] [ST28]
 * @param today on this day
 * @param shift as it would be if reservations changed so
 */
export function coveredOn(
  view: Reader,
  demand: ReservationRow,
  today: string,
  shift: Shift = nothing,
): string | null {
  const row = shifted(demand, shift);
  const ahead = view
    .by('reservation', 'product', row.product)
    .filter((other) => other.warehouse === row.warehouse && other.id !== row.id && isAhead(other, row))
    .reduce((sum, other) => sum + wantedByItself(shifted(other, shift), today), 0);
  let lacking = ahead + waitingOf(row);
  const arrivals = view
    .by('expectedReceipt', 'product', row.product)
    .filter((entry) => entry.warehouse === row.warehouse && entry.open > 0)
    .sort((a, b) => compare(a.on, b.on));
  for (const arrival of arrivals) {
    lacking -= arrival.open;
    if (lacking <= 0) return arrival.on;
  }
  return null;
}

const shifted = (row: ReservationRow, shift: Shift): ReservationRow => ({
  ...row,
  soft: row.soft + (shift.get(row.id) ?? 0),
});

function isAhead(other: ReservationRow, row: ReservationRow): boolean {
  if (other.priority !== row.priority) return other.priority > row.priority;
  if (other.on !== row.on) return other.on < row.on;
  return other.id < row.id;
}
