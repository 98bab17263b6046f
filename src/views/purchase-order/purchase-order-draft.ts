import { parseDecimal } from '#i18n/decimal.ts';
import type { ProductRow } from '#model/product/product.events.ts';
import { orderLineForm, type OrderLineForm, type PurchaseOrderRow } from '#model/purchase-order/purchase-order.events.ts';
import { UNIT } from '#model/values/money.ts';
import { multiplyDivide } from '#model/values/round.ts';
import { RATE_ONE } from '#model/values/unit-cost.ts';

const digits = { quantity: 3, price: 4, discount: 2 } as const;
const cells = ['quantity', 'price', 'discount', 'promisedOn'] as const;
/** The cells of a line that are typed, in the order in which a spreadsheet has them after the product. */
export type TypedCell = (typeof cells)[number];

/** A line while it is written: the product may be missing, and a cell may hold what is no value yet. */
export interface EditorLine extends Omit<OrderLineForm, 'product'> {
  readonly product: string | null;
  /** What stands in cells that could not be read. */
  readonly wrong: Readonly<Partial<Record<TypedCell, string>>>;
}

/** What a new line takes its price from. */
export interface OrderTerms {
  readonly supplier: string | null;
  readonly currency: string;
  readonly companyCurrency: string;
  readonly rate: number;
}

export const editorLine = (line: OrderLineForm): EditorLine => ({
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
  line.product === null && line.price === null && line.quantity === UNIT && Object.keys(line.wrong).length === 0;

/** The code of what is wrong in a cell, or undefined. */
export function problemOf(line: EditorLine, cell: TypedCell | 'product'): string | undefined {
  if (cell === 'product') return line.product === null && !isBlank(line) ? 'required' : undefined;
  const text = line.wrong[cell];
  if (text === undefined) return undefined;
  if (text.trim() === '') return 'required';
  return cell === 'promisedOn' ? 'notADay' : 'notANumber';
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

/** A line with what was typed into one cell. */
export function withCell(line: EditorLine, cell: TypedCell, text: string): EditorLine {
  const value = readCell(cell, text);
  const { [cell]: _, ...wrong } = line.wrong;
  return value === undefined ? { ...line, wrong: { ...wrong, [cell]: text } } : { ...line, [cell]: value, wrong };
}

function readCell(cell: TypedCell, text: string): number | string | null | undefined {
  const typed = cell === 'promisedOn' ? text.trim() || null : parseDecimal(text, digits[cell]);
  const value = cell === 'discount' && typed === null ? 0 : typed;
  return orderLineForm.shape[cell].safeParse(value).success ? value : undefined;
}

/** A line for a product, at what this supplier usually takes and delivers at least. */
export function withProduct(line: EditorLine, product: ProductRow | null, terms: OrderTerms): EditorLine {
  if (!product) return { ...line, product: null };
  const offer = product.suppliers.find((one) => one.supplier === terms.supplier);
  const price = offer?.purchasePrice === undefined ? line.price : inOrderCurrency(offer.purchasePrice, terms);
  const quantity = Math.max(line.quantity, offer?.minimum ?? 0);
  return { ...line, product: product.id, vatClass: product.vatClass, price, quantity };
}

/** Usual prices are in the company's currency. */
const inOrderCurrency = (price: number, { currency, companyCurrency, rate }: OrderTerms): number =>
  currency === companyCurrency ? price : multiplyDivide(price, RATE_ONE, rate);

/** Adds a quantity (thousandths) of a product: to the line that has it, else as a new line. */
export function withScan(
  lines: readonly EditorLine[],
  product: ProductRow,
  quantity: number,
  terms: OrderTerms,
  id: string,
): readonly EditorLine[] {
  const at = lines.findIndex((line) => line.product === product.id);
  if (at >= 0) return lines.map((line, index) => (index === at ? { ...line, quantity: line.quantity + quantity } : line));
  const fresh = withProduct({ ...blankLine(id), quantity }, product, terms);
  return [...lines.filter((line) => !isBlank(line)), fresh];
}

export interface Pasted {
  readonly lines: readonly EditorLine[];
  /** Codes in the product column that no product has. */
  readonly unknown: readonly string[];
}

interface PasteTarget {
  /** The line it starts on; null: after the last. */
  readonly row: string | null;
  readonly column: string;
}

/**
 * Puts a block from a spreadsheet into the lines, from one cell on: down line by line, and after the last into new
 * lines. A line of the block whose product is not known is left out.
 */
export function withPaste(
  lines: readonly EditorLine[],
  block: readonly (readonly string[])[],
  target: PasteTarget,
  find: (code: string) => ProductRow | undefined,
  terms: OrderTerms,
  newId: () => string,
): Pasted {
  const next = [...lines];
  const unknown: string[] = [];
  const columns = ['product', ...cells];
  const first = Math.max(0, columns.indexOf(target.column));
  let at = target.row === null ? next.length : Math.max(0, next.findIndex((line) => line.id === target.row));
  for (const row of block) {
    const line = pasteRow(next[at] ?? blankLine(newId()), columns.slice(first), row, find, terms);
    if (typeof line === 'string') unknown.push(line);
    else next[at++] = line;
  }
  return { lines: next, unknown };
}

function pasteRow(
  line: EditorLine,
  columns: readonly string[],
  row: readonly string[],
  find: (code: string) => ProductRow | undefined,
  terms: OrderTerms,
): EditorLine | string {
  let filled = line;
  for (const [index, column] of columns.entries()) {
    const text = row[index];
    if (text === undefined || text === '') continue;
    const cell = cells.find((one) => one === column);
    if (cell) {
      filled = withCell(filled, cell, text);
      continue;
    }
    const product = find(text);
    if (!product) return text;
    filled = withProduct(filled, product, terms);
  }
  return filled;
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
});

/** Do two drafts say the same; blank lines say nothing. */
export const sameDraft = (a: OrderDraft, b: OrderDraft): boolean => said(a) === said(b);
const said = (draft: OrderDraft): string =>
  JSON.stringify({ ...draft, lines: draft.lines.filter((line) => !isBlank(line)) });
