import type { AppliedEvent, MoveDraft, ReserveDraft, StockEffect } from '../engine/document-type.ts';
import type { Reader } from '../engine/reader.ts';
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
 * Turns reservations freed from bins back into soft ones, as far as the order still wants the goods; a cancelled order
 * wants nothing. The rest fills waiting demand. [PK7]
 */
export function heldAgain(
  view: Reader,
  owner: Pick<PickRow, 'order' | 'warehouse'>,
  freed: readonly Held[],
): Pick<StockEffect, 'reserve' | 'fill'> {
  const wanted = new Map<string, Held>();
  for (const { orderLine, product, quantity } of freed) {
    const before = wanted.get(orderLine)?.quantity ?? 0;
    wanted.set(orderLine, { orderLine, product, quantity: before + quantity });
  }
  const reserve: ReserveDraft[] = [];
  for (const line of wanted.values()) {
    const held = view.get('reservation', line.orderLine);
    const room = held ? held.open - held.soft - held.hard + line.quantity : 0;
    const quantity = Math.min(line.quantity, room);
    if (quantity > 0) reserve.push(entryFor(owner, { ...line, quantity }, 1));
  }
  const fill = [...wanted.values()].map(({ product }) => ({ product, warehouse: owner.warehouse }));
  return { reserve, fill };
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
  const rest = heldAgain(view, row, missing);
  return { ...rest, reserve: [bin, ...others, ...(rest.reserve ?? [])] };
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
