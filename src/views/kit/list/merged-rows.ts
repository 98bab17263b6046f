import type { Sort } from '#views/ui/data-list-types.ts';
import { sortKeysOf } from '#model/lists/sort-key.ts';
import type { Key } from './list-order.ts';

interface Order<R> {
  readonly key: (row: R) => Key;
  readonly direction: Sort['direction'];
  readonly locale: string;
}

/**
 * Rows of the device and of the server in one order; both are sorted already. While the server has more, what comes
 * after its last row is left out: others may stand before it.
 */
export function mergedRows<R>(
  held: readonly R[],
  rest: readonly R[],
  hasMore: boolean,
  order: Order<R>,
): readonly R[] {
  if (rest.length === 0) return hasMore ? [] : held;
  const isBefore = comparing(order);
  const rows: R[] = [];
  let at = 0;
  for (const row of rest) {
    for (; at < held.length && !isBefore(row, held[at] as R); at++) rows.push(held[at] as R); // within it
    rows.push(row);
  }
  return hasMore ? rows : [...rows, ...held.slice(at)];
}

function comparing<R>({ key, direction, locale }: Order<R>): (a: R, b: R) => boolean {
  const { keyOf, decide } = sortKeysOf(locale);
  const order = (a: R, b: R): number => {
    const [one, other] = [key(a), key(b)];
    if (typeof one === 'number' && typeof other === 'number') return one - other;
    const [left, right] = [keyOf(String(one)), keyOf(String(other))];
    if (left !== right) return left < right ? -1 : 1;
    return decide(String(one), String(other));
  };
  return direction === 'ascending' ? (a, b) => order(a, b) < 0 : (a, b) => order(a, b) > 0;
}
