import type { Reader } from '../engine/reader.ts';
import type { PricedLine } from '../lines/line-schemas.ts';
import type { ReplacedGoods } from './sales-order.facts.ts';

type Sold = NonNullable<ReplacedGoods['sold']>[number];

/** Goods that are sold in exchange, as lines of their order that are promised for a day. [SO32] */
export const exchangeLines = (view: Reader, sold: readonly Sold[], promisedOn: string): PricedLine[] =>
  sold.flatMap((one) => {
    const product = view.get('product', one.product);
    if (!product) return [];
    return [{ ...one, text: '', discount: 0, vatClass: product.vatClass, promisedOn }];
  });
