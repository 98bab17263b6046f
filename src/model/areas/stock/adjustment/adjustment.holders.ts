import type { ReserveDraft } from '#model/engine/document-type.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { Rows, TableName } from '#model/engine/rows.ts';
import { skuOf } from '#model/lines/line-rules.ts';
import { keptReadyBy } from '../movement/movement.ready.ts';
import { ofLot } from '#model/stock/stock.lots.ts';
import { unheldOf } from '#model/stock/stock.tables.ts';
import type { AdjustmentRow } from './adjustment.facts.ts';
import { stockOf, type Effect } from './adjustment.lines.ts';

/** The numbers of the documents that promises belong to, each once. */
export function namesOf(view: Reader, promises: readonly Pick<ReserveDraft, 'kind' | 'document'>[]): string {
  const names = promises.map(({ kind, document }) => {
    const row = view.get(kind as TableName, document); // the kind of a document names its table
    return row && 'number' in row && typeof row.number === 'string' ? row.number : kind;
  });
  return [...new Set(names)].join(', ');
}

/** [AD5] A place gives no more than lies there, less what is on hold and what others keep there. */
export function pickedFrom(view: Reader, row: AdjustmentRow, effect: Effect): Refusal | null {
  const { line, change } = effect;
  if (line.location === null) return null;
  const stock = stockOf(view, line);
  const { onHand = 0, held = 0 } = stock ?? {};
  const sku = skuOf(view, line);
  const params = { sku, location: view.get('location', line.location)?.code ?? line.location };
  if (row.mode !== 'quantity') return holdProblem(sku, effect, stock ? unheldOf(stock) : 0, held);
  if (change >= 0 || (stock && unheldOf(stock) >= -change)) return null;
  const figures = { onHand, wanted: -change };
  if (onHand < -change) return onField('insufficientStock', 'quantity', { ...params, ...figures });
  if (onHand - held < -change) return onField('stockIsOnHold', 'quantity', { ...params, ...figures });
  const picks = pickersOf(view, row, effect);
  if (picks.length > 0)
    return onField('reservedForPicks', 'quantity', { ...params, orders: namesOf(view, picks) });
  const { product, location: from, lot } = line;
  const kept = keptReadyBy(view, row.warehouse ?? '', { product, from, ...ofLot(lot ?? undefined) });
  const { code = 'reservedByOthers', holders = '' } = kept ?? {};
  return onField(code, 'quantity', { ...params, holders });
}

/** [AD2] No more is put on hold than lies there unreserved, and no more freed than is on hold. */
function holdProblem(sku: string, { change }: Effect, unheld: number, held: number): Refusal | null {
  const most = Math.max(0, change > 0 ? unheld : held);
  const wanted = Math.abs(change);
  if (wanted <= most) return null;
  return onField(change > 0 ? 'notFreeToHold' : 'notOnHold', 'quantity', { sku, most, wanted });
}

/** The unfinished pick lists that have reserved what a line would take. */
function pickersOf(
  view: Reader,
  { warehouse }: AdjustmentRow,
  { line: { product, location, lot } }: Effect,
): { readonly kind: string; readonly document: string }[] {
  const takes = ({ lines }: Rows['pick']): boolean =>
    lines.some(
      (one) => one.product === product && one.location === location && (lot === undefined || one.lot === lot),
    );
  const picks = warehouse === null ? [] : view.by('pick', 'openWarehouse', warehouse);
  return picks.filter(takes).map(({ order }) => ({ kind: 'salesOrder', document: order }));
}
