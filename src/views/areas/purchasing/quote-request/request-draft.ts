import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import {
  quoteRequestForm,
  type AskedLine,
  type QuoteRequestForm,
  type QuoteRequestRow,
} from '#model/areas/purchasing/quote-request/quote-request.facts.ts';
import { UNIT } from '#model/values/money.ts';
import type { LineCells } from '#views/kit/lines/line-cells.ts';
import { asOrdered, inStock, type UnitGrammar, type Written } from '#views/kit/lines/line-editor.ts';

export type RequestCell = 'quantity' | 'wantedOn' | 'text';

/** A line being edited: its quantity is in the unit that it is written in. */
export interface EditorLine extends Omit<Written<AskedLine, RequestCell>, 'text'> {
  /** Null while it is empty. */
  readonly text: string | null;
}

export interface RequestDraft extends Omit<QuoteRequestForm, 'lines'> {
  readonly lines: readonly EditorLine[];
}

const lineShape = quoteRequestForm.shape.lines.element.shape;

export const requestCells: LineCells<RequestCell> = {
  quantity: { kind: 'number', schema: lineShape.quantity, digits: 3, aboveZero: true },
  wantedOn: { kind: 'day', schema: lineShape.wantedOn },
  text: { kind: 'text', schema: lineShape.text.nullable() },
};

export const blankLine = (id: string): EditorLine => ({
  id,
  product: null,
  quantity: UNIT,
  wantedOn: null,
  text: null,
  wrong: {},
});

export const isBlank = ({ product, quantity, wantedOn, text }: EditorLine): boolean =>
  product === null && quantity === UNIT && wantedOn === null && text === null;

const editorLine = (line: AskedLine): EditorLine => ({
  ...asOrdered(line),
  text: line.text || null,
  wrong: {},
});

function inStockUnit(line: EditorLine): EditorLine {
  const { orderedIn: _, ...rest } = line;
  return rest;
}

/** How lines of a request are edited: a product that is chosen is asked for in its stock unit. */
export const requestGrammar: UnitGrammar<EditorLine, RequestCell, ProductRow> = {
  cells: requestCells,
  blank: blankLine,
  isBlank,
  take: (line, product) => ({ ...inStockUnit(line), product: product?.id ?? null }),
  amount: (line, quantity) => ({ ...inStockUnit(line), quantity }),
  inUnit: (line, _, orderedIn) => ({ ...inStockUnit(line), ...(orderedIn && { orderedIn }) }),
};

export const freshDraft = (warehouse: string, lines: readonly EditorLine[]): RequestDraft => ({
  warehouse,
  answerBy: null,
  notes: '',
  suppliers: [],
  lines,
});

export const draftOf = ({ warehouse, answerBy, notes, suppliers, lines }: QuoteRequestRow): RequestDraft => ({
  warehouse,
  answerBy,
  notes,
  suppliers: suppliers.map(({ supplier }) => supplier),
  lines: lines.map(editorLine),
});

/** A draft in the model's form; null while a line lacks its product, or cannot be read. */
export function formOf(draft: RequestDraft, kept: readonly EditorLine[]): QuoteRequestForm | null {
  const lines: AskedLine[] = [];
  for (const { wrong, product, text, ...line } of kept) {
    const quantity = inStock(line);
    if (product === null || quantity === null || Object.keys(wrong).length > 0) return null;
    lines.push({ ...line, product, quantity, text: text ?? '' });
  }
  return { ...draft, suppliers: [...draft.suppliers], lines };
}
