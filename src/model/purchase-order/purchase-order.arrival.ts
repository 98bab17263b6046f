import { count } from '../lines/line-parts.ts';
import type { Arrival, PurchaseOrderLine } from './purchase-order.facts.ts';

/** Counts a receipt that came in (1), or was taken back (-1), on the lines themselves. */
export function countArrival(lines: PurchaseOrderLine[], arrival: Arrival, sign: 1 | -1): void {
  const rejected = arrival.lines.map((entry) => ({ line: entry.line, quantity: entry.rejected }));
  count(lines, arrival.lines, ['received'], sign);
  count(lines, rejected, ['rejected'], sign);
}
