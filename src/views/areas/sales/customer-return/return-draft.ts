import {
  returnLine,
  type CustomerReturnLine,
  type CustomerReturnRow,
  type ExchangedGoods,
  type ReturnForm,
  type ReturnLineForm,
} from '#model/areas/sales/customer-return/customer-return.facts.ts';
import { ofLot } from '#model/stock/stock.lots.ts';
import type { LineCells } from '#views/kit/lines/line-cells.ts';
import type { EditedLine } from '#views/kit/lines/line-editor.ts';

const { shape } = returnLine;
export type ReturnCell = 'quantity' | 'fee' | 'unitCost' | 'note';

/** The typed cells of a line. */
export const returnCells: LineCells<ReturnCell> = {
  quantity: { kind: 'number', schema: shape.quantity, digits: 3, emptyIsZero: true, hidesZero: true },
  fee: { kind: 'number', schema: shape.fee, digits: 2, least: 2, emptyIsZero: true, hidesZero: true },
  unitCost: { kind: 'number', schema: shape.unitCost, digits: 4, least: 2 },
  note: { kind: 'text', schema: shape.note.nullable() },
};

/** A line being edited. */
export interface ReturnDraftLine
  extends EditedLine<ReturnCell>, Omit<ReturnLineForm, 'product' | 'note' | 'lot' | 'id' | 'quantity'> {
  readonly lot: string | null;
  readonly note: string | null;
}

export interface ReturnDraft {
  readonly warehouse: string;
  readonly theirReference: string;
  readonly notes: string;
  /** Freight that is given back, below zero what is kept, minor units; null: none. */
  readonly freight: number | null;
  readonly exchange: readonly ExchangedGoods[];
  readonly lines: readonly ReturnDraftLine[];
}

/** What it had cost is not there for those who may not see costs: they leave it as it is. */
const draftLine = (line: CustomerReturnLine): ReturnDraftLine => ({
  id: line.id,
  orderLine: line.orderLine,
  shipment: line.shipment,
  shipmentLine: line.shipmentLine,
  product: line.product,
  lot: line.lot ?? null,
  quantity: line.quantity,
  reason: line.reason,
  fee: line.fee,
  unitCost: line.unitCost ?? null,
  note: line.note === '' ? null : line.note,
  wrong: {},
});

export const draftOf = ({
  warehouse,
  theirReference,
  notes,
  freight = 0,
  exchange = [],
  lines,
}: CustomerReturnRow): ReturnDraft => ({
  warehouse,
  theirReference,
  notes,
  freight: freight === 0 ? null : freight,
  exchange,
  lines: lines.map(draftLine),
});

/** A line for goods that nobody remembers to have sold. [RT3] */
export const unsourcedLine = (id: string, product: string): ReturnDraftLine => ({
  id,
  orderLine: null,
  shipment: null,
  shipmentLine: null,
  product,
  lot: null,
  quantity: 0,
  reason: null,
  fee: 0,
  unitCost: null,
  note: null,
  wrong: {},
});

function formLineOf({
  wrong,
  product,
  lot,
  note,
  quantity,
  ...line
}: ReturnDraftLine): ReturnLineForm | null {
  if (product === null || Object.keys(wrong).length > 0) return null;
  return { ...line, product, ...ofLot(lot ?? undefined), quantity: quantity ?? 0, note: note ?? '' };
}

/** The draft in the model's form; null while a cell cannot be read. */
export function formOf({ lines, freight, exchange, ...head }: ReturnDraft): ReturnForm | null {
  const read = lines.map(formLineOf);
  const money = { freight: freight ?? 0, exchange: [...exchange] };
  return read.every((line) => line !== null) ? { ...head, ...money, lines: read } : null;
}
