import { partsOf, total, type LinePart } from '#model/lines/line-parts.ts';
import type { SalesOrderLine, SalesOrderRow } from './sales-order.facts.ts';

/** Thousandths of a line still to ship. [SO2] */
export const openOf = (line: SalesOrderLine): number => line.quantity - line.cancelled - line.shipped;
/** Thousandths that are on no pick list yet. */
export const unreleasedOf = (line: SalesOrderLine): number => line.quantity - line.cancelled - line.released;
/** Thousandths on unfinished pick lists. */
export const onPicksOf = (line: SalesOrderLine): number => line.released - line.picked;
/** Thousandths waiting in staging. */
export const inStagingOf = (line: SalesOrderLine): number => line.picked - line.shipped;

/** A line's promised day. */
export const promiseOf = (row: SalesOrderRow, line: SalesOrderLine): string =>
  line.promisedOn ?? row.promisedOn;

/** Services still to be delivered. */
export const openServices = (lines: readonly SalesOrderLine[]): LinePart[] =>
  partsOf(lines, (line) => (line.stocked ? 0 : openOf(line)));

/** The fulfilment region's state according to the counters. [SO1] */
export function fulfilmentOf(
  lines: readonly SalesOrderLine[],
): 'notStarted' | 'picking' | 'partlyShipped' | 'shipped' {
  if (total(lines, (line) => line.shipped) > 0) return total(lines, openOf) > 0 ? 'partlyShipped' : 'shipped';
  return total(lines, (line) => line.released) > 0 ? 'picking' : 'notStarted';
}

/** A line of which nothing has been done. */
export const fresh = { cancelled: 0, released: 0, picked: 0, shipped: 0, returned: 0, invoiced: 0 };
