import type { AppliedEvent, MoveDraft, ReserveDraft, StockEffect } from '#model/engine/document-type.ts';
import type { Reader } from '#model/engine/reader.ts';
import { promisesBeyond } from '#model/stock/stock.promises.ts';
import { lotIsKept, ofLot } from '#model/stock/stock.lots.ts';
import { placeOf } from '#model/stock/stock.places.ts';
import { isKeptBack, placeKey, promisableOf } from '#model/stock/stock.tables.ts';
import type { PickFact, PickLine, PickRow } from './pick.facts.ts';

type Held = Pick<PickLine, 'orderLine' | 'product' | 'lot' | 'quantity'>;
type Owner = Pick<PickRow, 'order' | 'warehouse'>;
type Freed = Held & { readonly location: string };

/** A reservation entry (or, with a minus, a release) for an order line; with a location, in that bin. */
export function entryFor(
  { order, warehouse }: Owner,
  { orderLine: line, product, lot, quantity }: Held,
  sign: 1 | -1,
  location?: string,
): ReserveDraft {
  const entry = { kind: 'salesOrder', document: order, line, product, warehouse, quantity: sign * quantity };
  return location === undefined ? entry : { ...entry, location, ...ofLot(lot) };
}

/**
 * Turns reservations freed from bins back into soft ones, as far as the order still wants the goods and they are free: a
 * cancelled order wants nothing, and stock in a bin that is kept back is not free. The rest fills waiting demand. [PK7]
 * [ST11] [ST12]
 */
export function heldAgain(
  view: Reader,
  owner: Owner,
  freed: readonly Freed[],
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
    const quantity = Math.min(line.quantity, room, Math.max(0, free.get(line.product) ?? 0));
    free.set(line.product, (free.get(line.product) ?? 0) - quantity);
    if (quantity > 0) reserve.push(entryFor(owner, { ...line, quantity }, 1));
  }
  const fill = [...wanted.values()].map(({ product }) => ({ product, warehouse: owner.warehouse }));
  return { reserve, fill };
}

/** Free stock by product (thousandths) after bins release these reservations; a bin that is kept back frees nothing. */
function freeOnce(view: Reader, warehouse: string, freed: readonly Freed[]): Map<string, number> {
  const free = new Map<string, number>();
  for (const { product, location, lot, quantity } of freed) {
    const stock = view.get('availability', placeKey(product, warehouse));
    const before = free.get(product) ?? (stock ? stock.onHand - stock.reserved : 0);
    // Where none of it lies now, it is kept back once it comes: by its lot or by its place.
    const isKept =
      isKeptBack(view.get('balance', placeKey(product, location, lot))) ||
      lotIsKept(view, lot) ||
      placeOf(view, location)?.blocked === true;
    free.set(product, isKept ? before : before + quantity);
  }
  return free;
}

/**
 * The bin's reservation for goods not found moves to other bins, or to what is free of the whole warehouse; what the bin
 * still has by the books is doubted, and promised to nobody. [PK5] [ST12]
 */
export function replaceMissing(event: AppliedEvent, view: Reader): StockEffect {
  const row = view.get('pick', event.document);
  const data = event.data as PickFact<'shortPicked'>; // the schema of `shortPicked`
  const line = row?.lines.find((candidate) => candidate.id === data.line);
  return row && line ? replaced(view, row, line, data) : {};
}

/** The same for goods that a count missed: the count ends the doubt. [PK11] */
export function replaceLost(event: AppliedEvent, view: Reader): StockEffect {
  const row = view.get('pick', event.document);
  const data = event.data as PickFact<'lost'>; // the schema of `lost`
  return row ? replaced(view, row, data, data) : {};
}

function replaced(
  view: Reader,
  row: PickRow,
  line: Omit<Held, 'quantity'> & { readonly location: string },
  data: Pick<PickFact<'shortPicked'>, 'quantity' | 'missing' | 'elsewhere'>,
): StockEffect {
  const { product, location, lot } = line;
  const bin = view.get('balance', placeKey(product, location, lot));
  const unheld = !bin || isKeptBack(bin) ? 0 : promisableOf(bin);
  const lost = unheld + data.quantity - data.missing;
  return {
    reserve: [
      entryFor(row, { ...line, quantity: data.quantity }, -1, location),
      ...promisesBeyond(view, product, row.warehouse, lost),
      ...data.elsewhere.map((found) => entryFor(row, found, 1, found.location)),
      ...softAgain(view, row, { ...line, quantity: data.missing }, lost),
    ],
    doubt: [{ product, location, ...ofLot(lot), pick: bin?.doubted ?? row.id }],
    fill: [{ product, warehouse: row.warehouse }],
  };
}

/** @param lost thousandths that the same fact takes from what is free */
function softAgain(view: Reader, owner: Owner, line: Held, lost: number): ReserveDraft[] {
  const held = view.get('reservation', line.orderLine);
  const stock = view.get('availability', placeKey(line.product, owner.warehouse));
  const free = stock ? stock.onHand - stock.reserved - lost : 0;
  const room = held ? held.open - held.soft - held.hard + line.quantity : 0;
  const quantity = Math.min(line.quantity, room, free);
  return quantity > 0 ? [entryFor(owner, { ...line, quantity }, 1)] : [];
}

/** The bin holds again what was reported missing there; nobody doubts it any longer, unless another pick does. [PK9] */
export function holdAgain(event: AppliedEvent, view: Reader): StockEffect {
  const row = view.get('pick', event.document);
  const data = event.data as PickFact<'shortWithdrawn'>; // the schema of `shortWithdrawn`
  const line = row?.lines.find((candidate) => candidate.id === data.line);
  if (!row || !line) return {};
  const { product, location, lot } = line;
  const held = view.get('reservation', line.orderLine);
  const soft = held ? Math.min(held.soft, held.soft + held.hard + data.missing - held.open) : 0;
  const bin = view.get('balance', placeKey(product, location, lot));
  const isItsOwn = bin?.doubted === row.id;
  // Somebody has looked meanwhile, and the goods were promised: what no other stock covers is released.
  const taken = data.dropped.reduce((rest, found) => rest - found.quantity, data.quantity);
  const beyond = isKeptBack(bin) ? [] : promisesBeyond(view, product, row.warehouse, taken);
  const own = beyond.find((promise) => promise.line === line.orderLine)?.quantity ?? 0;
  return {
    reserve: [
      ...data.dropped.map((found) => entryFor(row, found, -1, found.location)),
      ...beyond,
      ...(soft + own > 0 ? [entryFor(row, { ...line, quantity: soft + own }, -1)] : []),
      entryFor(row, { ...line, quantity: data.quantity }, 1, location),
    ],
    doubt: isItsOwn ? [{ product, location, ...ofLot(lot), pick: null }] : [],
    fill: [{ product, warehouse: row.warehouse }],
  };
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
    ...ofLot(line.lot),
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

/** What is in hand is no longer in its bin, though it moves in the books only when the pick is finished. [ST22] */
export function takeFromBin(event: AppliedEvent, view: Reader): StockEffect {
  const row = view.get('pick', event.document);
  const data = event.data as PickFact<'scanned'>; // the schema of `scanned`; `lotTaken` has the same fields
  const { quantity, instead } = data;
  const line = instead?.line ?? row?.lines.find(({ id }) => id === data.line);
  if (!row || !line) return {};
  return { ...holdOtherLot(event, view), taken: handled(view, row, [{ ...line, quantity }], 1) };
}

/** What was scanned by mistake lies in its bin again. [PK4] */
export function putIntoBin(event: AppliedEvent, view: Reader): StockEffect {
  const row = view.get('pick', event.document);
  const { line: id, quantity } = event.data as PickFact<'unscanned'>; // the schema of `unscanned`
  const line = row?.lines.find((one) => one.id === id);
  return row && line ? { taken: handled(view, row, [{ ...line, quantity }], -1) } : {};
}

/** What is picked from staging stays there. */
function handled(
  view: Reader,
  { warehouse }: Owner,
  lines: readonly Freed[],
  sign: 1 | -1,
): NonNullable<StockEffect['taken']> {
  const staging = view.get('warehouse', warehouse)?.staging;
  return lines
    .filter(({ location }) => location !== staging)
    .map(({ product, location, lot, quantity }) => ({
      product,
      location,
      ...ofLot(lot),
      quantity: sign * quantity,
    }));
}

/**
 * Goods of another lot are reserved in the bin instead of those that they stand for. If those are kept back, they are not
 * free in exchange: promises that no other stock covers are released. [PK10] [ST9]
 */
function holdOtherLot(event: AppliedEvent, view: Reader): StockEffect {
  const row = view.get('pick', event.document);
  const { instead } = event.data as PickFact<'scanned'>; // the schema of `scanned` and `lotTaken`
  if (!row || !instead) return {};
  const { line, was } = instead;
  const { product, location, quantity } = line;
  const isKept = isKeptBack(view.get('balance', placeKey(product, location, was)));
  return {
    reserve: [
      ...(isKept ? promisesBeyond(view, product, row.warehouse, quantity) : []),
      entryFor(row, { ...line, lot: was }, -1, location),
      entryFor(row, line, 1, location),
    ],
  };
}

/** Releases everything the pick had reserved in bins. [PK7] */
export function letGoOfBins(event: AppliedEvent, view: Reader): StockEffect {
  const row = view.get('pick', event.document);
  if (!row) return {};
  const { freed, putBack } = event.data as PickFact<'cancelled'>; // the schema of `cancelled`
  const rest = heldAgain(view, row, freed);
  const bins = freed.map((line) => entryFor(row, line, -1, line.location));
  return {
    ...rest,
    reserve: [...bins, ...(rest.reserve ?? [])],
    taken: handled(view, row, putBack, -1),
  };
}
