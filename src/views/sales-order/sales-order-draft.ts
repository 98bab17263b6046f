import type { CustomerRow } from '#model/customer/customer.facts.ts';
import type { ProductRow } from '#model/product/product.facts.ts';
import {
  salesOrderForm,
  type SalesOrderForm,
  type SalesOrderFormLine,
  type SalesOrderRow,
} from '#model/sales-order/sales-order.facts.ts';
import type { Address } from '#model/values/schemas.ts';
import { RATE_ONE } from '#model/values/unit-cost.ts';
import type { EditedLine, LineGrammar } from '../document/line-editor.ts';
import { cellProblem, orderCells, readCell, type OrderCell } from '../document/order-cells.ts';

/** A line of an order while it is written. */
export interface DraftLine extends EditedLine<OrderCell>, Omit<SalesOrderFormLine, 'id' | 'product'> {}

/** An order while it is written: what is not chosen yet is null. */
export interface OrderDraft extends Omit<
  SalesOrderForm,
  'customer' | 'rate' | 'orderedOn' | 'promisedOn' | 'lines'
> {
  readonly customer: string | null;
  readonly rate: number | null;
  readonly orderedOn: string | null;
  readonly promisedOn: string | null;
  /** Why a confirmed order is amended. */
  readonly reason: string | null;
  readonly lines: readonly DraftLine[];
}

const lineShape = salesOrderForm.shape.lines.element;

const editable = (line: SalesOrderFormLine): DraftLine => ({ ...lineShape.strip().parse(line), wrong: {} });

/** What of an order may be written. */
export function draftOf(row: SalesOrderRow): OrderDraft {
  return {
    ...salesOrderForm.strip().parse({ ...row, lines: [] }),
    reason: null,
    lines: row.lines.map(editable),
  };
}

/** A sale of today to nobody yet, with one blank line. */
export const freshDraft = (
  start: Pick<OrderDraft, 'warehouse' | 'currency' | 'orderedOn' | 'promisedOn'> & {
    readonly country: string;
    readonly line: string;
  },
): OrderDraft => ({
  customer: null,
  warehouse: start.warehouse,
  currency: start.currency,
  rate: RATE_ONE,
  pricesIncludeVat: false,
  theirReference: '',
  orderedOn: start.orderedOn,
  promisedOn: start.promisedOn,
  priority: 5,
  shipPolicy: 'partialKeep',
  deliveryAddress: { street: '', postcode: '', city: '', country: start.country },
  notes: '',
  tags: [],
  reason: null,
  lines: [blank(start.line)],
});

/** Do two drafts say the same; blank lines say nothing. */
export const sameDraft = (a: OrderDraft, b: OrderDraft): boolean => said(a) === said(b);
const said = (draft: OrderDraft): string =>
  JSON.stringify({ ...draft, lines: draft.lines.filter((line) => !isBlank(line)) });

/** What choosing a customer fills in: where it goes, in which currency, and what becomes of what is missing. */
export const customerParts = (
  customer: CustomerRow,
): Pick<OrderDraft, 'customer' | 'currency' | 'shipPolicy' | 'deliveryAddress'> => ({
  customer: customer.id,
  currency: customer.currency,
  shipPolicy: customer.shipPolicy,
  deliveryAddress: addressesOf(customer)[0] ?? customer.addresses.billing,
});

/** Where a customer's goods may go: its delivery addresses, or else where its invoices go. */
export function addressesOf({ addresses }: CustomerRow): readonly Address[] {
  const plain = ({ street, postcode, city, country }: Address): Address => ({
    street,
    postcode,
    city,
    country,
  });
  return addresses.delivery.length > 0 ? addresses.delivery.map(plain) : [plain(addresses.billing)];
}

const isBlank = (line: DraftLine): boolean =>
  line.product === null && line.price === null && Object.keys(line.wrong).length === 0;

const blank = (id: string): DraftLine => ({
  id,
  product: null,
  text: '',
  quantity: 1000,
  price: null,
  discount: 0,
  vatClass: 'standard',
  promisedOn: null,
  wrong: {},
});

/**
 * How lines of a sales order are edited.
 * @param usual what a product is sold at to this customer: price in ten-thousandths, discount in basis points
 */
export const lineGrammar = (
  usual: (product: ProductRow) => { readonly price: number | null; readonly discount: number },
): LineGrammar<DraftLine, OrderCell, ProductRow> => ({
  cells: orderCells,
  blank,
  isBlank,
  read: (line, cell, text) => {
    const value = readCell(lineShape.shape, cell, text);
    return value === undefined ? undefined : { ...line, [cell]: value };
  },
  take: (line, product) =>
    product
      ? { ...line, product: product.id, vatClass: product.vatClass, ...usual(product) }
      : { ...line, product: null },
  add: (line, quantity) => ({ ...line, quantity: line.quantity + quantity }),
  amount: (line, quantity) => ({ ...line, quantity }),
});

/** The code of what is wrong in a cell, or undefined. What is merely missing is said once saving was tried. */
export function problemOf(line: DraftLine, cell: OrderCell | 'product', tried: boolean): string | undefined {
  if (cell === 'product') return tried && line.product === null && !isBlank(line) ? 'required' : undefined;
  const text = line.wrong[cell];
  return text === undefined ? undefined : cellProblem(cell, text);
}

/** The lines that are saved: blank ones are left out. */
export const keptLines = (lines: readonly DraftLine[]): readonly DraftLine[] =>
  lines.filter((line) => !isBlank(line));

/** The lines as the model takes them; null while something in them cannot be read. */
export function soundLines(lines: readonly DraftLine[]): SalesOrderFormLine[] | null {
  const kept = keptLines(lines);
  const sound = kept.every((line) => line.product !== null && Object.keys(line.wrong).length === 0);
  return sound ? pricedLines(kept) : null;
}

/** The lines that have a product, as far as they can be read, for sums while writing. */
export const pricedLines = (lines: readonly DraftLine[]): SalesOrderFormLine[] => lines.flatMap(withProduct);

function withProduct(line: DraftLine): SalesOrderFormLine[] {
  const { wrong: _, product, ...rest } = line;
  return product === null ? [] : [{ ...rest, product }];
}
