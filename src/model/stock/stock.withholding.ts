import type { ReserveDraft, StockEffect } from '../engine/document-type.ts';
import type { Reader } from '../engine/reader.ts';
import { ofLot } from './stock.lots.ts';
import { promisesBeyondAll } from './stock.promises.ts';
import { isKeptBack, promisableOf, type BalanceRow } from './stock.tables.ts';

const key = ({ product, location, lot }: BalanceRow) => ({ product, location, ...ofLot(lot) });

/** Promises that are released when stock in these places is no longer free. [ST9] */
export const promisesOn = (view: Reader, goods: readonly BalanceRow[]): ReserveDraft[] =>
  promisesBeyondAll(
    view,
    goods
      .filter((row) => !isKeptBack(row))
      .map((row) => ({ product: row.product, warehouse: row.warehouse, quantity: promisableOf(row) })),
  );

/** Withholds what is not withheld yet, and releases the promises it can no longer keep. */
export function withheld(view: Reader, goods: readonly BalanceRow[]): StockEffect {
  return {
    reserve: promisesOn(view, goods),
    withhold: goods.filter((row) => !row.withheld).map((row) => ({ ...key(row), withheld: true })),
  };
}

/** Makes what is withheld available again: it fills waiting demand. */
export function freed(goods: readonly BalanceRow[]): StockEffect {
  const kept = goods.filter((row) => row.withheld);
  return {
    withhold: kept.map((row) => ({ ...key(row), withheld: false })),
    fill: kept.flatMap(({ product, warehouse }) => (warehouse === null ? [] : [{ product, warehouse }])),
  };
}

/** Promises in the form in which facts name them. */
export const released = (drafts: readonly ReserveDraft[]) =>
  drafts.map(({ kind, document, line, quantity }) => ({ kind, document, line, quantity: -quantity }));
