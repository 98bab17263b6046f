import { firstDay, total } from '#model/lines/line-parts.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import {
  inStagingOf,
  onPicksOf,
  openOf,
  promiseOf,
} from '#model/areas/sales/sales-order/sales-order.lines.ts';
import { compare } from '#model/values/order.ts';
import { isOpenSale } from '#views/areas/sales/customer/customer-figures.ts';

export interface SalesFigures {
  /** Confirmed orders with something left to ship. */
  readonly open: number;
  /** Of these: with goods on a pick list, or ready to ship. An order may count in both. */
  readonly onPicks: number;
  readonly toShip: number;
  readonly late: readonly LateOrder[];
}

export interface LateOrder {
  readonly row: SalesOrderRow;
  /** The earliest promised day of an open line. */
  readonly promisedOn: string;
}

/** Sales figures from the orders on the device, as of a day. */
export function salesFigures(orders: readonly SalesOrderRow[], today: string): SalesFigures {
  const open = orders.filter(isOpenSale);
  return {
    open: open.length,
    onPicks: open.filter((order) => total(order.lines, onPicksOf) > 0).length,
    toShip: open.filter((order) => total(order.lines, inStagingOf) > 0).length,
    late: lateOrders(open, today),
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
