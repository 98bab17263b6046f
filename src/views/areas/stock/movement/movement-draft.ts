import type { Reader } from '#model/engine/reader.ts';
import {
  movementLine,
  type MovementForm,
  type MovementLine,
  type MovementRow,
  type Purpose,
} from '#model/areas/stock/movement/movement.facts.ts';
import { headOf } from '#model/areas/stock/movement/movement.lines.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { UNIT } from '#model/values/money.ts';
import type { LineCells } from '#views/kit/lines/line-cells.ts';
import type { LineGrammar, Written } from '#views/kit/lines/line-editor.ts';

export type MovementCell = 'quantity';

/** A line being edited: its places and its lot may be missing. */
export interface EditorLine extends Omit<
  Written<MovementLine, MovementCell>,
  'from' | 'lot' | 'receiptLine'
> {
  readonly from: string | null;
  readonly lot: string | null;
  readonly receiptLine?: string | undefined;
}

export interface MovementDraft extends Omit<MovementForm, 'lines'> {
  readonly lines: readonly EditorLine[];
}

export const movementCells: LineCells<MovementCell> = {
  quantity: { kind: 'number', schema: movementLine.shape.quantity, digits: 3, aboveZero: true },
};

export const blankLine = (id: string): EditorLine => ({
  id,
  product: null,
  lot: null,
  quantity: UNIT,
  from: null,
  to: null,
  wrong: {},
});

export const isBlank = (line: EditorLine): boolean =>
  line.product === null && line.from === null && line.to === null && line.quantity === UNIT;

export const editorLine = ({ lot, ...line }: MovementLine): EditorLine => ({
  ...line,
  lot: lot ?? null,
  wrong: {},
});

/** How lines of a movement are edited: a product that is chosen lies where there is most of it. */
export const movementGrammar = (
  view: Reader,
  warehouse: string,
): LineGrammar<EditorLine, MovementCell, ProductRow> => ({
  cells: movementCells,
  blank: blankLine,
  isBlank,
  take: (line, product) => {
    if (product === null || product.id === line.product) return { ...line, product: product?.id ?? null };
    const [most] = stockOf(view, product.id, warehouse);
    const { receiptLine: _, ...rest } = line;
    return { ...rest, product: product.id, from: most?.location ?? null, lot: most?.lot ?? null };
  },
  amount: (line, quantity) => ({ ...line, quantity }),
});

/** Where a product lies in a warehouse, by lot, most first. */
export const stockOf = (view: Reader, product: string, warehouse: string) =>
  view
    .by('balance', 'product', product)
    .filter((balance) => balance.warehouse === warehouse && balance.onHand > 0)
    .toSorted((a, b) => b.onHand - a.onHand);

export const draftOf = (row: MovementRow): MovementDraft => ({
  ...headOf(row),
  lines: row.lines.map((line) => editorLine(movementLine.strip().parse(line))),
});

export const freshDraft = (
  purpose: Purpose,
  warehouse: string,
  lines: readonly EditorLine[],
  receipt: string | null = null,
): MovementDraft => ({
  purpose,
  warehouse,
  toWarehouse: warehouse,
  dueOn: null,
  priority: 0,
  asksApproval: false,
  receipt,
  note: '',
  lines,
});

/** A draft in the model's form; null while a line lacks its product, its place or its quantity. */
export function formOf(draft: MovementDraft, kept: readonly EditorLine[]): MovementForm | null {
  const lines: MovementLine[] = [];
  for (const { wrong, product, lot, from, ...line } of kept) {
    if (product === null || from === null || Object.keys(wrong).length > 0) return null;
    lines.push({ ...line, product, from, ...(lot === null ? {} : { lot }) });
  }
  return { ...draft, lines };
}
