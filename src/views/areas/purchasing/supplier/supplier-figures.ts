import { firstDay } from '#model/lines/line-parts.ts';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { openOf } from '#model/areas/purchasing/purchase-order/purchase-order.lines.ts';
import { isAwaited } from '#model/areas/purchasing/purchase-order/purchase-order.kind.ts';
import { netInCompanyCurrency } from '#model/areas/purchasing/purchase-order/purchase-order.totals.ts';
import { addDays } from '#model/values/moments.ts';

/** The earliest promised day of an open line; null if nothing is awaited. */
export const nextArrival = (order: PurchaseOrderRow): string | null =>
  isAwaited(order) ? firstDay(order.lines, openOf, (line) => line.promisedOn ?? order.expectedOn) : null;

export interface SupplierFigures {
  readonly awaited: number;
  readonly late: number;
  /** Lines of which something has arrived, and those of them of which something was rejected. */
  readonly receivedLines: number;
  readonly rejectedLines: number;
  /** Net of recent orders, minor units of the company's currency; null if prices are hidden. */
  readonly recentNet: number | null;
  readonly latest: string | null;
}

const none: SupplierFigures = {
  awaited: 0,
  late: 0,
  receivedLines: 0,
  rejectedLines: 0,
  recentNet: 0,
  latest: null,
};

/** The number of days that count as recent; a device holds all orders of these days. */
const RECENT_DAYS = 90;

/** The figures of each supplier from the given orders, as of a day. */
export function supplierFigures(
  orders: readonly PurchaseOrderRow[],
  today: string,
): ReadonlyMap<string, SupplierFigures> {
  const figures = new Map<string, SupplierFigures>();
  const first = addDays(today, 1 - RECENT_DAYS);
  for (const order of orders) {
    const { supplier, orderedOn } = order;
    if (supplier === null || orderedOn === null) continue;
    const before = figures.get(supplier) ?? none;
    const recent = orderedOn >= first ? netInCompanyCurrency(order) : 0;
    const arrival = nextArrival(order);
    figures.set(supplier, {
      awaited: before.awaited + (isAwaited(order) ? 1 : 0),
      receivedLines:
        before.receivedLines + order.lines.filter((line) => line.received + line.rejected > 0).length,
      rejectedLines: before.rejectedLines + order.lines.filter((line) => line.rejected > 0).length,
      late: before.late + (arrival !== null && arrival < today ? 1 : 0),
      recentNet: recent === null || before.recentNet === null ? null : before.recentNet + recent,
      latest: before.latest === null || orderedOn > before.latest ? orderedOn : before.latest,
    });
  }
  return figures;
}

const ALL = 10_000;

/** The share of received lines of which something was rejected, basis points; null if nothing was received. */
export const rejectedShare = ({
  receivedLines,
  rejectedLines,
}: Pick<SupplierFigures, 'receivedLines' | 'rejectedLines'>): number | null =>
  receivedLines > 0 ? Math.round((rejectedLines / receivedLines) * ALL) : null;
