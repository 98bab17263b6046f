import type { AppliedEvent, StockEffect } from '../engine/document-type.ts';
import type { Reader } from '../engine/reader.ts';
import type { BalanceRow } from '../stock/stock.tables.ts';
import { promisesBeyond } from '../stock/stock.promises.ts';

/** What lies in a place that stock may be promised from. */
const goodsIn = (view: Reader, location: string): readonly BalanceRow[] =>
  view
    .by('balance', 'location', location)
    .filter(({ warehouse, available }) => warehouse !== null && available);

const key = ({ product, location }: BalanceRow) => ({ product, location });

/** Nothing of a blocked place is free: promises that no other stock keeps are let go. [ST11] */
export function withholdGoods(event: AppliedEvent, view: Reader): StockEffect {
  const goods = goodsIn(view, event.document).filter(({ withheld }) => !withheld);
  return {
    reserve: goods.flatMap(({ product, warehouse, onHand, reserved }) =>
      warehouse === null ? [] : promisesBeyond(view, product, warehouse, onHand - reserved),
    ),
    withhold: goods.map((row) => ({ ...key(row), withheld: true })),
  };
}

/** What lies in a place that is in use again fills what waits. [ST11] */
export function freeGoods(event: AppliedEvent, view: Reader): StockEffect {
  const goods = goodsIn(view, event.document).filter(({ withheld }) => withheld);
  return {
    withhold: goods.map((row) => ({ ...key(row), withheld: false })),
    fill: goods.flatMap(({ product, warehouse }) => (warehouse === null ? [] : [{ product, warehouse }])),
  };
}
