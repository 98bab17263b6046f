import type { Reader } from '#model/engine/reader.ts';
import { listPriceOf } from '#model/areas/products/product/product.bundle.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { chainOf } from '#model/areas/setup/party-category/category-tree.ts';
import { SAME, type Factor } from '#model/values/factor.ts';
import { compare } from '#model/values/order.ts';
import { divideRounded } from '#model/values/round.ts';
import { RATE_ONE } from '#model/values/unit-cost.ts';
import { isInForce, newest } from '../price-list/in-force.ts';
import type { PriceListRow } from '../price-list/price-list.facts.ts';
import { baseOf } from '../price-list/price-list.rules.ts';
import { audiencesOf } from '../price-list/price-lists-for.ts';
import type { PriceRow } from './price.facts.ts';
import { unitOf } from './price.rules.ts';

const WHOLE = 10_000;

/** What is asked for: a product, and how much of it on which terms. */
export interface PriceQuestion {
  readonly customer: string;
  readonly product: ProductRow;
  /** Thousandths of the stock unit. */
  readonly quantity: number;
  /** What a price is wanted for, if not one stock unit, by name and size. */
  readonly orderedIn?: (Factor & { readonly unit: string }) | undefined;
  /** The day that decides which prices are in force. */
  readonly on: string;
  readonly currency: string;
  /** Millionths of the company's currency for one unit of the other. */
  readonly rate: number;
  readonly inCompanyCurrency: boolean;
  readonly pricesIncludeVat: boolean;
  /** Basis points; null adds no VAT. */
  readonly vatRate: number | null;
}

/** A price that could hold, and why. */
export interface FoundPrice {
  /** Ten-thousandths of the currency asked for, for one unit asked for, with or without VAT as asked. */
  readonly price: number;
  /** The list that it is from; null: the product's own price. */
  readonly list: PriceListRow | null;
  /** The entry that it is from, of the list or of one that it builds on; null: the discount of the list alone. */
  readonly entry: PriceRow | null;
  /** Less than the least quantity that the list has a price for. */
  readonly isBelowMinimum: boolean;
}

export interface ResolvedPrice extends FoundPrice {
  /** What else was in reach, the next best first. */
  readonly others: readonly FoundPrice[];
}

/**
 * The price of a product for a customer [PRI1]: of the lists in its currency and in force on the day, that of the most
 * specific audience; in it a price of the product before one of its category, then the highest quantity that is reached,
 * then the newest. Without any list, the product's own price.
 */
export function resolvePrice(view: Reader, asked: PriceQuestion): ResolvedPrice {
  const found = audiencesOf(view, asked.customer).flatMap((audience) =>
    view
      .by('priceList', 'audience', audience)
      .filter((list) => list.currency === asked.currency && isInForce(list, asked.on))
      .flatMap((list) => inList(view, asked, list) ?? [])
      .toSorted(byRank)
      .map(({ price }) => price),
  );
  const own: FoundPrice = {
    price: roundedOnce(ownPrice(view, asked), asked),
    list: null,
    entry: null,
    isBelowMinimum: false,
  };
  const [best = own, ...others] = [...found, own];
  return { ...best, others };
}

/** An exact amount, ten-thousandths for one stock unit, with VAT or without as `includesVat`. */
interface Exact {
  readonly over: bigint;
  readonly under: bigint;
  readonly includesVat: boolean;
}

interface Ranked {
  readonly exact: Exact;
  readonly price: FoundPrice;
  /** How far the entry's category is from the product; 0: the product itself. Infinity: no entry. */
  readonly distance: number;
  /** Stock units from which it holds, thousandths. */
  readonly from: number;
}

/** What a list says, or the list it builds on; undefined: nothing. */
function inList(view: Reader, asked: PriceQuestion, list: PriceListRow): Ranked | undefined {
  const found = entryIn(view, asked, list);
  const base = (): Exact | undefined => {
    const above = baseOf(view, list);
    if (!above) return ownPrice(view, asked);
    return isInForce(above, asked.on) ? inList(view, asked, above)?.exact : undefined;
  };
  if (found) {
    const { entry } = found;
    const exact =
      entry.price === null
        ? less(base() ?? ownPrice(view, asked), entry.discount ?? 0)
        : amountOf(asked, list, entry);
    return ranked(asked, list, exact, found);
  }
  const above = baseOf(view, list);
  if (!above)
    return list.discount === 0 ? undefined : ranked(asked, list, less(ownPrice(view, asked), list.discount));
  const under = isInForce(above, asked.on) ? inList(view, asked, above) : undefined;
  if (!under) return undefined;
  const exact = less(under.exact, list.discount);
  return { ...under, exact, price: { ...under.price, list, price: roundedOnce(exact, asked) } };
}

interface Entry {
  readonly entry: PriceRow;
  readonly distance: number;
  readonly from: number;
  readonly isBelowMinimum: boolean;
}

const ranked = (asked: PriceQuestion, list: PriceListRow, exact: Exact, found?: Entry): Ranked => ({
  exact,
  distance: found?.distance ?? Number.POSITIVE_INFINITY,
  from: found?.from ?? 0,
  price: {
    price: roundedOnce(exact, asked),
    list,
    entry: found?.entry ?? null,
    isBelowMinimum: found?.isBelowMinimum ?? false,
  },
});

/** Of two lists for the same audience. */
const byRank = (a: Ranked, b: Ranked): number =>
  a.distance === b.distance
    ? b.from - a.from ||
      compare(
        newest(b.price.entry ?? (b.price.list as PriceListRow)), // what is ranked is from a list
        newest(a.price.entry ?? (a.price.list as PriceListRow)),
      )
    : a.distance - b.distance;

/** The entry of a list itself that holds for what is asked. */
function entryIn(view: Reader, asked: PriceQuestion, list: PriceListRow): Entry | undefined {
  const { product } = asked;
  const own = reached(asked, view.by('price', 'product', product.id), list, 0);
  if (own) return own;
  const chain = chainOf(
    product.category === null ? undefined : view.get('category', product.category),
    (id) => view.get('category', id),
  );
  for (const [index, { id }] of chain.entries()) {
    const found = reached(asked, view.by('price', 'category', id), list, index + 1);
    if (found) return found;
  }
  return undefined;
}

/** The one with the highest quantity that is reached, else the one with the lowest of all. */
function reached(
  asked: PriceQuestion,
  rows: readonly PriceRow[],
  list: PriceListRow,
  distance: number,
): Entry | undefined {
  let best: Entry | undefined;
  for (const entry of rows) {
    if (entry.list !== list.id || !isInForce(entry, asked.on)) continue;
    const factor = factorOf(asked, entry);
    if (!factor) continue;
    const from = (entry.from * factor.numerator) / factor.denominator;
    const next = { entry, distance, from, isBelowMinimum: from > asked.quantity };
    if (!best || isBetter(next, best)) best = next;
  }
  return best;
}

function isBetter(next: Entry, best: Entry): boolean {
  if (next.isBelowMinimum !== best.isBelowMinimum) return best.isBelowMinimum;
  if (next.from !== best.from) return next.isBelowMinimum ? next.from < best.from : next.from > best.from;
  // What is for the unit that is ordered says more than what is for the stock unit.
  if ((next.entry.unit === null) !== (best.entry.unit === null)) return best.entry.unit === null;
  return newest(next.entry) > newest(best.entry);
}

/** The size of the unit that an entry is for; undefined where something else is ordered. */
function factorOf({ product, orderedIn }: PriceQuestion, { unit }: PriceRow): Factor | undefined {
  if (unit === null) return SAME;
  return orderedIn?.unit.toLowerCase() === unit.toLowerCase() ? unitOf(product, unit) : undefined;
}

function amountOf(asked: PriceQuestion, list: PriceListRow, entry: PriceRow): Exact {
  const { numerator, denominator } = factorOf(asked, entry) ?? SAME;
  return {
    over: BigInt(entry.price ?? 0) * BigInt(denominator),
    under: BigInt(numerator),
    includesVat: list.includesVat,
  };
}

/** Without VAT, in the currency asked for. */
function ownPrice(view: Reader, { product, inCompanyCurrency, rate }: PriceQuestion): Exact {
  const price = BigInt(listPriceOf(view, product));
  return inCompanyCurrency
    ? { over: price, under: 1n, includesVat: false }
    : { over: price * BigInt(RATE_ONE), under: BigInt(rate), includesVat: false };
}

const less = ({ over, under, includesVat }: Exact, discount: number): Exact => ({
  over: over * BigInt(WHOLE - discount),
  under: under * BigInt(WHOLE),
  includesVat,
});

/** For one of the unit asked for, with or without VAT as asked; rounded here alone. */
function roundedOnce(exact: Exact, { orderedIn, pricesIncludeVat, vatRate }: PriceQuestion): number {
  const per: Factor = orderedIn ?? SAME;
  const taxed = BigInt(WHOLE + (vatRate ?? 0));
  const adds = pricesIncludeVat && !exact.includesVat;
  const takes = exact.includesVat && !pricesIncludeVat;
  const over = exact.over * BigInt(per.numerator) * (adds ? taxed : takes ? BigInt(WHOLE) : 1n);
  const under = exact.under * BigInt(per.denominator) * (adds ? BigInt(WHOLE) : takes ? taxed : 1n);
  return Number(divideRounded(over, under));
}
