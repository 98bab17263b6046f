import type { Reader } from '#model/engine/reader.ts';
import type { PricedLine } from '#model/lines/line-schemas.ts';
import { termsOf } from '#model/areas/setup/party-category/party-terms.ts';
import type { SalesOrderRow } from './sales-order.facts.ts';
import type { ReplacedGoods } from './sales-order.replaced.ts';

type Sold = NonNullable<ReplacedGoods['sold']>[number];

/**
 * Goods that are sold in exchange, as lines of their order that are promised for a day, at the discount that was agreed
 * for each, else at the customer's. [SO32]
 */
export function exchangeLines(
  view: Reader,
  { customer: id }: Pick<SalesOrderRow, 'customer'>,
  sold: readonly Sold[],
  promisedOn: string,
): PricedLine[] {
  const customer = view.get('customer', id);
  const usual = customer ? termsOf(view, 'customer', customer).discount : 0;
  return sold.flatMap((one) => {
    const product = view.get('product', one.product);
    if (!product) return [];
    return [{ ...one, text: '', discount: one.discount ?? usual, vatClass: product.vatClass, promisedOn }];
  });
}
