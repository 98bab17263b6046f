import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { total } from '#model/lines/line-parts.ts';
import { netInCompanyCurrency } from '#model/areas/sales/sales-order/sales-order.figures.ts';
import { creditUsedBy, overpaidOf } from '#model/areas/sales/sales-order/sales-order.paying.ts';
import { openOf } from '#model/areas/sales/sales-order/sales-order.lines.ts';
import { addDays } from '#model/values/moments.ts';
import { amountAt } from '#model/values/unit-cost.ts';

/** Whether it was ever confirmed to the customer, rather than only drafted. */
export const isPromised = (order: SalesOrderRow): boolean => order.revision > 0;

/** Whether anything is left to ship. */
export const isOpenSale = (order: SalesOrderRow): boolean =>
  isPromised(order) && total(order.lines, openOf) > 0;

export interface CustomerFigures {
  readonly open: number;
  /** Full net of the open orders, minor units of the company's currency. */
  readonly openNet: number;
  /** Gross of open orders and of what was shipped and not invoiced, less what was paid: minor units of the company's currency. */
  readonly onCredit: number;
  /** What was paid for goods that were taken back or never came, minor units of the company's currency. [SO34] */
  readonly overpaid: number;
  /** Net of recent orders, minor units of the company's currency. */
  readonly recentNet: number;
  /** Day of the latest order. */
  readonly latest: string | null;
}

const none: CustomerFigures = { open: 0, openNet: 0, onCredit: 0, overpaid: 0, recentNet: 0, latest: null };

/** The number of days that count as recent; a device holds all orders of these days. */
const RECENT_DAYS = 90;

/** The figures of each customer from the given orders, as of a day. */
export function customerFigures(
  orders: readonly SalesOrderRow[],
  today: string,
): ReadonlyMap<string, CustomerFigures> {
  const first = addDays(today, 1 - RECENT_DAYS);
  const figures = new Map<string, CustomerFigures>();
  for (const order of orders) {
    if (!isPromised(order)) continue;
    const before = figures.get(order.customer) ?? none;
    const net = netInCompanyCurrency(order);
    const open = isOpenSale(order);
    figures.set(order.customer, {
      open: before.open + (open ? 1 : 0),
      openNet: before.openNet + (open ? net : 0),
      onCredit: before.onCredit + amountAt(creditUsedBy(order), order.rate),
      overpaid: before.overpaid + amountAt(overpaidOf(order), order.rate),
      recentNet: before.recentNet + (order.orderedOn >= first ? net : 0),
      latest: before.latest === null || order.orderedOn > before.latest ? order.orderedOn : before.latest,
    });
  }
  return figures;
}
