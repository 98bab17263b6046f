import type { CompanyModel } from '#model/engine/company-model.ts';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { isAwaited } from '#model/areas/purchasing/purchase-order/purchase-order.kind.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { forecastOf } from '#model/areas/products/product/product.reorder.ts';
import type { AvailabilityRow, ValuationRow } from '#model/stock/stock.tables.ts';
import { keepsStock, itemLinesOf, type ItemLine } from '#views/areas/stock/item/item-figures.ts';
import { nextArrival } from '#views/areas/purchasing/supplier/supplier-figures.ts';

export interface BuyingFigures {
  /** Orders with goods still to come. */
  readonly awaited: number;
  /** Of these: with overdue goods. */
  readonly late: number;
  readonly today: number;
}

/** Figures on incoming goods from the purchase orders on the device, as of a day. */
export function buyingFigures(orders: readonly PurchaseOrderRow[], today: string): BuyingFigures {
  const arrivals = orders.map(nextArrival).filter((day) => day !== null);
  return {
    awaited: orders.filter(isAwaited).length,
    late: arrivals.filter((day) => day < today).length,
    today: arrivals.filter((day) => day === today).length,
  };
}

export interface StockState {
  /** Stock lines to reorder, the most urgent first. */
  readonly reorder: readonly ItemLine[];
  readonly short: number;
  readonly products: number;
}

/** Shortages over all stock, and the lines to reorder among products with a reorder rule. */
export function stockState(model: CompanyModel): StockState {
  const { view } = model.replica;
  const stocked = (model.replica.rows('product') as readonly ProductRow[]).filter(keepsStock); // table product holds ProductRow
  const ruled = stocked.filter((product) => product.reorder.length > 0);
  const lines = ruled.flatMap((product) => itemLinesOf(model, product));
  const held = (model.replica.rows('availability') as readonly AvailabilityRow[]).filter(({ product }) => {
    const row = view.get('product', product);
    return row !== undefined && keepsStock(row);
  });
  return {
    reorder: lines.filter((line) => line.shortfall !== null).sort((a, b) => urgency(b) - urgency(a)),
    short: held.filter((row) => forecastOf(row) < 0).length,
    products: new Set(held.filter((row) => row.onHand > 0).map((row) => row.product)).size,
  };
}

/** The missing share of the minimum stock. */
const urgency = ({ shortfall }: ItemLine): number =>
  shortfall ? (shortfall.min - shortfall.forecast) / Math.max(1, shortfall.min) : 0;

/** The value of all stock at cost, minor units of the company's currency. */
export const stockValue = (rows: readonly ValuationRow[]): number =>
  rows.reduce((sum, row) => sum + row.value, 0);
