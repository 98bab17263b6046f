import { firstDay, total } from '#model/lines/line-parts.ts';
import { totals } from '#model/lines/line-totals.ts';
import { amountAt } from '#model/values/unit-cost.ts';
import type { SalesOrderRow } from './sales-order.facts.ts';
import { openOf, promiseOf } from './sales-order.lines.ts';

/** Net of an order in minor units of the company's currency, at the order's rate. */
export const netInCompanyCurrency = (order: SalesOrderRow): number => amountAt(totals(order).net, order.rate);

const ALL = 10_000;

/** The shipped share of an order, basis points; lines have equal weight, since units differ. Null without lines. */
export function shippedShare({ lines }: Pick<SalesOrderRow, 'lines'>): number | null {
  const wanted = lines.filter((line) => line.quantity > line.cancelled);
  if (wanted.length === 0) return null;
  const sum = wanted.reduce((share, line) => share + line.shipped / (line.quantity - line.cancelled), 0);
  return Math.round((sum / wanted.length) * ALL);
}

/** A share in whole percents, basis points: never 100 % before the last piece. */
export const wholePercents = (share: number): number => Math.floor(share / 100) * 100;

/** The first promised day of an open line; the order's own day if none is open. */
export const dueOn = (row: SalesOrderRow): string =>
  firstDay(row.lines, openOf, (line) => promiseOf(row, line)) ?? row.promisedOn;

/** The day by which something promised has to ship; null if nothing is left to ship. */
export const awaitedOn = (row: SalesOrderRow): string | null =>
  row.revision > 0 && total(row.lines, openOf) > 0 ? dueOn(row) : null;

/** Whether something promised for a day before today has not shipped. */
export function isLate(row: SalesOrderRow, today: string): boolean {
  const day = awaitedOn(row);
  return day !== null && day < today;
}
