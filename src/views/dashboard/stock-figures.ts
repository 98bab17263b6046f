import type { CompanyModel } from '#model/engine/company-model.ts';
import type { PurchaseOrderRow } from '#model/purchase-order/purchase-order.events.ts';
import { isAwaited } from '#model/purchase-order/purchase-order.table.ts';
import type { ValuationRow } from '#model/stock/stock.tables.ts';
import { itemLines, type ItemLine } from '../item/item-figures.ts';
import { nextArrival } from '../supplier/supplier-figures.ts';

export interface BuyingFigures {
  /** Orders that goods are awaited on. */
  readonly awaited: number;
  /** Of them: with goods that should have come. */
  readonly late: number;
  readonly today: number;
}

/** What the purchase orders that are held say of what is to come, as of a day. */
export function buyingFigures(orders: readonly PurchaseOrderRow[], today: string): BuyingFigures {
  const arrivals = orders.map(nextArrival).filter((day) => day !== null);
  return {
    awaited: orders.filter(isAwaited).length,
    late: arrivals.filter((day) => day < today).length,
    today: arrivals.filter((day) => day === today).length,
  };
}

export interface StockState {
  /** Lines of stock to reorder, the most urgent first. */
  readonly reorder: readonly ItemLine[];
  readonly short: number;
  readonly products: number;
}

/** What is missing and what is promised beyond it. */
export function stockState(model: CompanyModel): StockState {
  const lines = itemLines(model);
  return {
    reorder: lines.filter((line) => line.shortfall !== null).sort((a, b) => urgency(b) - urgency(a)),
    short: lines.filter((line) => line.level === 'short').length,
    products: new Set(lines.filter((line) => line.onHand > 0).map((line) => line.product.id)).size,
  };
}

/** How much of the least that should be there is missing, as a share. */
const urgency = ({ shortfall }: ItemLine): number =>
  shortfall ? (shortfall.min - shortfall.forecast) / Math.max(1, shortfall.min) : 0;

/** What all stock is worth at cost, minor units of the company's currency. */
export const stockValue = (rows: readonly ValuationRow[]): number =>
  rows.reduce((sum, row) => sum + row.value, 0);
