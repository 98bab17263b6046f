import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { chainOf } from '#model/areas/setup/party-category/category-tree.ts';
import { Miss } from '#model/engine/miss.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { Rows } from '#model/engine/rows.ts';
import { SAME, type Factor } from '#model/values/factor.ts';
import { compare } from '#model/values/order.ts';
import { divideRounded } from '#model/values/round.ts';
import { RATE_ONE } from '#model/values/unit-cost.ts';
import { isInForce, newest } from './in-force.ts';
import type { ListedPriceRow } from './listed-price.facts.ts';
import { unitOf } from './listed-price.rules.ts';
import { baseOf, type ListRow } from './price-lists.rules.ts';
import type { PriceSide } from './price-side.ts';

const WHOLE = 10_000;

/** What is asked for: a product, and how much of it on which terms. */
export interface PriceQuestion {
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
export interface FoundPrice<S extends PriceSide = PriceSide> {
  /** Ten-thousandths of the currency asked for, for one unit asked for, with or without VAT as asked. */
  readonly price: number;
  /** The list that it is from; null: the product's own price. */
  readonly list: Rows[S['list']] | null;
  /** The entry that it is from, of the list or of one that it builds on; null: the discount of the list alone. */
  readonly entry: Rows[S['price']] | null;
  /** Less than the least quantity that the list has a price for. */
  readonly isBelowMinimum: boolean;
}

export interface ResolvedPrice<S extends PriceSide = PriceSide> extends FoundPrice<S> {
  /** What else was in reach, the next best first. */
  readonly others: readonly FoundPrice<S>[];
}

/** An exact amount, ten-thousandths for one stock unit, with VAT or without as `includesVat`. */
export interface Exact {
  readonly over: bigint;
  readonly under: bigint;
  readonly includesVat: boolean;
}

/** How a side looks for prices in its lists. */
export interface Search<S extends PriceSide> {
  readonly side: S;
  /** The products whose prices hold, the nearest first: it, and one that it takes its prices from. */
  readonly products: readonly string[];
  /** What a product costs in a currency without any list; undefined: nobody knows. */
  readonly own: (currency: string) => Exact | undefined;
  /** A price for another packaging is worked out for the one asked for, where there is none for that. */
  readonly convertsUnits: boolean;
}

interface Ranked {
  readonly exact: Exact;
  readonly list: ListRow;
  readonly entry: ListedPriceRow | null;
  readonly isBelowMinimum: boolean;
  /** How far the entry is from the product: 0 its own, then that of each category. Infinity: no entry. */
  readonly distance: number;
  /** Stock units from which it holds, thousandths. */
  readonly from: number;
}

/** Which lists are looked through: those of an audience in a currency, and what makes their prices those asked for. */
interface Within {
  readonly audience: string;
  readonly currency: string;
  readonly into?: (exact: Exact) => Exact;
}

/**
 * The prices that lists of an audience and a currency give on a day, the best first [PRI1]: a price of the product before
 * one of its category, then the highest quantity that is reached, then the newest.
 */
export function pricesInReach<S extends PriceSide>(
  view: Reader,
  search: Search<S>,
  asked: PriceQuestion,
  { audience, currency, into = (exact) => exact }: Within,
): readonly FoundPrice<S>[] {
  return view
    .by(search.side.list, 'audience', audience)
    .filter((list) => list.currency === currency && isInForce(list, asked.on))
    .flatMap((list: ListRow) => inList(view, search, asked, list) ?? [])
    .toSorted(byRank)
    .map(
      ({ exact, list, entry, isBelowMinimum }) =>
        ({ price: roundedOnce(into(exact), asked), list, entry, isBelowMinimum }) as FoundPrice<S>, // from the tables of the side
    );
}

/** What a list says, or the list it builds on; undefined: nothing. */
function inList<S extends PriceSide>(
  view: Reader,
  search: Search<S>,
  asked: PriceQuestion,
  list: ListRow,
): Ranked | undefined {
  const found = entryIn(view, search, asked, list);
  const above = baseOf(view, search.side, list);
  const under = (): Ranked | undefined =>
    above && isInForce(above, asked.on) ? inList(view, search, asked, above) : undefined;
  if (found) {
    const exact = exactOf(search, asked, list, found, () => (above ? under()?.exact : undefined));
    return exact && { exact, list, ...found };
  }
  if (!above) {
    const own = list.discount === 0 ? undefined : search.own(list.currency);
    return own && { ...noEntry, exact: less(own, list.discount), list };
  }
  const based = under();
  return based && { ...based, exact: less(based.exact, list.discount), list };
}

const noEntry = { entry: null, isBelowMinimum: false, distance: Number.POSITIVE_INFINITY, from: 0 } as const;

/** Of two lists for the same audience. */
const byRank = (a: Ranked, b: Ranked): number =>
  a.distance === b.distance
    ? b.from - a.from ||
      compare(newest(b.entry ?? b.list), newest(a.entry ?? a.list)) ||
      compare(newest(b.list), newest(a.list))
    : a.distance - b.distance;

/** A price of a list that holds for what is asked. */
interface Entry {
  readonly entry: ListedPriceRow;
  readonly distance: number;
  readonly from: number;
  readonly isBelowMinimum: boolean;
}

/** What an entry says: an amount, or a discount off the price below it, which may be unknown. */
function exactOf<S extends PriceSide>(
  search: Search<S>,
  asked: PriceQuestion,
  list: ListRow,
  { entry }: Entry,
  below: () => Exact | undefined,
): Exact | undefined {
  const { price } = entry as { readonly price: number | null | undefined }; // redacted from who may not see costs
  if (price === undefined) throw new Miss([{ table: search.side.price, field: 'price', id: entry.id }]);
  if (price !== null) {
    const includesVat = 'includesVat' in list && list.includesVat === true;
    return { ...amountPer(price, sizeOf(asked, entry)), includesVat };
  }
  const base = below() ?? search.own(list.currency);
  return base && less(base, entry.discount ?? 0);
}

/** The entry of a list itself that holds for what is asked. */
function entryIn<S extends PriceSide>(
  view: Reader,
  { side, products, convertsUnits }: Search<S>,
  asked: PriceQuestion,
  list: Pick<ListRow, 'id'>,
): Entry | undefined {
  const chain = chainOf(
    asked.product.category === null ? undefined : view.get('category', asked.product.category),
    (id) => view.get('category', id),
  );
  const places = [
    ...products.map((id) => ['product', id] as const),
    ...chain.map(({ id }) => ['category', id] as const),
  ];
  for (const [distance, [index, id]] of places.entries()) {
    const rows: readonly ListedPriceRow[] = view.by(side.price, index, id);
    const own = rows.filter((entry) => entry.list === list.id && isInForce(entry, asked.on));
    const fitting = own.filter((entry) => isForUnit(asked, entry));
    const others =
      convertsUnits && fitting.length === 0 ? own.filter((entry) => isKnownUnit(asked, entry)) : [];
    const found = reached(asked, [...fitting, ...others], distance);
    if (found) return found;
  }
  return undefined;
}

/** The one with the highest quantity that is reached, else the one with the lowest of all. */
function reached(asked: PriceQuestion, rows: readonly ListedPriceRow[], distance: number): Entry | undefined {
  let best: Entry | undefined;
  for (const entry of rows) {
    const { numerator, denominator } = sizeOf(asked, entry);
    const from = (entry.from * numerator) / denominator;
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

/** Whether an entry is for a unit that the product has still. */
const isKnownUnit = ({ product }: PriceQuestion, { unit }: ListedPriceRow): boolean =>
  unit === null || unitOf(product, unit) !== undefined;

/** Whether an entry is for the stock unit, or for the very unit that is ordered. */
const isForUnit = (asked: PriceQuestion, entry: ListedPriceRow): boolean =>
  entry.unit === null ||
  (asked.orderedIn?.unit.toLowerCase() === entry.unit.toLowerCase() && isKnownUnit(asked, entry));

/** The size of the unit that an entry is for, which the product has. */
const sizeOf = ({ product }: PriceQuestion, { unit }: ListedPriceRow): Factor =>
  unit === null ? SAME : (unitOf(product, unit) ?? SAME);

/** An amount without VAT, ten-thousandths for one of a unit of so many stock units. */
export const amountPer = (price: number, { numerator, denominator }: Factor = SAME): Exact => ({
  over: BigInt(price) * BigInt(denominator),
  under: BigInt(numerator),
  includesVat: false,
});

/** An amount of the company's currency in the one asked for. */
export const atRateAsked = (exact: Exact, { inCompanyCurrency, rate }: PriceQuestion): Exact =>
  inCompanyCurrency
    ? exact
    : { ...exact, over: exact.over * BigInt(RATE_ONE), under: exact.under * BigInt(rate) };

const less = ({ over, under, includesVat }: Exact, discount: number): Exact => ({
  over: over * BigInt(WHOLE - discount),
  under: under * BigInt(WHOLE),
  includesVat,
});

/** For one of the unit asked for, with or without VAT as asked; rounded here alone. [PRI2] */
export function roundedOnce(exact: Exact, { orderedIn, pricesIncludeVat, vatRate }: PriceQuestion): number {
  const per: Factor = orderedIn ?? SAME;
  const taxed = BigInt(WHOLE + (vatRate ?? 0));
  const adds = pricesIncludeVat && !exact.includesVat;
  const takes = exact.includesVat && !pricesIncludeVat;
  const over = exact.over * BigInt(per.numerator) * (adds ? taxed : takes ? BigInt(WHOLE) : 1n);
  const under = exact.under * BigInt(per.denominator) * (adds ? BigInt(WHOLE) : takes ? taxed : 1n);
  return Number(divideRounded(over, under));
}
