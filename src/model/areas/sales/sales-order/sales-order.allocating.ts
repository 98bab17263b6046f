import type { Rule } from '#model/engine/chart.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import type { Reader } from '#model/engine/reader.ts';
import { partOf, type LinePart } from '#model/lines/line-parts.ts';
import { firstRefused, lineIsThere, repetition, skuOf } from '#model/lines/line-rules.ts';
import { partIsWhole } from '#model/areas/products/product/product.quantities.ts';
import { placeKey, type ReservationRow } from '#model/stock/stock.tables.ts';
import { waitingOf } from '#model/stock/stock.waiting.ts';
import type { AllocatedParts, LockedLines, TakenGoods } from './sales-order.allocation.facts.ts';
import type { SalesOrderRow } from './sales-order.facts.ts';

type AllocationRule<D = never> = Rule<SalesOrderRow, D>;

const heldBy = (view: Reader, row: SalesOrderRow): readonly ReservationRow[] =>
  view.by('reservation', 'document', row.id);

/** What is free of a product in a warehouse, thousandths. */
export function freeOf(view: Reader, { product, warehouse }: Pick<ReservationRow, 'product' | 'warehouse'>) {
  const stock = view.get('availability', placeKey(product, warehouse));
  return Math.max(0, stock ? stock.onHand - stock.reserved : 0);
}

/** [SO63] Each line once, of the order, with goods that are still to ship. */
function firstUnfit<L extends { readonly line: string }>(
  view: Reader,
  row: SalesOrderRow,
  lines: readonly L[],
  judge: (held: ReservationRow, line: L) => Refusal | null,
): Refusal | null {
  const repeats = repetition();
  return firstRefused(lines, (line) => {
    const unknown = lineIsThere(row.lines, line);
    if (unknown) return unknown;
    if (repeats(line.line)) return onField('lineTwice', 'line');
    const held = view.get('reservation', line.line);
    return held ? judge(held, line) : onField('nothingWaits', 'line');
  });
}

/** [SO63] No more is allocated than the line waits for, and than is free. */
export const mayAllocate: AllocationRule<AllocatedParts> = ({ view, row }, data) => {
  if (!row) return null;
  if (!data) return heldBy(view, row).some((held) => waitingOf(held) > 0) ? null : { code: 'nothingWaits' };
  const taken = new Map<string, number>();
  return firstUnfit(view, row, data.lines, (held, { quantity }) => {
    const { product } = held;
    const sku = skuOf(view, held);
    const most = waitingOf(held);
    if (quantity > most) return onField('moreThanWaits', 'quantity', { sku, most });
    const free = freeOf(view, held) - (taken.get(product) ?? 0);
    if (quantity > free)
      return onField('notFree', 'quantity', { sku, free: Math.max(0, free), wanted: quantity });
    taken.set(product, (taken.get(product) ?? 0) + quantity);
    return partIsWhole(view, held, quantity, most);
  });
};

const isLocked = (held: ReservationRow, order: string, view: Reader): Refusal => ({
  code: 'allocationLocked',
  params: { sku: skuOf(view, held), order: view.get('salesOrder', order)?.number ?? '' },
  fix: { kind: 'salesOrder', document: order, type: 'unlock' },
});

/** [SO63] [SO64] No more is freed than is allocated and on no pick list, and nothing that is locked. */
export const mayFree: AllocationRule<AllocatedParts> = ({ view, row }, data) => {
  if (!row) return null;
  if (!data) return heldBy(view, row).some(({ soft }) => soft > 0) ? null : { code: 'nothingReserved' };
  return firstUnfit(view, row, data.lines, (held, { quantity }) => {
    if (held.soft === 0) return onField('nothingReserved', 'line');
    if (held.locked) return { ...isLocked(held, row.id, view), fields: { line: 'allocationLocked' } };
    if (quantity > held.soft)
      return onField('moreThanAllocated', 'quantity', { sku: skuOf(view, held), most: held.soft });
    return partIsWhole(view, held, quantity, held.soft);
  });
};

/** [SO64] What is allocated and not locked yet is locked. */
export const mayLock: AllocationRule<LockedLines> = ({ view, row }, data) => {
  if (!row) return null;
  if (!data)
    return heldBy(view, row).some((held) => held.soft > 0 && !held.locked)
      ? null
      : { code: 'nothingReserved' };
  return firstUnfit(view, row, data.lines, (held) =>
    held.locked || held.soft === 0
      ? onField(held.locked ? 'alreadyLocked' : 'nothingReserved', 'line')
      : null,
  );
};

/** [SO64] Only what is locked is unlocked. */
export const mayUnlock: AllocationRule<LockedLines> = ({ view, row }, data) => {
  if (!row) return null;
  if (!data) return heldBy(view, row).some(({ locked }) => locked) ? null : { code: 'notLocked' };
  return firstUnfit(view, row, data.lines, (held) => (held.locked ? null : onField('notLocked', 'line')));
};

/** [SO62] Some of its lines are reserved from a day on that has come. */
export const isTimeToReserve: AllocationRule = ({ view, row, env: { today } }) =>
  row && !heldBy(view, row).some(({ from }) => from !== undefined && from <= today)
    ? { code: 'notTimeToReserve' }
    : null;

/** [SO65] What a line waits for is taken from lines of other orders that wait for the same in the same warehouse. */
export const mayTake: AllocationRule<TakenGoods> = (context, data) => {
  const { view, row } = context;
  if (!row) return null;
  if (!data) return heldBy(view, row).some((held) => waitingOf(held) > 0) ? null : { code: 'nothingWaits' };
  const unknown = lineIsThere(row.lines, data);
  if (unknown) return unknown;
  const into = view.get('reservation', data.line);
  if (!into || waitingOf(into) === 0) return onField('nothingWaits', 'line');
  const repeats = repetition();
  const refusal = firstRefused(
    data.from,
    (source) =>
      (repeats(source.line) ? onField('lineTwice', 'line') : null) ?? mayBeTaken(view, into, source),
    'from',
  );
  if (refusal) return refusal;
  const quantity = data.from.reduce((sum, source) => sum + source.quantity, 0);
  const most = waitingOf(into);
  return quantity > most
    ? onField('moreThanWaits', 'from', { sku: skuOf(view, into), most })
    : partIsWhole(view, into, quantity, most);
};

function mayBeTaken(view: Reader, into: ReservationRow, source: TakenGoods['from'][number]): Refusal | null {
  const held = view.get('reservation', source.line);
  const isOther =
    held?.kind === 'salesOrder' && held.document === source.order && held.document !== into.document;
  if (!isOther || held.product !== into.product || held.warehouse !== into.warehouse)
    return onField('notTheSameGoods', 'line');
  if (held.locked) return { ...isLocked(held, held.document, view), fields: { line: 'allocationLocked' } };
  if (source.quantity > held.soft)
    return onField('moreThanAllocated', 'quantity', { sku: skuOf(view, held), most: held.soft });
  return partIsWhole(view, held, source.quantity, held.soft);
}

/** How much of a part is allocated again of what somebody had freed, and what stays freed (thousandths). */
export const freedAfter = (held: Pick<ReservationRow, 'id' | 'freed'>, lines: readonly LinePart[]): number =>
  Math.max(0, (held.freed ?? 0) - partOf(lines, held.id));
