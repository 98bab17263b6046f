import type { ProductRow } from '#model/product/product.facts.ts';
import {
  orderLineForm,
  type OrderLineForm,
  type PurchaseOrderRow,
} from '#model/purchase-order/purchase-order.facts.ts';
import { UNIT } from '#model/values/money.ts';
import { multiplyDivide } from '#model/values/round.ts';
import { RATE_ONE } from '#model/values/unit-cost.ts';
import type { EditedLine, LineGrammar } from '../document/line-editor.ts';
import { cellProblem, orderCells, readCell, type OrderCell } from '../document/order-cells.ts';

/** A line while it is written: the product may be missing, and a cell may hold what is no value yet. */
export interface EditorLine extends EditedLine<OrderCell>, Omit<OrderLineForm, 'id' | 'product'> {}

/** What a new line takes its price from. */
export interface OrderTerms {
  readonly supplier: string | null;
  readonly currency: string;
  readonly companyCurrency: string;
  readonly rate: number;
}

const editorLine = (line: OrderLineForm): EditorLine => ({
  ...orderLineForm.strip().parse(line),
  wrong: {},
});

export const blankLine = (id: string): EditorLine => ({
  id,
  product: null,
  text: '',
  quantity: UNIT,
  price: null,
  discount: 0,
  vatClass: 'standard',
  promisedOn: null,
  tolerance: null,
  wrong: {},
});

/** A line that nobody has written anything in; it is not saved. */
export const isBlank = (line: EditorLine): boolean =>
  line.product === null &&
  line.price === null &&
  line.quantity === UNIT &&
  Object.keys(line.wrong).length === 0;

/** The code of what is wrong in a cell, or undefined. */
export function problemOf(line: EditorLine, cell: OrderCell | 'product'): string | undefined {
  if (cell === 'product') return line.product === null && !isBlank(line) ? 'required' : undefined;
  const text = line.wrong[cell];
  return text === undefined ? undefined : cellProblem(cell, text);
}

/** The lines as the model takes them, blank ones left out; null while something is wrong. */
export function soundLines(lines: readonly EditorLine[]): OrderLineForm[] | null {
  const kept = lines.filter((line) => !isBlank(line));
  const sound = kept.every((line) => line.product !== null && Object.keys(line.wrong).length === 0);
  return sound ? known(kept) : null;
}

/** The lines that have a product, without what could not be read. */
export const known = (lines: readonly EditorLine[]): OrderLineForm[] =>
  lines.flatMap((line) => (line.product === null ? [] : [orderLineForm.strip().parse(line)]));

/**
 * How lines of a purchase order are edited.
 * @param terms where a line for a product takes its price and its least quantity from
 */
export const lineGrammar = (terms: OrderTerms): LineGrammar<EditorLine, OrderCell, ProductRow> => ({
  cells: orderCells,
  blank: blankLine,
  isBlank,
  read: (line, cell, text) => {
    const value = readCell(orderLineForm.shape, cell, text);
    return value === undefined ? undefined : { ...line, [cell]: value };
  },
  take: (line, product) => (product ? withProduct(line, product, terms) : { ...line, product: null }),
  add: (line, quantity) => ({ ...line, quantity: line.quantity + quantity }),
  // A product is on a fresh line with what its supplier delivers at least.
  amount: (line, quantity) => ({
    ...line,
    quantity: line.quantity > UNIT ? Math.max(line.quantity, quantity) : quantity,
  }),
});

/** A line for a product, at what this supplier usually takes and delivers at least. */
function withProduct(line: EditorLine, product: ProductRow, terms: OrderTerms): EditorLine {
  const offer = product.suppliers.find((one) => one.supplier === terms.supplier);
  const price = offer?.purchasePrice === undefined ? line.price : inOrderCurrency(offer.purchasePrice, terms);
  const quantity = Math.max(line.quantity, offer?.minimum ?? 0);
  return { ...line, product: product.id, vatClass: product.vatClass, price, quantity };
}

/** Usual prices are in the company's currency. */
const inOrderCurrency = (price: number, { currency, companyCurrency, rate }: OrderTerms): number =>
  currency === companyCurrency ? price : multiplyDivide(price, RATE_ONE, rate);

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

/** Do two drafts say the same; blank lines say nothing. */
export const sameDraft = (a: OrderDraft, b: OrderDraft): boolean => said(a) === said(b);
const said = (draft: OrderDraft): string =>
  JSON.stringify({ ...draft, lines: draft.lines.filter((line) => !isBlank(line)) });
