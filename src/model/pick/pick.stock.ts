import type { AppliedEvent, MoveDraft, ReserveDraft, StockEffect } from '../engine/document-type.ts';
import type { Reader } from '../engine/reader.ts';
import { promisesBeyond } from '../stock/stock.promises.ts';
import { placeKey } from '../stock/stock.tables.ts';
import type { PickFact, PickLine, PickRow } from './pick.facts.ts';

type Held = Pick<PickLine, 'orderLine' | 'product' | 'quantity'>;

/** A reservation entry (or, with a minus, a release) for an order line; with a location, in that bin. */
export function entryFor(
  owner: Pick<PickRow, 'order' | 'warehouse'>,
  line: Held,
  sign: 1 | -1,
  location?: string,
): ReserveDraft {
  const { order, warehouse } = owner;
  const entry = {
    order,
    line: line.orderLine,
    product: line.product,
    warehouse,
    quantity: sign * line.quantity,
  };
  return location === undefined ? entry : { ...entry, location };
}

/**
 * Turns reservations freed from bins back into soft ones, as far as the order still wants the goods and they are free: a
 * cancelled order wants nothing, and stock in a blocked bin is not free. The rest fills waiting demand. [PK7] [ST11]
 * @param taken thousandths of free stock of each product that the same fact reserves elsewhere
 */
export function heldAgain(
  view: Reader,
  owner: Pick<PickRow, 'order' | 'warehouse'>,
  freed: readonly (Held & { readonly location: string })[],
  taken = 0,
): Pick<StockEffect, 'reserve' | 'fill'> {
  const wanted = new Map<string, Held>();
  for (const { orderLine, product, quantity } of freed) {
    const before = wanted.get(orderLine)?.quantity ?? 0;
    wanted.set(orderLine, { orderLine, product, quantity: before + quantity });
  }
  const reserve: ReserveDraft[] = [];
  const free = freeOnce(view, owner.warehouse, freed);
  for (const line of wanted.values()) {
    const held = view.get('reservation', line.orderLine);
    const room = held ? held.open - held.soft - held.hard + line.quantity : 0;
    const quantity = Math.min(line.quantity, room, Math.max(0, (free.get(line.product) ?? 0) - taken));
    free.set(line.product, (free.get(line.product) ?? 0) - quantity);
    if (quantity > 0) reserve.push(entryFor(owner, { ...line, quantity }, 1));
  }
  const fill = [...wanted.values()].map(({ product }) => ({ product, warehouse: owner.warehouse }));
  return { reserve, fill };
}

/** Free stock by product (thousandths) after bins release these reservations; a blocked bin frees nothing. */
function freeOnce(
  view: Reader,
  warehouse: string,
  freed: readonly (Held & { readonly location: string })[],
): Map<string, number> {
  const free = new Map<string, number>();
  for (const { product, location, quantity } of freed) {
    const stock = view.get('availability', placeKey(product, warehouse));
    const before = free.get(product) ?? (stock ? stock.onHand - stock.reserved : 0);
    const isWithheld = view.get('balance', placeKey(product, location))?.withheld ?? false;
    free.set(product, isWithheld ? before : before + quantity);
  }
  return free;
}

/** The bin's reservation for goods not found moves to another bin, or to the whole warehouse. [PK5] */
export function replaceMissing(event: AppliedEvent, view: Reader): StockEffect {
  const row = view.get('pick', event.document);
  const data = event.data as PickFact<'shortPicked'>; // the schema of `shortPicked`
  const line = row?.lines.find((candidate) => candidate.id === data.line);
  if (!row || !line) return {};
  const bin = entryFor(row, { ...line, quantity: data.quantity }, -1, line.location);
  const others = data.elsewhere.map((found) => entryFor(row, found, 1, found.location));
  const missing = data.missing > 0 ? [{ ...line, quantity: data.missing }] : [];
  // A blocked bin frees nothing, so what is fetched elsewhere may have been promised to others.
  const isWithheld = view.get('balance', placeKey(line.product, line.location))?.withheld ?? false;
  const taken = isWithheld ? data.quantity - data.missing : 0;
  const rest = heldAgain(view, row, missing, taken);
  const lost = promisesBeyond(view, line.product, row.warehouse, taken);
  return { ...rest, reserve: [bin, ...lost, ...others, ...(rest.reserve ?? [])] };
}

/** Goods move from their bins to staging and are reserved there for the order. [PK6] */
export function bringToStaging(event: AppliedEvent, view: Reader): StockEffect {
  const row = view.get('pick', event.document);
  const staging = row && view.get('warehouse', row.warehouse)?.staging;
  if (!row || staging === undefined) return {};
  const { lines } = event.data as PickFact<'finished'>; // the schema of `finished`
  const moved = lines.filter((line) => line.location !== staging);
  const moves = moved.map((line): MoveDraft => ({
    product: line.product,
    quantity: line.quantity,
    from: line.location,
    to: staging,
    line: line.orderLine,
  }));
  const reserve = moved.flatMap((line) => [
    entryFor(row, line, -1, line.location),
    entryFor(row, line, 1, staging),
  ]);
  return { moves, reserve };
}

/** Releases everything the pick had reserved in bins. [PK7] */
export function letGoOfBins(event: AppliedEvent, view: Reader): StockEffect {
  const row = view.get('pick', event.document);
  if (!row) return {};
  const { freed } = event.data as PickFact<'cancelled'>; // the schema of `cancelled`
  const rest = heldAgain(view, row, freed);
  const bins = freed.map((line) => entryFor(row, line, -1, line.location));
  return { ...rest, reserve: [...bins, ...(rest.reserve ?? [])] };
}
