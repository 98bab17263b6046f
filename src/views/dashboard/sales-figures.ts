import { firstDay, total } from '#model/lines/line-parts.ts';
import type { SalesOrderRow } from '#model/sales-order/sales-order.facts.ts';
import { netInCompanyCurrency } from '#model/sales-order/sales-order.figures.ts';
import {
  inStagingOf,
  onPicksOf,
  openOf,
  promiseOf,
  unreleasedOf,
} from '#model/sales-order/sales-order.lines.ts';
import { addDays } from '#model/values/moments.ts';
import { compare } from '#model/values/order.ts';
import { isOpenSale, isPromised } from '../customer/customer-figures.ts';

/** Days of revenue shown, and days they are compared with. */
export const REVENUE_DAYS = 30;

export interface SalesFigures {
  /** Confirmed orders with something left to ship. */
  readonly open: number;
  /** Of these: with goods on no pick list, on a pick list, or ready to ship. An order may count in several. */
  readonly toPick: number;
  readonly onPicks: number;
  readonly toShip: number;
  readonly late: readonly LateOrder[];
  /** Net by day, minor units of the company's currency, oldest first. */
  readonly revenue: readonly { readonly day: string; readonly net: number }[];
  readonly revenueSum: number;
  /** The sum over the same number of days before. */
  readonly revenueBefore: number;
}

export interface LateOrder {
  readonly row: SalesOrderRow;
  /** The earliest promised day of an open line. */
  readonly promisedOn: string;
}

/** Sales figures from the orders on the device, as of a day. */
export function salesFigures(orders: readonly SalesOrderRow[], today: string): SalesFigures {
  const open = orders.filter(isOpenSale);
  const days = Array.from({ length: REVENUE_DAYS }, (_, index) => addDays(today, index + 1 - REVENUE_DAYS));
  const first = days[0] ?? today;
  const before = addDays(first, -REVENUE_DAYS);
  const byDay = new Map(days.map((day) => [day, 0]));
  let revenueBefore = 0;
  for (const order of orders.filter(isPromised)) {
    const { orderedOn } = order;
    if (byDay.has(orderedOn)) byDay.set(orderedOn, (byDay.get(orderedOn) ?? 0) + netInCompanyCurrency(order));
    else if (orderedOn >= before && orderedOn < first) revenueBefore += netInCompanyCurrency(order);
  }
  const revenue = [...byDay].map(([day, net]) => ({ day, net }));
  return {
    open: open.length,
    toPick: open.filter(
      (order) =>
        total(
          order.lines.filter((line) => line.stocked),
          unreleasedOf,
        ) > 0,
    ).length,
    onPicks: open.filter((order) => total(order.lines, onPicksOf) > 0).length,
    toShip: open.filter((order) => total(order.lines, inStagingOf) > 0).length,
    late: lateOrders(open, today),
    revenue,
    revenueSum: revenue.reduce((sum, { net }) => sum + net, 0),
    revenueBefore,
  };
}

function lateOrders(open: readonly SalesOrderRow[], today: string): readonly LateOrder[] {
  return open
    .flatMap((row) => {
      const promisedOn = firstDay(row.lines, openOf, (line) => promiseOf(row, line));
      return promisedOn !== null && promisedOn < today ? [{ row, promisedOn }] : [];
    })
    .sort((a, b) => compare(a.promisedOn, b.promisedOn) || compare(a.row.number ?? '', b.row.number ?? ''));
}
