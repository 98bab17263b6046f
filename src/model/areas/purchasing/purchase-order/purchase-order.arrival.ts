import { count } from '#model/lines/line-parts.ts';
import type { Arrival, PurchaseOrderLine } from './purchase-order.facts.ts';

/** Adds a receipt (1) or its reversal (-1) to the line counters, in place. */
export function countArrival(lines: PurchaseOrderLine[], arrival: Arrival, sign: 1 | -1): void {
  const rejected = arrival.lines.map((entry) => ({ line: entry.line, quantity: entry.rejected }));
  count(lines, arrival.lines, ['received'], sign);
  count(lines, rejected, ['rejected'], sign);
}
