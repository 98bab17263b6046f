import type { Reader } from '#model/engine/reader.ts';
import { lotIsKept, ofLot } from '#model/stock/stock.lots.ts';
import { placeOf } from '#model/stock/stock.places.ts';
import { countedOf, placeKey, type BalanceRow } from '#model/stock/stock.tables.ts';
import type {
  AdjustmentLine,
  AdjustmentLineForm,
  AdjustmentMode,
  AdjustmentRow,
} from './adjustment.facts.ts';

type Stock = Pick<AdjustmentLineForm, 'product' | 'location' | 'lot'>;

/** A line, and what it does to the stock there is now; thousandths. */
export interface Effect {
  readonly line: AdjustmentLine;
  readonly before: number;
  readonly change: number;
  readonly after: number;
}

/** The stock that a line is about; undefined where there has never been any. */
export const stockOf = (view: Reader, { product, location, lot }: Stock): BalanceRow | undefined =>
  location === null ? undefined : view.get('balance', placeKey(product, location, lot));

/**
 * What there is of what a line changes, thousandths: on hand in its place; on hold there where that changes; all there
 * is of the product where its value does.
 */
export function beforeOf(view: Reader, mode: AdjustmentMode, line: Stock): number {
  if (mode === 'value') return view.get('valuation', line.product)?.quantity ?? 0;
  const stock = stockOf(view, line);
  return mode === 'quantity' ? (stock?.onHand ?? 0) : (stock?.held ?? 0);
}

/** What a line does to the stock there is now: lines to a quantity follow it, lines by a quantity stand. [AD6] */
export function effectOf(view: Reader, mode: AdjustmentMode, line: AdjustmentLine): Effect {
  const before = beforeOf(view, mode, line);
  if (mode === 'value') return { line, before, change: 0, after: before };
  const sign = mode === 'free' ? -1 : 1;
  const change = line.how === 'to' ? line.quantity - before : sign * line.quantity;
  return { line, before, change, after: before + change };
}

export const effectsOf = (view: Reader, { mode, lines }: Pick<AdjustmentRow, 'mode' | 'lines'>): Effect[] =>
  lines.map((line) => effectOf(view, mode, line));

/** Lines whose stock has moved since they were written. [AD6] */
export const movedSince = (effects: readonly Effect[]): Effect[] =>
  effects.filter(({ line, before }) => line.before !== before);

/** What of a line's stock may no longer be promised afterwards, thousandths; less than none where there is more of it. */
export function unpromised(view: Reader, mode: AdjustmentMode, { line, change }: Effect): number {
  const now = stockOf(view, line);
  const place = line.location === null ? undefined : placeOf(view, line.location);
  if (!place) return 0;
  const { doubted: _, ...sure } = now ?? emptyAt(view, line, place);
  const held = (sure.held ?? 0) + (mode === 'quantity' ? 0 : change);
  const onHand = sure.onHand + (mode === 'quantity' ? change : 0);
  const after = { ...(mode === 'quantity' ? sure : (now ?? sure)), held, onHand };
  return countedOf(now) - countedOf(after);
}

/** Stock that comes to an empty place is withheld there if the place or its lot is blocked. */
function emptyAt(
  view: Reader,
  { product, lot }: Stock,
  place: NonNullable<ReturnType<typeof placeOf>>,
): BalanceRow {
  const { id, warehouse, available, blocked } = place;
  const isWithheld = blocked || lotIsKept(view, lot);
  return {
    id: placeKey(product, id, lot),
    product,
    location: id,
    ...ofLot(lot),
    warehouse,
    available,
    onHand: 0,
    reserved: 0,
    ...(isWithheld ? { withheld: true } : {}),
  };
}
