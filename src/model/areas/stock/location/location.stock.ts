import type { AppliedEvent, ReserveDraft, StockEffect } from '#model/engine/document-type.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { LocationFact, StockHold } from './location.facts.ts';
import { promisesBeyondAll } from '#model/stock/stock.promises.ts';
import { type BalanceRow, isPromisable, mayBePromised, placeKey } from '#model/stock/stock.tables.ts';
import { lotIsKept, ofLot } from '#model/stock/stock.lots.ts';
import { freed, promisesOn, withheld } from '#model/stock/stock.withholding.ts';

/** Stock in a location that may be promised. */
const goodsIn = (view: Reader, location: string): readonly BalanceRow[] =>
  view.by('balance', 'location', location).filter(mayBePromised);

/** Stock in a blocked location is not free: promises that no other stock covers are released. [ST11] */
export const withholdGoods = (event: AppliedEvent, view: Reader): StockEffect =>
  withheld(view, goodsIn(view, event.document));

/** Stock in an unblocked location fills waiting demand, but for lots that are blocked or have expired. [ST11] [ST14] */
export const freeGoods = (event: AppliedEvent, view: Reader): StockEffect =>
  freed(goodsIn(view, event.document).filter(({ lot }) => !lotIsKept(view, lot)));

/** Promises that are released when the location is blocked. */
export const promisesOnLocation = (view: Reader, location: string): ReserveDraft[] =>
  promisesOn(view, goodsIn(view, location));

/** Promises that are released when a quantity is put on hold in the location. [ST15] */
export function promisesOnHeld(
  view: Reader,
  location: string,
  { product, lot, quantity }: StockHold,
): ReserveDraft[] {
  const stock = view.get('balance', placeKey(product, location, lot));
  if (!isPromisable(stock)) return [];
  return promisesBeyondAll(view, [{ product, warehouse: stock.warehouse, quantity }]);
}

/** A quantity is on hold: promises that no other stock covers are released. [ST15] */
export function holdGoods(event: AppliedEvent, view: Reader): StockEffect {
  const data = event.data as LocationFact<'stockHeld'>; // the schema of `stockHeld`
  const { product, lot, quantity } = data;
  return {
    reserve: promisesOnHeld(view, event.document, data),
    hold: [{ product, location: event.document, ...ofLot(lot), quantity }],
  };
}

/** A quantity is no longer on hold: it fills waiting demand. [ST15] */
export function endHold(event: AppliedEvent, view: Reader): StockEffect {
  const { product, lot, quantity } = event.data as LocationFact<'stockFreed'>; // the schema of `stockFreed`
  const warehouse = view.get('location', event.document)?.warehouse;
  return {
    hold: [{ product, location: event.document, ...ofLot(lot), quantity: -quantity }],
    fill: warehouse === undefined ? [] : [{ product, warehouse }],
  };
}

/** Somebody has looked at the stock of a product in the location: it is doubted no longer. [ST12] */
export function trustGoods(event: AppliedEvent, view: Reader): StockEffect {
  const { product } = event.data as LocationFact<'checked'>; // the schema of `checked`
  const warehouse = view.get('location', event.document)?.warehouse;
  const doubted = view
    .by('balance', 'location', event.document)
    .filter((row) => row.product === product && row.doubted !== undefined);
  return {
    doubt: doubted.map(({ location, lot }) => ({ product, location, ...ofLot(lot), pick: null })),
    fill: warehouse === undefined ? [] : [{ product, warehouse }],
  };
}
