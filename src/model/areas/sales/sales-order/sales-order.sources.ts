import type { Reader } from '#model/engine/reader.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { resolvePrice, type ResolvedPrice } from '#model/areas/sales/price/resolve.ts';
import { withSources as confirmSources } from '#model/areas/products/prices/price-sources.ts';
import type { PricedLine } from '#model/lines/line-schemas.ts';
import { COMPANY } from '#model/values/company-document.ts';
import type { SalesOrderForm } from './sales-order.facts.ts';
import { vatRateFor } from './sales-order.vat.ts';

/** The terms of a sale that its prices follow from. */
export type SaleTerms = Pick<
  SalesOrderForm,
  | 'customer'
  | 'warehouse'
  | 'currency'
  | 'rate'
  | 'pricesIncludeVat'
  | 'deliveryAddress'
  | 'promisedOn'
  | 'vatOverride'
>;

/** How much of a product is sold, thousandths of the stock unit, and in which unit. */
export type SoldAmount = Pick<PricedLine, 'quantity' | 'orderedIn'>;

/** What a product costs on a sale by the lists of a day, and why. [PRI1] */
export const priceOnSale = (
  view: Reader,
  sale: SaleTerms,
  on: string,
  product: ProductRow,
  { quantity, orderedIn }: SoldAmount,
): ResolvedPrice =>
  resolvePrice(view, {
    ...sale,
    product,
    quantity,
    orderedIn,
    on,
    inCompanyCurrency: view.get('company', COMPANY)?.currency === sale.currency,
    vatRate: vatRateFor(view, sale, { product: product.id, vatClass: product.vatClass }, sale.promisedOn),
  });

/** Lines of a sale with where their prices are really from. [PRI10] */
export const withSources = <L extends PricedLine>(
  view: Reader,
  sale: SaleTerms,
  on: string,
  lines: readonly L[],
  before: readonly PricedLine[] = [],
): L[] =>
  confirmSources(lines, before, (line) => {
    const product = view.get('product', line.product);
    return product && priceOnSale(view, sale, on, product, line);
  });
