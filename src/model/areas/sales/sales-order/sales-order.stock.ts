import type { AppliedEvent, DemandDraft, ReserveDraft, StockEffect } from '#model/engine/document-type.ts';
import type { Env } from '#model/engine/env.ts';
import type { Reader } from '#model/engine/reader.ts';
import { ofLot } from '#model/stock/stock.lots.ts';
import type { ReservationRow } from '#model/stock/stock.tables.ts';
import type { SalesOrderFact, SalesOrderLine, SalesOrderRow } from './sales-order.facts.ts';
import { isUnconfirmed } from './sales-order.kind.ts';
import { openOf, promiseOf } from './sales-order.lines.ts';
import { keptForPeople } from './sales-order.reserving.ts';

/**
 * A line's demand on stock, with this open quantity (thousandths).
 * @param held what the ledger holds of it: what somebody freed or locked stays so
 */
export function demandOf(
  row: SalesOrderRow,
  line: SalesOrderLine,
  open: number,
  today: string,
  held: ReservationRow | undefined,
): DemandDraft {
  const on = promiseOf(row, line);
  return {
    kind: 'salesOrder',
    document: row.id,
    line: line.id,
    product: line.product,
    warehouse: row.warehouse,
    open,
    priority: row.priority,
    on,
    ...keptForPeople(row, { on, open, today }, held),
  };
}

/**
 * Aligns demand and reservations with an order's counters: open quantities are demanded, reservations beyond them
 * released, and free stock fills waiting demand of this order or others. [SO16]
 */
export function holdWhatIsOpen(event: AppliedEvent, view: Reader, { today }: Env): StockEffect {
  const row = view.get('salesOrder', event.document);
  if (!row) return {};
  const held = new Map(view.by('reservation', 'document', row.id).map((entry) => [entry.id, entry]));
  const demands: DemandDraft[] = [];
  const reserve: ReserveDraft[] = [];
  for (const line of row.lines) {
    if (!line.stocked) continue;
    const before = held.get(line.id);
    const open = isUnconfirmed(row) ? 0 : openOf(line); // a quote that was lost is a draft again
    const demand = demandOf(row, line, open, today, before);
    held.delete(line.id);
    if (isNew(demand, before)) demands.push(demand);
    if (before) letGo(reserve, before, demand.open);
  }
  for (const gone of held.values()) {
    const { id: line, kind, document, product, warehouse, priority, on } = gone;
    demands.push({ kind, document, line, product, warehouse, open: 0, priority, on });
    letGo(reserve, gone, 0);
  }
  const fill = demands.map(({ product, warehouse }) => ({ product, warehouse }));
  return { demands, reserve, fill };
}

const isNew = (demand: DemandDraft, before: ReservationRow | undefined): boolean =>
  before
    ? (['open', 'priority', 'on', 'from', 'byHand', 'freed', 'locked'] as const).some(
        (field) => before[field] !== demand[field],
      )
    : demand.open > 0;

function letGo(into: ReserveDraft[], held: ReservationRow, open: number): void {
  const beyond = Math.min(held.soft, held.soft + held.hard - open);
  if (beyond <= 0) return;
  const { id: line, kind, document, product, warehouse } = held;
  into.push({ kind, document, line, product, warehouse, quantity: -beyond });
}

/** Moves the order's soft reservations to the bins of the pick. [SO10] */
export function holdInBins(event: AppliedEvent, view: Reader): StockEffect {
  const row = view.get('salesOrder', event.document);
  if (!row) return {};
  const { lines } = event.data as SalesOrderFact<'released'>; // the schema of `released`
  const reserve = lines.flatMap(({ orderLine: line, product, location, lot, quantity }): ReserveDraft[] => {
    const { id: document, warehouse } = row;
    const entry = { kind: 'salesOrder', document, line, product, warehouse };
    return [
      { ...entry, quantity: -quantity },
      { ...entry, quantity, location, ...ofLot(lot) },
    ];
  });
  return { reserve };
}

/** The goods of a recorded sale leave their bins at the time of the sale. [SO19] */
export function takeRecorded(event: AppliedEvent): StockEffect {
  const { taken, soldAt } = event.data as SalesOrderFact<'recorded'>; // the schema of `recorded`
  const moves = taken.map(({ orderLine, product, location, lot, quantity }) => ({
    product,
    ...ofLot(lot),
    quantity,
    from: location,
    to: 'customer',
    line: orderLine,
  }));
  return { moves, effectiveAt: soldAt };
}
