import {
  adjustmentLine,
  type AdjustmentForm,
  type AdjustmentLine,
  type AdjustmentLineForm,
  type AdjustmentRow,
} from '#model/areas/stock/adjustment/adjustment.facts.ts';
import { ofLot } from '#model/stock/stock.lots.ts';
import type { LineCells } from '#views/kit/lines/line-cells.ts';
import type { EditedLine } from '#views/kit/lines/line-editor.ts';

const { shape } = adjustmentLine;
export type AdjustCell = 'change' | 'after' | 'unitCost' | 'note';

/** The typed cells of a line: a change, or what there is afterwards. */
export const adjustCells: LineCells<AdjustCell> = {
  change: { kind: 'number', schema: shape.quantity.nullable(), digits: 3 },
  after: { kind: 'number', schema: shape.quantity.min(0).nullable(), digits: 3 },
  unitCost: { kind: 'number', schema: shape.unitCost, digits: 4, least: 2 },
  note: { kind: 'text', schema: shape.note.unwrap().nullable() },
};

/** A line being edited; at most one of change and after was typed. */
export interface AdjustLine extends EditedLine<AdjustCell> {
  readonly location: string | null;
  readonly lot: string | null;
  readonly change: number | null;
  readonly after: number | null;
  readonly unitCost: number | null;
  readonly reason: string | null;
  readonly scrap: boolean;
  readonly note: string | null;
  readonly photo: string | null;
}

export interface AdjustDraft {
  readonly adjustedOn: string | null;
  readonly notes: string;
  readonly lines: readonly AdjustLine[];
}

/** If the cost is hidden from this person, they cannot send it: the one that is there stays. */
const editedLine = ({ id, product, how, quantity, lot, ...line }: AdjustmentLine): AdjustLine => ({
  id,
  product,
  location: line.location,
  lot: lot ?? null,
  quantity: 0,
  change: how === 'by' && quantity !== 0 ? quantity : null,
  after: how === 'to' ? quantity : null,
  unitCost: line.unitCost ?? null,
  reason: line.reason,
  scrap: line.scrap,
  note: line.note === '' ? null : line.note,
  photo: line.photo,
  wrong: {},
});

export const draftOf = ({ adjustedOn, notes, lines }: AdjustmentRow): AdjustDraft => ({
  adjustedOn,
  notes,
  lines: lines.map(editedLine),
});

export const freshLine = (id: string, product: string, over: Partial<AdjustLine> = {}): AdjustLine => ({
  id,
  product,
  location: null,
  lot: null,
  quantity: 0,
  change: null,
  after: null,
  unitCost: null,
  reason: null,
  scrap: false,
  note: null,
  photo: null,
  wrong: {},
  ...over,
});

/** Every line that was added is kept: it says at least what is to be adjusted. */
export const isBlank = (): boolean => false;

/** A line in the model's form. */
export function formLineOf(line: AdjustLine): AdjustmentLineForm | null {
  const { product, lot, change, after, note, wrong } = line;
  if (product === null || Object.keys(wrong).length > 0) return null;
  const { id, location, unitCost, reason, scrap, photo } = line;
  const quantity =
    after === null ? { how: 'by' as const, quantity: change ?? 0 } : { how: 'to' as const, quantity: after };
  return {
    id,
    product,
    location,
    ...ofLot(lot ?? undefined),
    ...quantity,
    unitCost,
    reason,
    scrap,
    note: note ?? '',
    photo,
  };
}

/** The draft in the model's form; null while a cell cannot be read. */
export function formOf({ adjustedOn, notes, lines }: AdjustDraft): AdjustmentForm | null {
  const read = lines.map(formLineOf);
  return read.every((line) => line !== null) ? { adjustedOn, notes, lines: read } : null;
}

/** A line after text was typed into its change or its result: the other one follows from it. */
export function withOneTyped(line: AdjustLine, cell: string): AdjustLine {
  if (cell === 'change' && line.change !== null) return { ...line, after: null };
  if (cell === 'after' && line.after !== null) return { ...line, change: null };
  return line;
}
