import { withSources as confirmSources } from '#model/areas/products/prices/price-sources.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import {
  resolvePurchase,
  type ResolvedPurchasePrice,
} from '#model/areas/products/purchase-price/resolve-purchase.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { PricedLine } from '#model/lines/line-schemas.ts';
import type { PurchaseOrderForm } from './purchase-order.facts.ts';

/** The terms of an order that its prices follow from. */
export type BuyingTerms = Pick<PurchaseOrderForm, 'supplier' | 'currency' | 'rate'>;

/** What a product costs on an order by the lists of a day, and why; null where they do not say. [PRI22] */
export const priceOnOrder = (
  view: Reader,
  { supplier, currency, rate }: BuyingTerms,
  on: string,
  product: ProductRow,
  { quantity, orderedIn }: Pick<PricedLine, 'quantity' | 'orderedIn'>,
): ResolvedPurchasePrice | null =>
  resolvePurchase(view, { supplier, currency, rate, on, product, quantity, orderedIn });

/** Lines of an order with where their prices are really from. [PRI10] */
export const withSources = <L extends PricedLine>(
  view: Reader,
  order: BuyingTerms,
  on: string,
  lines: readonly L[],
  before: readonly PricedLine[] = [],
): L[] =>
  confirmSources(lines, before, (line) => {
    const product = view.get('product', line.product);
    return product && priceOnOrder(view, order, on, product, line);
  });
