import type { ProductRow } from '#model/product/product.facts.ts';
import {
  orderLineForm,
  type OrderLineForm,
  type PurchaseOrderRow,
} from '#model/purchase-order/purchase-order.facts.ts';
import { priceOnOrder } from '#model/purchase-order/purchase-order.prices.ts';
import { UNIT } from '#model/values/money.ts';
import type { LineGrammar, Written } from '../lines/line-editor.ts';
import * as priced from '../lines/priced-lines.ts';

/** A line while it is written. */
export type EditorLine = Written<OrderLineForm, priced.PricedCell>;

/** What a new line takes its price from. */
export interface OrderTerms {
  readonly supplier: { readonly id: string; readonly currency: string } | null;
  readonly currency: string;
  readonly companyCurrency: string;
  readonly rate: number;
}

const editorLine = (line: OrderLineForm): EditorLine => ({
  ...orderLineForm.strip().parse(line),
  wrong: {},
});

export const blankLine = (id: string): EditorLine => ({
  ...priced.blankLine(id),
  tolerance: null,
});

/** A line that nobody has written anything in; it is not saved. */
export const isBlank = (line: EditorLine): boolean => priced.isEmpty(line) && line.quantity === UNIT;

/**
 * How lines of a purchase order are edited.
 * @param terms where a line for a product takes its price and its least quantity from
 */
export const lineGrammar = (terms: OrderTerms): LineGrammar<EditorLine, priced.PricedCell, ProductRow> => ({
  cells: priced.pricedCells,
  blank: blankLine,
  isBlank,
  take: (line, product) => (product ? withProduct(line, product, terms) : { ...line, product: null }),
  // A product is on a fresh line with what its supplier delivers at least.
  amount: (line, quantity) => ({
    ...line,
    quantity: line.quantity > UNIT ? Math.max(line.quantity, quantity) : quantity,
  }),
});

/** A line for a product, at what this supplier usually takes and delivers at least. */
function withProduct(line: EditorLine, product: ProductRow, terms: OrderTerms): EditorLine {
  const { supplier } = terms;
  const offer = product.suppliers.find((one) => one.supplier === supplier?.id);
  const usual =
    supplier && offer?.purchasePrice !== undefined
      ? priceOnOrder(offer.purchasePrice, supplier.currency, terms)
      : null;
  const price = usual ?? line.price;
  const quantity = Math.max(line.quantity, offer?.minimum ?? 0);
  return { ...line, product: product.id, vatClass: product.vatClass, price, quantity };
}

/** The header and the lines of an order while they are written. */
export interface OrderDraft {
  readonly supplier: string | null;
  readonly warehouse: string;
  readonly currency: PurchaseOrderRow['currency'];
  /** Millionths; null while it is no number. */
  readonly rate: number | null;
  readonly theirReference: string;
  readonly expectedOn: string | null;
  readonly notes: string;
  readonly lines: readonly EditorLine[];
  /** Of a new revision: why. No part of the order itself. */
  readonly reason: string;
}

export const draftOf = (row: PurchaseOrderRow): OrderDraft => ({
  supplier: row.supplier,
  warehouse: row.warehouse,
  currency: row.currency,
  rate: row.rate,
  theirReference: row.theirReference,
  expectedOn: row.expectedOn,
  notes: row.notes,
  lines: row.lines.map(editorLine),
  reason: '',
});
