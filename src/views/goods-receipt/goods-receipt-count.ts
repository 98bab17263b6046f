import {
  receiptLine,
  type GoodsReceiptRow,
  type ReceiptLine,
} from '#model/goods-receipt/goods-receipt.facts.ts';
import type { PurchaseOrderRow } from '#model/purchase-order/purchase-order.facts.ts';
import { mostReceivable, openOf } from '#model/purchase-order/purchase-order.lines.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { LineCells } from '../lines/line-cells.ts';

const { shape } = receiptLine;
export type CountCell = 'quantity' | 'rejected' | 'unitCost';

/** What is typed of a line; an empty cell is nothing counted, or no cost of its own. */
export const countCells: LineCells<CountCell> = {
  quantity: { kind: 'number', schema: shape.quantity, digits: 3, emptyIsZero: true },
  rejected: { kind: 'number', schema: shape.rejected, digits: 3, emptyIsZero: true, hidesZero: true },
  unitCost: { kind: 'number', schema: shape.unitCost, digits: 4, least: 2 },
};

/** A line while it is counted: a cell may hold what is no number. */
export interface CountLine extends ReceiptLine {
  readonly wrong: Readonly<Partial<Record<CountCell, string>>>;
}

/** What is counted, and what was written down beside it. */
export interface CountDraft {
  readonly lines: readonly CountLine[];
  readonly overReason: string | null;
  readonly deliveryNote: string;
}

/** A cost that was left out for this person is not theirs to send: the order's price is taken. */
const countLine = (line: ReceiptLine): CountLine => ({ ...line, unitCost: line.unitCost ?? null, wrong: {} });

export const freshLine = (id: string, product: string, orderLine: string | null): CountLine => ({
  id,
  orderLine,
  product,
  quantity: 0,
  rejected: 0,
  location: null,
  unitCost: null,
  wrong: {},
});

export const countOf = (row: GoodsReceiptRow): CountDraft => ({
  lines: row.lines.map(countLine),
  overReason: row.overReason,
  deliveryNote: row.deliveryNote,
});

/** Nothing was counted on it; it is not saved. */
export const isUncounted = (line: CountLine): boolean =>
  line.quantity + line.rejected === 0 && Object.keys(line.wrong).length === 0;

/** Nothing counted on any line. */
export const fromZero = (lines: readonly CountLine[]): readonly CountLine[] =>
  lines.map((line) => ({ ...line, quantity: 0, rejected: 0, wrong: {} }));

/** Every open line of the order counted as expected; further lines stay as they are. */
export function asExpected(lines: readonly CountLine[], order: PurchaseOrderRow): readonly CountLine[] {
  const seen = new Set<string>();
  return lines.map((line) => {
    const ordered = order.lines.find((one) => one.id === line.orderLine);
    if (!ordered) return line;
    const first = !seen.has(ordered.id);
    seen.add(ordered.id);
    return { ...line, quantity: first ? openOf(ordered) : 0, wrong: {} };
  });
}

/** The lines, and an empty one for each open line of the order that is not among them. */
export function withOrderLines(
  lines: readonly CountLine[],
  order: PurchaseOrderRow | undefined,
  idFor: (orderLine: string) => string,
): readonly CountLine[] {
  const missing = (order?.lines ?? []).filter(
    (one) => openOf(one) > 0 && !lines.some((line) => line.orderLine === one.id),
  );
  return missing.length === 0
    ? lines
    : [...lines, ...missing.map((one) => freshLine(idFor(one.id), one.product, one.id))];
}

/** How a line of the count stands to the order: thousandths. */
export interface Standing {
  /** Still to come before this receipt; null for goods that were not ordered. */
  readonly expected: number | null;
  /** Counted in this receipt on the order line, in all places. */
  readonly counted: number;
  /** What may come in all without asking, less what came before. */
  readonly most: number;
}

export function standingOf(
  view: Reader,
  order: PurchaseOrderRow | undefined,
  lines: readonly CountLine[],
  line: CountLine,
): Standing {
  const ordered = order?.lines.find((one) => one.id === line.orderLine);
  const own = ordered ? lines.filter((one) => one.orderLine === ordered.id) : [line];
  const counted = own.reduce((sum, one) => sum + one.quantity, 0);
  if (!order || !ordered) return { expected: null, counted, most: order ? 0 : Number.MAX_SAFE_INTEGER };
  return {
    expected: openOf(ordered),
    counted,
    most: mostReceivable(view, order, ordered) - ordered.received,
  };
}

/** Does more come in than the order allows without asking. */
export const isOver = ({ counted, most }: Standing): boolean => counted > most;
