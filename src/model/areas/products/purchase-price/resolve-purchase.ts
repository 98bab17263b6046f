import { need, type Reader } from '#model/engine/reader.ts';
import { COMPANY } from '#model/values/company-document.ts';
import type { OrderedUnit } from '#model/values/units.ts';
import {
  amountPer,
  atRateAsked,
  pricesInReach,
  roundedOnce,
  type Exact,
  type FoundPrice,
  type PriceQuestion,
  type ResolvedPrice,
  type Search,
} from '../prices/prices-in-reach.ts';
import { purchaseSide } from '../prices/price-side.ts';
import { hasTerms } from '../product/product.offers.ts';
import { unitNamed } from '../product/product.units.ts';
import { offerOf, pricedWith, purchaseTerms, type Buying } from './purchase-terms.ts';

/** What is asked of a supplier: how much of a product (thousandths of the stock unit), in which unit and currency. */
export interface PurchaseQuestion extends Buying {
  readonly quantity: number;
  readonly orderedIn?: OrderedUnit | undefined;
  readonly currency: string;
  /** Millionths of the company's currency for one unit of the order's. */
  readonly rate: number;
}

export type FoundPurchasePrice = FoundPrice<typeof purchaseSide>;
export type ResolvedPurchasePrice = ResolvedPrice<typeof purchaseSide>;

/**
 * What a supplier asks for a product [PRI22]: of its lists in the order's currency and in force on the day, as for a sale;
 * then of those in the company's currency, at the order's rate [PO16]; last what the product itself says of the supplier.
 * Null where nothing of it is known in that currency.
 */
export function resolvePurchase(view: Reader, buying: PurchaseQuestion): ResolvedPurchasePrice | null {
  const { supplier, product, currency } = buying;
  if (supplier === null) return null;
  const company = view.get('company', COMPANY)?.currency ?? currency;
  const asked: PriceQuestion = {
    ...buying,
    inCompanyCurrency: currency === company,
    pricesIncludeVat: false,
    vatRate: null,
  };
  const offered = (into: string): Exact | undefined => offeredPrice(view, asked, supplier, { into, company });
  const search: Search<typeof purchaseSide> = {
    side: purchaseSide,
    products: pricedWith(product),
    own: offered,
    convertsUnits: true,
  };
  const converted = { currency: company, into: (exact: Exact) => atRateAsked(exact, asked) };
  const listed = [
    ...pricesInReach(view, search, asked, { audience: supplier, currency }),
    ...(currency === company ? [] : pricesInReach(view, search, asked, { audience: supplier, ...converted })),
  ];
  const own = offered(currency);
  const found = [...listed, ...(own ? [asOffered(roundedOnce(own, asked))] : [])].map((one) =>
    withLeast(view, buying, one),
  );
  const [best, ...others] = found;
  return best ? { ...best, others } : null;
}

const asOffered = (price: number): FoundPurchasePrice => ({
  price,
  list: null,
  entry: null,
  isBelowMinimum: false,
});

/** [PRI22] Less than the least that the supplier sells is below the minimum too. */
const withLeast = (view: Reader, buying: PurchaseQuestion, found: FoundPurchasePrice): FoundPurchasePrice => {
  const least = purchaseTerms(view, buying, found.entry).minimum;
  return found.isBelowMinimum || buying.quantity >= least ? found : { ...found, isBelowMinimum: true };
};

interface Money {
  /** The currency wanted. */
  readonly into: string;
  /** That of the company. */
  readonly company: string;
}

/** What the product itself says of a supplier, in its currency, or from the company's at the rate asked for. [PO16] */
function offeredPrice(
  view: Reader,
  asked: PriceQuestion,
  supplier: string,
  { into, company }: Money,
): Exact | undefined {
  const offer = offerOf(asked.product, supplier);
  const row = view.get('supplier', supplier);
  if (!offer || !row || !hasTerms(offer)) return undefined;
  const price = need('product', { ...offer, id: asked.product.id }, 'purchasePrice');
  const exact = amountPer(price, unitNamed(asked.product, offer.unit));
  if (row.currency === into) return exact;
  return row.currency === company && into === asked.currency ? atRateAsked(exact, asked) : undefined;
}
