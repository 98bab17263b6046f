import type { Reader } from '#model/engine/reader.ts';
import { SAME, type Factor } from '#model/values/factor.ts';
import { compare } from '#model/values/order.ts';
import type { OrderedUnit } from '#model/values/units.ts';
import { isInForce, newest } from '../prices/in-force.ts';
import { unitOf } from '../prices/listed-price.rules.ts';
import type { ProductForm, ProductRow } from '../product/product.facts.ts';
import { unitNamed } from '../product/product.units.ts';
import type { PurchaseListRow } from '../purchase-list/purchase-list.facts.ts';
import type { PurchasePriceRow } from './purchase-price.facts.ts';

/** How a product is ordered from a supplier. */
export interface PurchaseTerms {
  /** The supplier's own code; empty if it has none. */
  readonly code: string;
  /** The least that is sold, thousandths of the stock unit; 0: any quantity. */
  readonly minimum: number;
  /** Thousandths of the stock unit of which multiples are sold; 1: any quantity. */
  readonly multiple: number;
  /** Null: as the supplier. */
  readonly leadDays: number | null;
  /** What it is bought in; undefined: the stock unit. */
  readonly unit: OrderedUnit | undefined;
}

/** Of whom a product is bought, and on which day. */
export interface Buying {
  readonly product: ProductRow;
  readonly supplier: string | null;
  readonly on: string;
}

/** The products whose purchase prices hold for a product: its own, and those of the one whose suppliers it has. [PRI24] */
export const pricedWith = ({ id, variantOf = null, inherits = [] }: ProductRow): readonly string[] =>
  variantOf !== null && inherits.includes('suppliers') ? [id, variantOf] : [id];

/** The lists of a supplier in force on a day, the newest first. */
const listsOf = (view: Reader, { supplier, on }: Buying): readonly PurchaseListRow[] =>
  supplier === null
    ? []
    : view
        .by('purchaseList', 'audience', supplier)
        .filter((list) => isInForce(list, on))
        .toSorted((a, b) => compare(newest(b), newest(a)));

/** The prices that a supplier has for a product itself: by list, the lowest quantity first. */
function entriesOf(view: Reader, buying: Buying): readonly PurchasePriceRow[] {
  const { product, on } = buying;
  const all = pricedWith(product).flatMap((id) => view.by('purchasePrice', 'product', id));
  return listsOf(view, buying).flatMap(({ id }) =>
    all
      .filter(({ list, unit, ...span }) => list === id && isInForce(span, on) && isKnown(product, unit))
      .toSorted((a, b) => a.from - b.from || compare(newest(b), newest(a))),
  );
}

const isKnown = (product: ProductRow, unit: string | null): boolean =>
  unit === null || unitOf(product, unit) !== undefined;

/** What a supplier says of a product on the product itself, for a product that is in none of its lists. */
export const offerOf = (
  { suppliers }: Pick<ProductForm, 'suppliers'>,
  supplier: string | null | undefined,
): ProductForm['suppliers'][number] | undefined => suppliers.find((one) => one.supplier === supplier);

/**
 * How a product is ordered from a supplier: each term by the first of its prices in the supplier's lists that has one,
 * the one that holds before the others; without a price in a list, as the product says it. [PRI22]
 * @param held the price that holds, where one was resolved
 */
export function purchaseTerms(
  view: Reader,
  buying: Buying,
  held: PurchasePriceRow | null = null,
): PurchaseTerms {
  const entries = [...(held ? [held] : []), ...entriesOf(view, buying)];
  return entries.length === 0 ? offeredTerms(buying) : listedTerms(buying.product, entries);
}

function listedTerms(product: ProductRow, entries: readonly PurchasePriceRow[]): PurchaseTerms {
  const least = entries.find(({ minimum }) => minimum > 0);
  const multiple = entries.find((one) => one.multiple !== null);
  return {
    code: entries.find(({ code }) => code !== '')?.code ?? '',
    minimum: least ? inStock(least.minimum, sizeOf(product, least)) : 0,
    multiple: multiple ? inStock(multiple.multiple ?? 1, sizeOf(product, multiple)) : 1,
    leadDays: entries.find(({ leadDays }) => leadDays !== null)?.leadDays ?? null,
    unit: unitNamed(product, unitBoughtIn(product, entries)),
  };
}

/** The purchase unit of the product, where a price is for it or for the stock unit; else what the first price is for. */
function unitBoughtIn(
  { purchaseUnit = null, packagings }: ProductRow,
  entries: readonly PurchasePriceRow[],
): string | null {
  if (entries.some(({ unit }) => unit === null || unit === purchaseUnit)) return purchaseUnit;
  const [first] = entries;
  return first?.unit ? (unitOf({ packagings }, first.unit)?.unit ?? null) : null;
}

const sizeOf = (product: ProductRow, { unit }: PurchasePriceRow): Factor =>
  unit === null ? SAME : (unitOf(product, unit) ?? SAME);

/** Whole thousandths of the stock unit: at least as much. */
const inStock = (quantity: number, { numerator, denominator }: Factor): number =>
  Math.ceil((quantity * numerator) / denominator);

/** The terms as the product has them itself. */
export function offeredTerms({ product, supplier }: Pick<Buying, 'product' | 'supplier'>): PurchaseTerms {
  const offer = offerOf(product, supplier);
  return {
    code: offer?.code ?? '',
    minimum: offer?.minimum ?? 0,
    multiple: 1,
    leadDays: offer?.leadDays ?? null,
    unit: unitNamed(product, offer?.unit ?? product.purchaseUnit),
  };
}

/** Who sells a product on a day: those that it names, in its order, then those with a price of it in a list. [PRI23] */
export function suppliersOf(view: Reader, product: ProductRow, on: string): readonly string[] {
  const priced = pricedWith(product)
    .flatMap((id) => view.by('purchasePrice', 'product', id))
    .filter((price) => isInForce(price, on))
    .flatMap(({ list }) => view.get('purchaseList', list) ?? [])
    .filter((list) => list.state === 'active' && isInForce(list, on))
    .map(({ supplier }) => supplier);
  return [...new Set([...product.suppliers.map(({ supplier }) => supplier), ...priced])];
}
