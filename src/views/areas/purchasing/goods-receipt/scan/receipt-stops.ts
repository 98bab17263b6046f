import type { Reader } from '#model/engine/reader.ts';
import type {
  GoodsReceiptRow,
  ReceiptLine,
} from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { total } from '#model/lines/line-parts.ts';
import type {
  PurchaseOrderLine,
  PurchaseOrderRow,
} from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { mostReceivable, openOf } from '#model/areas/purchasing/purchase-order/purchase-order.lines.ts';
import { countedLines } from './receipt-lines.ts';

type Lines = readonly ReceiptLine[];

/** A row of the order, or goods without one, with what has come of it; thousandths. */
export interface ReceiptStop {
  /** The order's line, or the product. */
  readonly id: string;
  readonly product: string;
  readonly orderLine: string | null;
  /** Still to come before this receipt; null where nothing says so. */
  readonly expected: number | null;
  /** More than this needs a reason; null where nothing limits it. */
  readonly most: number | null;
  readonly accepted: number;
  readonly rejected: number;
  /** What was counted of it, by lot and place. */
  readonly parts: Lines;
}

/** The rows in the order of the paper: those of the order, then what else has come. [RCS9] */
export function stopsOf(
  view: Reader,
  order: PurchaseOrderRow | undefined,
  lines: Lines,
): readonly ReceiptStop[] {
  const ordered = (order?.lines ?? []).map((line): ReceiptStop => {
    const parts = lines.filter(({ orderLine }) => orderLine === line.id);
    const { id, product } = line;
    const limits = { expected: openOf(line), most: order ? roomOf(view, order, line) : 0 };
    return { id, product, orderLine: id, ...limits, parts, ...sumsOf(parts) };
  });
  const others = lines.filter(({ orderLine }) => orderLine === null);
  const extra = [...new Set(others.map(({ product }) => product))].map((product): ReceiptStop => {
    const parts = others.filter((line) => line.product === product);
    const limits = { expected: null, most: order ? 0 : null };
    return { id: product, product, orderLine: null, ...limits, parts, ...sumsOf(parts) };
  });
  return [...ordered, ...extra];
}

/** The rows of a receipt that are worked on: one of which all came earlier is not. */
export const shownStops = (
  view: Reader,
  order: PurchaseOrderRow | undefined,
  row: GoodsReceiptRow,
): readonly ReceiptStop[] =>
  stopsOf(view, order, countedLines(row)).filter(({ expected, parts }) => expected !== 0 || parts.length > 0);

const sumsOf = (parts: Lines): Pick<ReceiptStop, 'accepted' | 'rejected'> => ({
  accepted: total(parts, ({ quantity }) => quantity),
  rejected: total(parts, ({ rejected }) => rejected),
});

const roomOf = (view: Reader, order: PurchaseOrderRow, line: PurchaseOrderLine): number =>
  Math.max(0, mostReceivable(view, order, line) - line.received);

/** What has not come yet, rejected goods being there too. */
export const restOf = ({ expected, accepted, rejected }: ReceiptStop): number =>
  Math.max(0, (expected ?? 0) - accepted - rejected);

/** All that was expected is there. */
export const isStopDone = (stop: ReceiptStop): boolean => restOf(stop) === 0;

/** Accepted beyond what the order allows. */
export const overOf = ({ most, accepted }: ReceiptStop): number =>
  most === null ? 0 : Math.max(0, accepted - most);

/** Rows that have come, of all. */
export const receiptProgress = (
  stops: readonly ReceiptStop[],
): { readonly done: number; readonly lines: number } => ({
  done: stops.filter(isStopDone).length,
  lines: stops.length,
});

/** Goods of one product on the rows that they fill. */
export interface Filling {
  readonly parts: readonly { readonly orderLine: string | null; readonly quantity: number }[];
  /** What of them the order does not allow, thousandths; what was beyond it before does not count. */
  readonly over: number;
}

/** Spreads goods over the rows of their product: first what is still to come, row by row, then what is tolerated. [RCS2] */
export function filling(stops: readonly ReceiptStop[], product: string, quantity: number): Filling {
  const own = stops.filter((stop) => stop.product === product);
  const given = new Map<string, number>();
  let left = quantity;
  const give = (stop: ReceiptStop, most: number): void => {
    const part = Math.min(left, Math.max(0, most - (given.get(stop.id) ?? 0)));
    if (part === 0) return;
    given.set(stop.id, (given.get(stop.id) ?? 0) + part);
    left -= part;
  };
  for (const stop of own) give(stop, restOf(stop));
  for (const stop of own) give(stop, (stop.most ?? Infinity) - stop.accepted);
  const over = left;
  const last = own.at(-1);
  if (last && left > 0) given.set(last.id, (given.get(last.id) ?? 0) + left);
  const parts = own.flatMap((stop) => {
    const part = given.get(stop.id) ?? 0;
    return part > 0 ? [{ orderLine: stop.orderLine, quantity: part }] : [];
  });
  return last ? { parts, over } : { parts: [{ orderLine: null, quantity }], over: 0 };
}
