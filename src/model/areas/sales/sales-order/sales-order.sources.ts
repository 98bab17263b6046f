import type { Reader } from '#model/engine/reader.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { resolvePrice, type ResolvedPrice } from '#model/areas/sales/price/resolve.ts';
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

/** What a line says of a price that was worked out for it. */
export const sourceOf = ({ list }: Pick<ResolvedPrice, 'list'>): NonNullable<PricedLine['pricedBy']> =>
  list?.id ?? 'product';

/**
 * Lines with where their prices are really from: a price that is not the one that its list gives was set by somebody.
 * What was agreed before stays as it was noted. [PRI10]
 */
export function withSources<L extends PricedLine>(
  view: Reader,
  sale: SaleTerms,
  on: string,
  lines: readonly L[],
  before: readonly PricedLine[] = [],
): L[] {
  const agreed = new Map(before.map((line) => [line.id, line]));
  return lines.map((line) => {
    const { pricedBy } = line;
    if (pricedBy === undefined || pricedBy === 'hand') return line;
    const was = agreed.get(line.id);
    if (was && was.pricedBy === pricedBy && was.price === line.price) return line;
    const product = view.get('product', line.product);
    if (!product) return line;
    const found = priceOnSale(view, sale, on, product, line);
    return found.price === line.price && sourceOf(found) === pricedBy ? line : { ...line, pricedBy: 'hand' };
  });
}
