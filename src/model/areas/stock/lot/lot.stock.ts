import type { AppliedEvent, ReserveDraft, StockEffect } from '#model/engine/document-type.ts';
import type { Reader } from '#model/engine/reader.ts';
import { mayBePromised } from '#model/stock/stock.tables.ts';
import { freed, promisesOn, withheld } from '#model/stock/stock.withholding.ts';

/** Stock of a lot that may be promised. */
const goodsOf = (view: Reader, lot: string) => view.by('balance', 'lot', lot).filter(mayBePromised);

/** Promises that are released when the lot is blocked. */
export const promisesOnLot = (view: Reader, lot: string): ReserveDraft[] =>
  promisesOn(view, goodsOf(view, lot));

/** Stock of a lot that is blocked or has expired is not free: promises that no other stock covers are released. [ST14] [LT4] */
export const withholdLot = (event: AppliedEvent, view: Reader): StockEffect =>
  withheld(view, goodsOf(view, event.document));

/** Stock of an unblocked lot fills waiting demand, where its location is not blocked. [ST14] */
const freeLot = (event: AppliedEvent, view: Reader): StockEffect =>
  freed(
    goodsOf(view, event.document).filter(
      ({ location }) => view.get('location', location)?.state !== 'blocked',
    ),
  );

/** A corrected day of expiry: what has expired by it is withheld, what lasts longer is free again. [LT4] */
export function correctLot(event: AppliedEvent, view: Reader): StockEffect {
  if (event.state === 'expired') return withholdLot(event, view);
  return event.state === 'active' ? freeLot(event, view) : {};
}

/** What was found to be good is free again, unless it has expired meanwhile. [LT4] */
export const endBlock = (event: AppliedEvent, view: Reader): StockEffect =>
  event.state === 'active' ? freeLot(event, view) : {};
