import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { boughtIn, unitNamed } from '#model/areas/products/product/product.units.ts';
import {
  orderLineForm,
  type OrderLineForm,
  type PurchaseOrderRow,
} from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { priceOnOrder } from '#model/areas/purchasing/purchase-order/purchase-order.prices.ts';
import type { SupplierRow } from '#model/areas/purchasing/supplier/supplier.facts.ts';
import { UNIT } from '#model/values/money.ts';
import { addDays } from '#model/values/moments.ts';
import { priceFor, RATE_ONE } from '#model/values/unit-cost.ts';
import { fromOther } from '#model/values/factor.ts';
import { roundedUp } from '#model/values/units.ts';
import { asOrdered, type UnitGrammar, type Written } from '#views/kit/lines/line-editor.ts';
import * as priced from '#views/kit/lines/priced-lines.ts';

/** A line being edited. */
export type EditorLine = Written<OrderLineForm, priced.PricedCell>;

/** The source of a new line's price. */
export interface OrderTerms {
  readonly supplier: { readonly id: string; readonly currency: string } | null;
  readonly currency: string;
  readonly companyCurrency: string;
  readonly rate: number;
}

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

/**
 * How lines of a purchase order are edited.
 * @param terms where a product's price and minimum quantity come from
 */
export const lineGrammar = (terms: OrderTerms): UnitGrammar<EditorLine, priced.PricedCell, ProductRow> => ({
  cells: priced.pricedCells,
  blank: blankLine,
  isBlank,
  take: (line, product) => (product ? withProduct(line, product, terms) : { ...line, product: null }),
  amount: (line, quantity, product) => {
    const least = roundedUp(leastOf(product, terms), product.unit, line.orderedIn);
    return priced.withStock(line, Math.max(quantity, least), usualOf(product, terms));
  },
  inUnit: (line, product, unit) => priced.inUnit(line, unit, usualOf(product, terms)),
});

const offerOf = (product: ProductRow, { supplier }: OrderTerms) =>
  product.suppliers.find((one) => one.supplier === supplier?.id);

/** The least that the supplier sells, thousandths of the stock unit; zero if anything goes. */
const leastOf = (product: ProductRow, terms: OrderTerms): number => offerOf(product, terms)?.minimum ?? 0;

/** This supplier's price in the order's currency, for one of a unit. */
const usualOf =
  (product: ProductRow, terms: OrderTerms): priced.UsualPrice =>
  (unit) => {
    const offer = offerOf(product, terms);
    if (!terms.supplier || offer?.purchasePrice === undefined) return null;
    const price = priceFor(offer.purchasePrice, unitNamed(product, offer.unit), unit);
    return priceOnOrder(price, terms.supplier.currency, terms);
  };

/** A line for a product, in what it is bought in, with this supplier's usual price and minimum quantity. */
function withProduct(line: EditorLine, product: ProductRow, terms: OrderTerms): EditorLine {
  const { orderedIn: _, ...rest } = line;
  const unit = boughtIn(product, terms.supplier?.id);
  const price = usualOf(product, terms)(unit) ?? line.price;
  const least = roundedUp(leastOf(product, terms), product.unit, unit);
  const quantity = Math.max(line.quantity, unit ? (fromOther(least, unit) ?? 0) : least);
  const of = { product: product.id, vatClass: product.vatClass, price, quantity };
  return { ...rest, ...of, ...(unit ? { orderedIn: unit } : {}) };
}

/** A new line of exactly this quantity (thousandths of the stock unit) of a product. */
export const lineOf = (id: string, product: ProductRow, quantity: number, terms: OrderTerms): EditorLine =>
  priced.withStock(withProduct(blankLine(id), product, terms), quantity, usualOf(product, terms));

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
