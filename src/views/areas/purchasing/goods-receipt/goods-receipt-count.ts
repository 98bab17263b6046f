import {
  lotOnLabel,
  receiptLine,
  type GoodsReceiptRow,
  type ReceiptLine,
} from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { mostReceivable, openOf } from '#model/areas/purchasing/purchase-order/purchase-order.lines.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { LineCells } from '#views/kit/lines/line-cells.ts';

const { shape } = receiptLine;
const { code, expiresOn } = lotOnLabel.shape;
export type CountCell = 'quantity' | 'rejected' | 'unitCost' | 'lot' | 'expiresOn';

/** The typed cells of a line; empty means nothing counted, or no cost of its own. */
export const countCells: LineCells<CountCell> = {
  quantity: { kind: 'number', schema: shape.quantity, digits: 3, emptyIsZero: true },
  rejected: { kind: 'number', schema: shape.rejected, digits: 3, emptyIsZero: true, hidesZero: true },
  unitCost: { kind: 'number', schema: shape.unitCost, digits: 4, least: 2 },
  lot: { kind: 'text', schema: code.nullable() },
  expiresOn: { kind: 'day', schema: expiresOn },
};

/** A line being counted: a cell may hold text that is not a number, and the label be read only in part. */
export interface CountLine extends Omit<ReceiptLine, 'lot'> {
  /** The lot or serial number. */
  readonly lot: string | null;
  readonly expiresOn: string | null;
  readonly wrong: Readonly<Partial<Record<CountCell, string>>>;
}

/** The count, and the notes entered with it. */
export interface CountDraft {
  readonly lines: readonly CountLine[];
  readonly overReason: string | null;
  readonly deliveryNote: string;
}

/** If the cost is hidden from this person, they cannot send it: the order's price is used. */
const countLine = ({ lot, ...line }: ReceiptLine): CountLine => ({
  ...line,
  unitCost: line.unitCost ?? null,
  lot: lot?.code ?? null,
  expiresOn: lot?.expiresOn ?? null,
  wrong: {},
});

/** A day of expiry without its lot cannot be kept. */
export const lacksLot = ({ lot, expiresOn: day }: CountLine): boolean => lot === null && day !== null;

/** A line in the model's form. */
export const receiptLineOf = ({ lot, expiresOn: day, ...line }: Omit<CountLine, 'wrong'>): ReceiptLine =>
  lot === null ? line : { ...line, lot: { code: lot, expiresOn: day } };

export const freshLine = (id: string, product: string, orderLine: string | null): CountLine => ({
  id,
  orderLine,
  product,
  quantity: 0,
  rejected: 0,
  location: null,
  unitCost: null,
  lot: null,
  expiresOn: null,
  wrong: {},
});

export const countOf = (row: GoodsReceiptRow): CountDraft => ({
  lines: row.lines.map(countLine),
  overReason: row.overReason,
  deliveryNote: row.deliveryNote,
});

/** Nothing was counted on it, so it is not saved. */
export const isUncounted = (line: CountLine): boolean =>
  line.quantity + line.rejected === 0 && Object.keys(line.wrong).length === 0;

/** The lines with all counts reset to zero. */
export const fromZero = (lines: readonly CountLine[]): readonly CountLine[] =>
  lines.map((line) => ({ ...line, quantity: 0, rejected: 0, wrong: {} }));

/** Every open line of the order counted as expected; additional lines are unchanged. */
export function asExpected(lines: readonly CountLine[], order: PurchaseOrderRow): readonly CountLine[] {
  const counted = new Set<string>();
  return lines.map((line) => {
    const ordered = order.lines.find((one) => one.id === line.orderLine);
    if (!ordered) return line;
    const first = !counted.has(ordered.id);
    counted.add(ordered.id);
    return { ...line, quantity: first ? openOf(ordered) : 0, wrong: {} };
  });
}

/** Lines in the order of the order's lines, and then those that it does not have. */
export function inOrderOf<L extends Pick<ReceiptLine, 'orderLine'>>(
  lines: readonly L[],
  order: PurchaseOrderRow | undefined,
): readonly L[] {
  const places = new Map(order?.lines.map(({ id }, index) => [id, index]));
  const placeOf = ({ orderLine }: L): number => places.get(orderLine ?? '') ?? Number.MAX_SAFE_INTEGER;
  return lines.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The lines, plus an empty one for each open order line that is missing, where the order has it. */
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
    : inOrderOf([...lines, ...missing.map((one) => freshLine(idFor(one.id), one.product, one.id))], order);
}

/** How a line of the count compares to the order: thousandths. */
export interface Standing {
  /** Still expected before this receipt; null for goods that were not ordered. */
  readonly expected: number | null;
  /** Counted in this receipt on the order line, over all locations. */
  readonly counted: number;
  /** The maximum without a reason, less what was received before. */
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

/** Whether more is received than the order allows without a reason. */
export const isOver = ({ counted, most }: Standing): boolean => counted > most;
