import type { Reader } from '#model/engine/reader.ts';
import { listPriceOf } from '#model/areas/products/product/product.bundle.ts';
import {
  amountPer,
  atRateAsked,
  pricesInReach,
  roundedOnce,
  type PriceQuestion as Question,
  type ResolvedPrice as Resolved,
} from '#model/areas/products/prices/prices-in-reach.ts';
import { salesSide } from '#model/areas/products/prices/price-side.ts';
import { audiencesOf } from '../price-list/price-lists-for.ts';

export type ResolvedPrice = Resolved<typeof salesSide>;
export interface PriceQuestion extends Question {
  readonly customer: string;
}

/**
 * The price of a product for a customer [PRI1]: of the lists in its currency and in force on the day, that of the most
 * specific audience; in it a price of the product before one of its category, then the highest quantity that is reached,
 * then the newest. Without any list, the product's own price.
 */
export function resolvePrice(view: Reader, asked: PriceQuestion): ResolvedPrice {
  const { product, currency } = asked;
  const ownPrice = () => atRateAsked(amountPer(listPriceOf(view, product)), asked);
  const search = { side: salesSide, products: [product.id], own: ownPrice, convertsUnits: false };
  const found = audiencesOf(view, asked.customer).flatMap((audience) =>
    pricesInReach(view, search, asked, { audience, currency }),
  );
  const own = { price: roundedOnce(ownPrice(), asked), list: null, entry: null, isBelowMinimum: false };
  const [best = own, ...others] = [...found, own];
  return { ...best, others };
}
