import type { AppliedEvent } from '../engine/document-type.ts';
import type { RowTarget } from '../engine/engine.ts';
import type { Rows } from '../engine/rows.ts';
import type { Demanded, Expected, Moved, Reserved, Valued } from './stock.facts.ts';
import { placeKey } from './stock.tables.ts';

type StockTable = 'balance' | 'availability' | 'reservation' | 'expectedReceipt' | 'valuation';

/** Applies a ledger fact to the balances; total. */
export function foldStock(target: RowTarget, event: AppliedEvent): void {
  switch (event.type) {
    case 'moved':
      return foldMoved(target, event.data as Moved);
    case 'reserved':
      return foldReserved(target, event.data as Reserved);
    case 'demanded':
      return foldDemanded(target, event.data as Demanded);
    case 'expected':
      return foldExpected(target, event.data as Expected);
    case 'valued':
      return foldValued(target, event.data as Valued);
    default:
      throw new Error(`no fold for stock.${event.type}`);
  }
}

function foldMoved(target: RowTarget, data: Moved): void {
  for (const move of data.moves) {
    const { product, quantity } = move;
    shift(target, product, move.from, move.fromWarehouse, move.fromAvailable, -quantity);
    shift(target, product, move.to, move.toWarehouse, move.toAvailable, quantity);
  }
}

function shift(
  target: RowTarget,
  product: string,
  location: string,
  warehouse: string | null,
  available: boolean,
  quantity: number,
): void {
  change(target, 'balance', placeKey(product, location), (row) => ({
    id: placeKey(product, location),
    product,
    location,
    warehouse,
    available,
    onHand: (row?.onHand ?? 0) + quantity,
    reserved: row?.reserved ?? 0,
  }));
  if (warehouse && available)
    changeAvailability(target, product, warehouse, (row) => ({ ...row, onHand: row.onHand + quantity }));
}

function foldReserved(target: RowTarget, data: Reserved): void {
  for (const entry of data.entries) {
    const { line, product, warehouse, quantity, location } = entry;
    change(target, 'reservation', line, (row) => {
      if (!row) throw new Error(`reservation of ${line} without a demand`);
      const next =
        location === null ? { ...row, soft: row.soft + quantity } : { ...row, hard: row.hard + quantity };
      return isOver(next) ? null : next;
    });
    changeAvailability(target, product, warehouse, (row) => ({ ...row, reserved: row.reserved + quantity }));
    if (location !== null)
      change(target, 'balance', placeKey(product, location), (row) => {
        if (!row) throw new Error(`reservation in ${location} without a balance`);
        return { ...row, reserved: row.reserved + quantity };
      });
  }
}

function foldDemanded(target: RowTarget, data: Demanded): void {
  for (const { line, ...demand } of data.entries) {
    let before = 0;
    change(target, 'reservation', line, (row) => {
      before = row?.open ?? 0;
      const next = { id: line, ...demand, soft: row?.soft ?? 0, hard: row?.hard ?? 0 };
      return isOver(next) ? null : next;
    });
    changeAvailability(target, demand.product, demand.warehouse, (row) => ({
      ...row,
      outgoing: row.outgoing + demand.open - before,
    }));
  }
}

function foldExpected(target: RowTarget, data: Expected): void {
  for (const { line, ...expected } of data.entries) {
    let before = 0;
    change(target, 'expectedReceipt', line, (row) => {
      before = row?.open ?? 0;
      return expected.open === 0 ? null : { id: line, ...expected };
    });
    changeAvailability(target, expected.product, expected.warehouse, (row) => ({
      ...row,
      incoming: row.incoming + expected.open - before,
    }));
  }
}

function foldValued(target: RowTarget, data: Valued): void {
  for (const entry of data.entries)
    change(target, 'valuation', entry.product, (row) => ({
      id: entry.product,
      quantity: (row?.quantity ?? 0) + entry.quantity,
      value: (row?.value ?? 0) + entry.value,
    }));
}

const isOver = (row: { open: number; soft: number; hard: number }): boolean =>
  row.open === 0 && row.soft === 0 && row.hard === 0;

function changeAvailability(
  target: RowTarget,
  product: string,
  warehouse: string,
  update: (row: Rows['availability']) => Rows['availability'],
): void {
  const id = placeKey(product, warehouse);
  change(target, 'availability', id, (row) =>
    update(row ?? { id, product, warehouse, onHand: 0, reserved: 0, incoming: 0, outgoing: 0 }),
  );
}

function change<N extends StockTable>(
  target: RowTarget,
  table: N,
  id: string,
  update: (row: Rows[N] | undefined) => Rows[N] | null,
): void {
  if (target.has && !target.has(table)) return;
  const next = update(target.getRow(table, id) as Rows[N] | undefined); // table N holds Rows[N]
  if (next) target.put(table, next);
  else target.remove(table, id);
}
