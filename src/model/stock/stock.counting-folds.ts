import type { RowTarget } from '../engine/engine.ts';
import type { Rows } from '../engine/rows.ts';
import { isOf } from './stock.counting.ts';
import type { CountedBinRow, TakenGoods, TrailEntry } from './stock.counting-rows.ts';
import type { Counted, CountDisturbed, Counting, Moved, Taken } from './stock.facts.ts';
import { ofLot } from './stock.lots.ts';
import { placeKey } from './stock.tables.ts';

type Move = Moved['moves'][number];
type CountTable = 'countedBin' | 'lastCount';

/** A count has bins from now on, or has them no longer. */
export function foldCounting(target: RowTarget, { entries }: Counting): void {
  for (const { location: id, warehouse, count, taken } of entries) {
    if (target.has && !target.has('countedBin')) return;
    if (count === null) target.remove('countedBin', id);
    else put(target, 'countedBin', { id, warehouse, count, taken: taken ?? [], trail: [] });
  }
}

/** Picks took goods from bins that are being counted, or put them back. [ST22] */
export function foldTaken(target: RowTarget, { at, entries }: Taken): void {
  for (const { location, product, lot, quantity } of entries) {
    const goods = { product, ...ofLot(lot) };
    inCountedBin(target, location, (bin) => ({
      ...bin,
      taken: changed(bin.taken, { ...goods, quantity }),
      trail: [...bin.trail, { ...goods, change: -quantity, at }],
    }));
  }
}

/**
 * Goods came to bins that are being counted, or went. What a finished pick moves had gone when it was taken, and is no
 * longer in hand. [ST22]
 */
export function trailOf(target: RowTarget, { effectiveAt: at, source, moves }: Moved): void {
  const isPick = source.kind === 'pick';
  for (const move of moves) {
    const goods = { product: move.product, ...ofLot(move.lot) };
    const entry = (change: number): TrailEntry => ({ ...goods, change, at });
    if (move.fromWarehouse !== null) {
      inCountedBin(target, move.from, (bin) =>
        isPick
          ? { ...bin, taken: changed(bin.taken, { ...goods, quantity: -move.quantity }) }
          : { ...bin, trail: [...bin.trail, entry(-move.quantity)] },
      );
      if (isPick) notePicked(target, move);
    }
    if (move.toWarehouse !== null)
      inCountedBin(target, move.to, (bin) => ({ ...bin, trail: [...bin.trail, entry(move.quantity)] }));
  }
}

/** Bins and goods have been counted, and the count is posted. */
export function foldCounted(target: RowTarget, { entries }: Counted): void {
  for (const { location, warehouse, product, lot, count, at } of entries) {
    const goods = product === undefined ? {} : { product, ...ofLot(lot) };
    const id = product === undefined ? location : placeKey(product, location, lot);
    put(target, 'lastCount', { id, location, warehouse, ...goods, count, at, picks: 0 });
  }
}

/** What was counted there no longer says what lay there: its count was before something that is known only now. */
export function foldDisturbed(target: RowTarget, { entries }: CountDisturbed): void {
  for (const { location, product, lot } of entries)
    for (const id of [placeKey(product, location, lot), location]) {
      const row = rowOf(target, 'lastCount', id);
      if (row) put(target, 'lastCount', { ...row, disturbed: true });
    }
}

/** A pick has taken from it since it was counted; one that emptied it asks for a look, where there are no lots. */
function notePicked(target: RowTarget, { product, lot, from: location }: Move): void {
  const id = placeKey(product, location, lot);
  const row = rowOf(target, 'lastCount', id);
  if (!row) return;
  const balance = target.getRow('balance', id) as Rows['balance'] | undefined; // the table's rows
  const isEmptied = lot === undefined && balance?.onHand === 0;
  put(target, 'lastCount', { ...row, picks: row.picks + 1, ...(isEmptied && { emptied: true }) });
}

function changed(taken: readonly TakenGoods[], by: TakenGoods): readonly TakenGoods[] {
  const before = taken.find((one) => isOf(one, by))?.quantity ?? 0;
  const rest = taken.filter((one) => !isOf(one, by));
  const quantity = before + by.quantity;
  return quantity === 0 ? rest : [...rest, { ...by, quantity }];
}

function inCountedBin(
  target: RowTarget,
  location: string,
  update: (bin: CountedBinRow) => CountedBinRow,
): void {
  const bin = rowOf(target, 'countedBin', location);
  if (bin) put(target, 'countedBin', update(bin));
}

const rowOf = <N extends CountTable>(target: RowTarget, table: N, id: string): Rows[N] | undefined =>
  target.has && !target.has(table) ? undefined : (target.getRow(table, id) as Rows[N] | undefined); // table N holds Rows[N]

function put<N extends CountTable>(target: RowTarget, table: N, row: Rows[N]): void {
  if (!target.has || target.has(table)) target.put(table, row);
}
