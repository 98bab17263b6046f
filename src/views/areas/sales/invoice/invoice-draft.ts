import {
  invoiceLine,
  type InvoiceForm,
  type InvoiceLineForm,
  type InvoiceRow,
} from '#model/areas/sales/invoice/invoice.facts.ts';
import { formLine } from '#model/areas/sales/invoice/invoice.lines.ts';
import type { LineCells } from '#views/kit/lines/line-cells.ts';
import type { EditedLine } from '#views/kit/lines/line-editor.ts';

const { shape } = invoiceLine;
export type InvoiceCell = 'text' | 'quantity' | 'price' | 'discount' | 'credited';

/** The typed cells of a line. */
export const invoiceCells: LineCells<InvoiceCell> = {
  text: { kind: 'text', schema: shape.text.nullable() },
  quantity: { kind: 'number', schema: shape.quantity, digits: 3, emptyIsZero: true, hidesZero: true },
  price: { kind: 'number', schema: shape.price, digits: 4, least: 2 },
  discount: { kind: 'number', schema: shape.discount, digits: 2, emptyIsZero: true, hidesZero: true },
  credited: { kind: 'number', schema: shape.credited.unwrap().nullable(), digits: 2, least: 2 },
};

/** A line being edited. Its quantity is in the stock unit. */
export interface InvoiceDraftLine
  extends
    EditedLine<InvoiceCell>,
    Pick<
      InvoiceLineForm,
      | 'order'
      | 'orderLine'
      | 'of'
      | 'charge'
      | 'advance'
      | 'fee'
      | 'deducts'
      | 'freightOff'
      | 'price'
      | 'discount'
      | 'vatClass'
    > {
  readonly text: string | null;
  /** Taken back so that it may be invoiced again. */
  readonly again: boolean;
  /** Minor units; null: what its quantity cost. */
  readonly credited: number | null;
}

export interface InvoiceDraft extends Omit<InvoiceForm, 'lines'> {
  readonly lines: readonly InvoiceDraftLine[];
}

/** A line as it is edited. */
export function draftLine(form: InvoiceLineForm): InvoiceDraftLine {
  const { text, credited, again, orderedIn: _, ...line } = form;
  return {
    ...line,
    text: text === '' ? null : text,
    credited: credited ?? null,
    again: again === true,
    wrong: {},
  };
}

export const draftOf = ({
  issuedOn,
  theirReference,
  theirOrder,
  address,
  terms,
  notes,
  advanceOn,
  lines,
}: InvoiceRow): InvoiceDraft => ({
  issuedOn,
  theirReference,
  theirOrder,
  address,
  terms,
  notes,
  ...(advanceOn !== undefined && { advanceOn }),
  lines: lines.map((line) => draftLine(formLine(line))),
});

/** A line that is written by hand. */
export const freeLine = (id: string, over: Partial<InvoiceDraftLine> = {}): InvoiceDraftLine => ({
  id,
  product: null,
  text: null,
  quantity: 1000,
  price: null,
  discount: 0,
  vatClass: 'standard',
  again: false,
  credited: null,
  wrong: {},
  ...over,
});

/** Whether a line is written by hand, rather than for goods of an order or taken back. */
export const isFree = ({ order, of }: Pick<InvoiceDraftLine, 'order' | 'of'>): boolean =>
  order === undefined && of === undefined;

/** Whether the price of a line is typed: others have those of their order or invoice. */
export const hasOwnPrice = (line: Pick<InvoiceDraftLine, 'order' | 'of' | 'advance'>): boolean =>
  isFree(line) || (line.advance === true && line.of === undefined);

/** Whether a line follows from the others: what deducts an advance, or takes freight off, and what puts it back. */
export const isDerived = ({
  deducts,
  freightOff,
}: Pick<InvoiceDraftLine, 'deducts' | 'freightOff'>): boolean =>
  deducts !== undefined || freightOff !== undefined;

/** Whether the quantity of a line is typed: an advance, and the fee or freight of a return, are one piece of it. */
export const hasQuantity = ({
  advance,
  fee,
  deducts,
  freightOff,
  of,
}: Pick<InvoiceDraftLine, 'advance' | 'fee' | 'deducts' | 'freightOff' | 'of'>): boolean =>
  !isDerived({ deducts, freightOff }) && (of !== undefined || (!advance && !fee));

/** A free line in which nobody has written. */
export const isBlank = (line: InvoiceDraftLine): boolean =>
  isFree(line) && line.product === null && line.text === null && line.price === null;

/** A line in the model's form, as far as it can be read. */
export function formLineOf(draft: InvoiceDraftLine): InvoiceLineForm {
  const { wrong: _, text, credited, again, ...line } = draft;
  return {
    ...line,
    text: text ?? '',
    ...(credited !== null && { credited }),
    ...(again && { again: true as const }),
  };
}

/** The draft in the model's form; null while a cell cannot be read. */
export function formOf({ lines, ...head }: InvoiceDraft): InvoiceForm | null {
  const kept = lines.filter((line) => !isBlank(line));
  if (kept.some(({ wrong }) => Object.keys(wrong).length > 0)) return null;
  return { ...head, lines: kept.map(formLineOf) };
}
