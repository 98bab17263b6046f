import type { CompanyModel } from '#model/engine/company-model.ts';
import type { PurchaseOrderRow } from '#model/purchase-order/purchase-order.facts.ts';
import { isAwaited } from '#model/purchase-order/purchase-order.kind.ts';
import type { ProductRow } from '#model/product/product.facts.ts';
import { forecastOf } from '#model/product/product.reorder.ts';
import type { AvailabilityRow, ValuationRow } from '#model/stock/stock.tables.ts';
import { isStocked, itemLinesOf, type ItemLine } from '../item/item-figures.ts';
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

/**
 * What is missing and what is promised beyond it: of all stock as it stands, and line by line of those products alone
 * that have a reorder rule.
 */
export function stockState(model: CompanyModel): StockState {
  const { view } = model.replica;
  const stocked = (model.replica.rows('product') as readonly ProductRow[]).filter(isStocked); // table product holds ProductRow
  const ruled = stocked.filter((product) => product.reorder.length > 0);
  const lines = ruled.flatMap((product) => itemLinesOf(model, product));
  const held = (model.replica.rows('availability') as readonly AvailabilityRow[]).filter(({ product }) => {
    const row = view.get('product', product);
    return row !== undefined && isStocked(row);
  });
  return {
    reorder: lines.filter((line) => line.shortfall !== null).sort((a, b) => urgency(b) - urgency(a)),
    short: held.filter((row) => forecastOf(row) < 0).length,
    products: new Set(held.filter((row) => row.onHand > 0).map((row) => row.product)).size,
  };
}

/** How much of the least that should be there is missing, as a share. */
const urgency = ({ shortfall }: ItemLine): number =>
  shortfall ? (shortfall.min - shortfall.forecast) / Math.max(1, shortfall.min) : 0;

/** What all stock is worth at cost, minor units of the company's currency. */
export const stockValue = (rows: readonly ValuationRow[]): number =>
  rows.reduce((sum, row) => sum + row.value, 0);
