import type { AppliedEvent } from '../engine/document-type.ts';
import type { RowTarget } from '../engine/engine.ts';
import type { Rows } from '../engine/rows.ts';
import { demandToday } from '../earlier-names.ts';
import { foldCounted, foldCounting, foldDisturbed, foldTaken, trailOf } from './stock.counting-folds.ts';
import type {
  Bound,
  CountDisturbed,
  Counted,
  Counting,
  Demanded,
  Doubted,
  Expected,
  Held,
  Moved,
  Reserved,
  Taken,
  Valued,
  Withheld,
} from './stock.facts.ts';
import { ofLot } from './stock.lots.ts';
import { countedOf, placeKey } from './stock.tables.ts';

type StockTable = 'balance' | 'availability' | 'reservation' | 'expectedReceipt' | 'valuation';

/** What else an entry of a value changes; `before`: thousandths of its product in stock before it. */
export type FoldEntry = (
  target: RowTarget,
  source: Valued['source'],
  entry: Valued['entries'][number],
  before: number,
) => void;

/**
 * Applies a ledger fact to the balances; total.
 * @param foldEntry what a server keeps of values besides
 */
export function foldStock(target: RowTarget, event: AppliedEvent, foldEntry?: FoldEntry): void {
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
      return foldValued(target, event.data as Valued, foldEntry);
    case 'withheld':
      return foldWithheld(target, event.data as Withheld);
    case 'doubted':
      return foldDoubted(target, event.data as Doubted);
    case 'held':
      return foldHeld(target, event.data as Held);
    case 'counting':
      return foldCounting(target, event.data as Counting);
    case 'taken':
      return foldTaken(target, event.data as Taken);
    case 'counted':
      return foldCounted(target, event.data as Counted);
    case 'countDisturbed':
      return foldDisturbed(target, event.data as CountDisturbed);
    case 'bound':
      return foldBound(target, event.data as Bound);
    default:
      throw new Error(`no fold for stock.${event.type}`);
  }
}

function foldMoved(target: RowTarget, data: Moved): void {
  for (const move of data.moves) {
    const { quantity } = move;
    shift(target, move, move.from, move.fromWarehouse, move.fromAvailable, -quantity);
    shift(target, move, move.to, move.toWarehouse, move.toAvailable, quantity);
  }
  trailOf(target, data);
}

function shift(
  target: RowTarget,
  { product, lot }: Pick<Moved['moves'][number], 'product' | 'lot'>,
  location: string,
  warehouse: string | null,
  available: boolean,
  quantity: number,
): void {
  const id = placeKey(product, location, lot);
  changeBalance(target, id, (row) => ({
    ...(row ?? { id, product, location, ...ofLot(lot), reserved: 0, onHand: 0 }),
    warehouse,
    available,
    onHand: (row?.onHand ?? 0) + quantity,
  }));
}

function foldWithheld(target: RowTarget, data: Withheld): void {
  for (const { product, location, lot, withheld } of data.entries)
    changeBalance(target, placeKey(product, location, lot), (row) => {
      if (!row) throw new Error(`nothing of ${product} to withhold in ${location}`);
      const { withheld: _, ...free } = row;
      return withheld ? { ...free, withheld } : free;
    });
}

function foldDoubted(target: RowTarget, data: Doubted): void {
  for (const { product, location, lot, pick } of data.entries)
    changeBalance(target, placeKey(product, location, lot), (row) => {
      if (!row) throw new Error(`nothing of ${product} to doubt in ${location}`);
      const { doubted: _, ...sure } = row;
      return pick === null ? sure : { ...sure, doubted: pick };
    });
}

function foldHeld(target: RowTarget, data: Held): void {
  for (const { product, location, lot, quantity } of data.entries)
    changeBalance(target, placeKey(product, location, lot), (row) => {
      if (!row) throw new Error(`nothing of ${product} to hold in ${location}`);
      const { held: before = 0, ...rest } = row;
      const held = before + quantity;
      return held === 0 ? rest : { ...rest, held };
    });
}

function foldBound(target: RowTarget, data: Bound): void {
  for (const { product, location, lot, quantity } of data.entries)
    changeBalance(target, placeKey(product, location, lot), (row) => {
      if (!row) throw new Error(`nothing of ${product} to bind in ${location}`);
      const { bound: before = 0, ...rest } = row;
      const bound = before + quantity;
      return bound === 0 ? rest : { ...rest, bound };
    });
}

/**
 * Changes a balance and its warehouse's availability accordingly. An empty balance is no longer kept back; one of a lot
 * is removed, since there are ever more of those.
 */
function changeBalance(
  target: RowTarget,
  id: string,
  update: (row: Rows['balance'] | undefined) => Rows['balance'],
): void {
  let gained = 0;
  let changed: Rows['balance'] | undefined;
  change(target, 'balance', id, (row) => {
    const next = update(row);
    const { withheld: _, doubted: __, ...free } = next;
    const isEmpty = next.onHand === 0 && next.reserved === 0;
    changed = isEmpty ? free : next;
    gained = countedOf(changed) - countedOf(row);
    return isEmpty && next.lot !== undefined ? null : changed;
  });
  if (changed?.warehouse && gained !== 0)
    changeAvailability(target, changed.product, changed.warehouse, (row) => ({
      ...row,
      onHand: row.onHand + gained,
    }));
}

function foldReserved(target: RowTarget, data: Reserved): void {
  for (const entry of data.entries) {
    const { line, product, warehouse, quantity, location, lot } = entry;
    change(target, 'reservation', line, (row) => {
      if (!row) throw new Error(`reservation of ${line} without a demand`);
      const next =
        location === null ? { ...row, soft: row.soft + quantity } : { ...row, hard: row.hard + quantity };
      return isOver(next) ? null : next;
    });
    changeAvailability(target, product, warehouse, (row) => ({ ...row, reserved: row.reserved + quantity }));
    if (location !== null)
      changeBalance(target, placeKey(product, location, lot), (row) => {
        if (!row) throw new Error(`reservation in ${location} without a balance`);
        return { ...row, reserved: row.reserved + quantity };
      });
  }
}

function foldDemanded(target: RowTarget, data: Demanded): void {
  for (const { line, ...demand } of data.entries.map(demandToday)) {
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

function foldValued(target: RowTarget, data: Valued, foldEntry?: FoldEntry): void {
  for (const entry of data.entries)
    change(target, 'valuation', entry.product, (row) => {
      const quantity = row?.quantity ?? 0;
      foldEntry?.(target, data.source, entry, quantity);
      return {
        id: entry.product,
        quantity: quantity + entry.quantity,
        value: (row?.value ?? 0) + entry.value,
      };
    });
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
