import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { sourceOf } from '#model/areas/products/prices/price-sources.ts';
import {
  offeredTerms,
  purchaseTerms,
  type PurchaseTerms,
} from '#model/areas/products/purchase-price/purchase-terms.ts';
import {
  orderLineForm,
  type OrderLineForm,
  type PurchaseOrderRow,
} from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { quantityToOrder } from '#model/areas/purchasing/purchase-order/purchase-order.reorder.ts';
import {
  priceOnOrder,
  type BuyingTerms,
} from '#model/areas/purchasing/purchase-order/purchase-order.sources.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { SupplierRow } from '#model/areas/purchasing/supplier/supplier.facts.ts';
import { UNIT } from '#model/values/money.ts';
import { addDays } from '#model/values/moments.ts';
import { RATE_ONE } from '#model/values/unit-cost.ts';
import { fromOther, toOther } from '#model/values/factor.ts';
import { roundedUp } from '#model/values/units.ts';
import { asOrdered, inStock, type UnitGrammar, type Written } from '#views/kit/lines/line-editor.ts';
import * as priced from '#views/kit/lines/priced-lines.ts';
import { listedCells, type PriceIfKnown } from '#views/areas/products/prices/repriced.ts';

/** A line being edited. */
export type EditorLine = Written<OrderLineForm, priced.PricedCell>;

/** What an order is bought on: what its supplier asks, and how it sells. */
export interface OrderTerms {
  /** Null: this device does not know. */
  readonly price: PriceIfKnown;
  readonly termsOf: (product: ProductRow) => PurchaseTerms;
}

/** Whom an order is for, in which money and on which day. */
export interface OrderBasis extends Omit<BuyingTerms, 'rate'> {
  /** Millionths; null while it is not a number. */
  readonly rate: number | null;
  readonly on: string;
}

/** The terms of an order by the supplier's lists, or by the product alone where this device holds no lists. [PRI22] */
export const termsOfOrder = (view: Reader, { on, ...order }: OrderBasis): OrderTerms => ({
  price: (product, amount) => {
    const { rate, supplier, currency } = order;
    if (supplier === null || rate === null) return { price: null, pricedBy: 'hand' };
    return ifKnown(() => {
      const found = priceOnOrder(view, { supplier, currency, rate }, on, product, amount);
      // What nobody knows is to be typed, until a list says it.
      return found ? { price: found.price, pricedBy: sourceOf(found) } : { price: null, pricedBy: 'hand' };
    }, null);
  },
  termsOf: (product) => {
    const buying = { product, supplier: order.supplier, on };
    return ifKnown(() => purchaseTerms(view, buying), offeredTerms(buying));
  },
});

const editorLine = (line: OrderLineForm): EditorLine => ({
  ...asOrdered(orderLineForm.strip().parse(line)),
  wrong: {},
});

export const blankLine = (id: string): EditorLine => ({
  ...priced.blankLine(id),
  tolerance: null,
});

/** An untouched line; it is not saved. */
export const isBlank = (line: EditorLine): boolean => priced.isEmpty(line) && line.quantity === UNIT;

/** How lines of a purchase order are edited, on a supplier's terms. */
export const lineGrammar = (terms: OrderTerms): UnitGrammar<EditorLine, priced.PricedCell, ProductRow> => ({
  cells: listedCells,
  blank: blankLine,
  isBlank,
  take: (line, product) => (product ? withProduct(line, product, terms) : { ...line, product: null }),
  amount: (line, quantity, product) => {
    const least = roundedUp(terms.termsOf(product).minimum, product.unit, line.orderedIn);
    const amount = Math.max(quantity, least);
    return priced.withStock(line, amount, usualOf(product, terms, amount));
  },
  inUnit: (line, product, unit) => priced.inUnit(line, unit, usualOf(product, terms, inStock(line) ?? 0)),
});

/** What the supplier asks for one of a unit, for so much of a product (thousandths of the stock unit). */
const usualOf =
  (product: ProductRow, terms: OrderTerms, quantity: number): priced.UsualPrice =>
  (unit) =>
    terms.price(product, { quantity, ...(unit && { orderedIn: unit }) })?.price ?? null;

/** A line for a product, in what it is bought in, as much as the supplier sells at least, at its price. */
function withProduct(line: EditorLine, product: ProductRow, terms: OrderTerms): EditorLine {
  const { orderedIn: _, ...rest } = line;
  const { unit, minimum, multiple } = terms.termsOf(product);
  const wanted = (unit ? toOther(line.quantity, unit) : line.quantity) ?? line.quantity;
  const buying = { minimum, multiple: 1, sold: multiple, unit: product.unit, orderedIn: unit };
  const sold = multiple > 1 || minimum > wanted ? quantityToOrder(wanted, 0, buying) : wanted;
  const quantity = Math.max(line.quantity, unit ? (fromOther(sold, unit) ?? 0) : sold);
  const of = { product: product.id, vatClass: product.vatClass, quantity };
  return asPriced({ ...rest, ...of, ...(unit ? { orderedIn: unit } : {}) }, product, terms);
}

/** A line at the price of the lists; what is written stays where they give none. */
function asPriced(line: EditorLine, product: ProductRow, terms: OrderTerms): EditorLine {
  const { orderedIn } = line;
  const found = terms.price(product, { quantity: inStock(line) ?? 0, ...(orderedIn && { orderedIn }) });
  return found && (found.price !== null || line.price === null) ? { ...line, ...found } : line;
}

/** A new line of exactly this quantity (thousandths of the stock unit) of a product. */
export function lineOf(id: string, product: ProductRow, quantity: number, terms: OrderTerms): EditorLine {
  const line = withProduct(blankLine(id), product, terms);
  return asPriced(priced.withStock(line, quantity, usualOf(product, terms, quantity)), product, terms);
}

/** The header and lines of an order being edited. */
export interface OrderDraft {
  readonly supplier: string | null;
  readonly warehouse: string;
  readonly currency: PurchaseOrderRow['currency'];
  /** Millionths; null while it is not a number. */
  readonly rate: number | null;
  readonly theirReference: string;
  readonly expectedOn: string | null;
  readonly notes: string;
  readonly deliveryTerm: string | null;
  readonly deliveryPlace: string;
  readonly tags: readonly string[];
  readonly lines: readonly EditorLine[];
  /** The reason for a new revision. Not part of the order itself. */
  readonly reason: string;
}

/** An order without a supplier, with one blank line. */
export const freshDraft = (
  start: Pick<OrderDraft, 'warehouse' | 'currency'> & { readonly line: EditorLine },
): OrderDraft => ({
  supplier: null,
  warehouse: start.warehouse,
  currency: start.currency,
  rate: RATE_ONE,
  theirReference: '',
  expectedOn: null,
  notes: '',
  deliveryTerm: null,
  deliveryPlace: '',
  tags: [],
  lines: [start.line],
  reason: '',
});

/** The rate that an order in a currency begins with on a day, null if not known. */
export type RateToBegin = (currency: string, day: string) => number | null;

/** A rate as part of an order; one that is not known is asked for. */
export const atRate = (rate: number | null) => (rate === null ? {} : { rate });

/** The fields set by choosing a supplier: its currency at the rate of the day, its delivery terms, and the expected day from its usual lead time. */
export const boughtFrom = (
  { id, currency, leadDays, deliveryTerm = null, deliveryPlace = '' }: SupplierRow,
  at: { readonly rateOf: RateToBegin; readonly today: string },
) => ({
  supplier: id,
  currency,
  ...atRate(at.rateOf(currency, at.today)),
  expectedOn: addDays(at.today, leadDays),
  deliveryTerm,
  deliveryPlace,
});

export const draftOf = (row: PurchaseOrderRow): OrderDraft => ({
  supplier: row.supplier,
  warehouse: row.warehouse,
  currency: row.currency,
  rate: row.rate,
  theirReference: row.theirReference,
  expectedOn: row.expectedOn,
  notes: row.notes,
  deliveryTerm: row.deliveryTerm ?? null,
  deliveryPlace: row.deliveryPlace ?? '',
  tags: row.tags ?? [],
  lines: row.lines.map(editorLine),
  reason: '',
});
