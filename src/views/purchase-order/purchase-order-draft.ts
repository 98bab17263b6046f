import type { ProductRow } from '#model/product/product.facts.ts';
import {
  orderLineForm,
  type OrderLineForm,
  type PurchaseOrderRow,
} from '#model/purchase-order/purchase-order.facts.ts';
import { priceOnOrder } from '#model/purchase-order/purchase-order.prices.ts';
import type { SupplierRow } from '#model/supplier/supplier.facts.ts';
import { UNIT } from '#model/values/money.ts';
import { addDays } from '#model/values/moments.ts';
import { RATE_ONE } from '#model/values/unit-cost.ts';
import type { LineGrammar, Written } from '../lines/line-editor.ts';
import * as priced from '../lines/priced-lines.ts';

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
  ...orderLineForm.strip().parse(line),
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
export const lineGrammar = (terms: OrderTerms): LineGrammar<EditorLine, priced.PricedCell, ProductRow> => ({
  cells: priced.pricedCells,
  blank: blankLine,
  isBlank,
  take: (line, product) => (product ? withProduct(line, product, terms) : { ...line, product: null }),
  // A fresh line already has the supplier's minimum quantity.
  amount: (line, quantity) => ({
    ...line,
    quantity: line.quantity > UNIT ? Math.max(line.quantity, quantity) : quantity,
  }),
});

/** A line for a product, with this supplier's usual price and minimum quantity. */
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
  lines: [start.line],
  reason: '',
});

/** The fields set by choosing a supplier: its currency, and the expected day from its usual lead time. */
export const boughtFrom = (
  { id, currency, leadDays }: SupplierRow,
  at: { readonly companyCurrency: string; readonly today: string },
) => ({
  supplier: id,
  currency,
  ...(currency === at.companyCurrency && { rate: RATE_ONE }),
  expectedOn: addDays(at.today, leadDays),
});

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
