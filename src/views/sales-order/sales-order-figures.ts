import { firstDay, total } from '#model/lines/line-parts.ts';
import type { SalesOrderRow } from '#model/sales-order/sales-order.facts.ts';
import { openOf, promiseOf } from '#model/sales-order/sales-order.lines.ts';

const ALL = 10_000;

/** The shipped share of an order, basis points; lines have equal weight, since units differ. Null without lines. */
export function shippedShare({ lines }: Pick<SalesOrderRow, 'lines'>): number | null {
  const wanted = lines.filter((line) => line.quantity > line.cancelled);
  if (wanted.length === 0) return null;
  const sum = wanted.reduce((share, line) => share + line.shipped / (line.quantity - line.cancelled), 0);
  return Math.round((sum / wanted.length) * ALL);
}

/** The first promised day of an open line; the order's own day if none is open. */
export const dueOn = (row: SalesOrderRow): string =>
  firstDay(row.lines, openOf, (line) => promiseOf(row, line)) ?? row.promisedOn;

/** Whether something promised for a day before today has not shipped. */
export const isLate = (row: SalesOrderRow, today: string): boolean =>
  row.revision > 0 && total(row.lines, openOf) > 0 && dueOn(row) < today;
