import { ofLot } from '#model/stock/stock.lots.ts';
import {
  sendBackLine,
  type SendBackLine,
  type SupplierReturnForm,
  type SupplierReturnLine,
  type SupplierReturnRow,
} from '#model/areas/purchasing/supplier-return/supplier-return.facts.ts';
import type { LineCells } from '#views/kit/lines/line-cells.ts';
import type { EditedLine } from '#views/kit/lines/line-editor.ts';

const { shape } = sendBackLine;
export type SendBackCell = 'quantity' | 'note';

/** The typed cells of a line. */
export const sendBackCells: LineCells<SendBackCell> = {
  quantity: { kind: 'number', schema: shape.quantity, digits: 3, emptyIsZero: true, hidesZero: true },
  note: { kind: 'text', schema: shape.note.nullable() },
};

/** A line being edited. */
export interface SendBackDraftLine
  extends EditedLine<SendBackCell>, Pick<SendBackLine, 'receiptLine' | 'from' | 'reason'> {
  readonly lot: string | null;
  readonly note: string | null;
}

export interface SendBackDraft {
  readonly notes: string;
  readonly lines: readonly SendBackDraftLine[];
}

const draftLine = (line: SupplierReturnLine): SendBackDraftLine => ({
  id: line.id,
  receiptLine: line.receiptLine,
  product: line.product,
  lot: line.lot ?? null,
  from: line.from,
  quantity: line.quantity,
  reason: line.reason,
  note: line.note === '' ? null : line.note,
  wrong: {},
});

export const draftOf = ({ notes, lines }: SupplierReturnRow): SendBackDraft => ({
  notes,
  lines: lines.map(draftLine),
});

/** A line in the model's form; null while a cell cannot be read. */
function formLineOf({ wrong, product, lot, note, ...line }: SendBackDraftLine): SendBackLine | null {
  if (product === null || Object.keys(wrong).length > 0) return null;
  return { ...line, product, ...ofLot(lot ?? undefined), note: note ?? '' };
}

/** The draft in the model's form; null while a cell cannot be read. */
export function formOf({ notes, lines }: SendBackDraft): SupplierReturnForm | null {
  const read = lines.map(formLineOf);
  return read.every((line) => line !== null) ? { notes, lines: read } : null;
}
