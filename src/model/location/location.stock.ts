import type { AppliedEvent, StockEffect } from '../engine/document-type.ts';
import type { Reader } from '../engine/reader.ts';
import type { LocationFact } from './location.facts.ts';
import type { BalanceRow } from '../stock/stock.tables.ts';
import { promisesBeyond } from '../stock/stock.promises.ts';

/** Stock in a location that may be promised. */
const goodsIn = (view: Reader, location: string): readonly BalanceRow[] =>
  view
    .by('balance', 'location', location)
    .filter(({ warehouse, available }) => warehouse !== null && available);

const key = ({ product, location }: BalanceRow) => ({ product, location });

/** Stock in a blocked location is not free: promises that no other stock covers are released. [ST11] */
export function withholdGoods(event: AppliedEvent, view: Reader): StockEffect {
  const goods = goodsIn(view, event.document).filter(({ withheld }) => !withheld);
  return {
    reserve: goods.flatMap(({ product, warehouse, onHand, reserved, doubted }) =>
      warehouse === null || doubted !== undefined
        ? []
        : promisesBeyond(view, product, warehouse, onHand - reserved),
    ),
    withhold: goods.map((row) => ({ ...key(row), withheld: true })),
  };
}

/** Stock in an unblocked location fills waiting demand. [ST11] */
export function freeGoods(event: AppliedEvent, view: Reader): StockEffect {
  const goods = goodsIn(view, event.document).filter(({ withheld }) => withheld);
  return {
    withhold: goods.map((row) => ({ ...key(row), withheld: false })),
    fill: goods.flatMap(({ product, warehouse }) => (warehouse === null ? [] : [{ product, warehouse }])),
  };
}

/** Somebody has looked at the stock of a product in the location: it is doubted no longer. [ST12] */
export function trustGoods(event: AppliedEvent, view: Reader): StockEffect {
  const { product } = event.data as LocationFact<'checked'>; // the schema of `checked`
  const warehouse = view.get('location', event.document)?.warehouse;
  return {
    doubt: [{ product, location: event.document, pick: null }],
    fill: warehouse === undefined ? [] : [{ product, warehouse }],
  };
}
