import type { MoveDraft, StockEffect, ValueDraft } from '#model/engine/document-type.ts';
import type { Reader } from '#model/engine/reader.ts';
import { promisesBeyond } from '#model/stock/stock.promises.ts';
import { ofLot } from '#model/stock/stock.lots.ts';
import { sharesOf } from '#model/values/round.ts';
import { isPromisable, placeKey, unheldOf } from '#model/stock/stock.tables.ts';
import type { GoodsReceiptRow } from './goods-receipt.facts.ts';
import { isStocked } from '#model/areas/products/product/product.bundle.ts';

/**
 * Stock effect of a posted receipt: accepted goods to their locations, rejected ones to quarantine, at unit cost. [GR9]
 */
export function bringIn(view: Reader, receipt: GoodsReceiptRow): StockEffect {
  const accepted = stocked(view, receipt).filter((line) => line.quantity > 0);
  return {
    moves: movesOf(view, receipt),
    fill: accepted.map(({ product }) => ({ product, warehouse: receipt.warehouse })),
    ...(receipt.effectiveAt === null ? {} : { effectiveAt: receipt.effectiveAt }),
  };
}

/** Stock effect of a reversal: the same moves mirrored, at the cost they came in with. [GR12] [GR13] */
export function takeBack(view: Reader, receipt: GoodsReceiptRow): StockEffect {
  const leaving = new Map<string, number>();
  for (const { product, quantity } of movesOf(view, receipt).filter((move) => isPromised(view, move)))
    leaving.set(product, (leaving.get(product) ?? 0) + quantity);
  return {
    reserve: [...leaving].flatMap(([product, quantity]) =>
      promisesBeyond(view, product, receipt.warehouse, quantity),
    ),
    values: backFromExpenses(view, receipt),
    moves: movesOf(view, receipt).map((move) => ({ ...move, from: move.to, to: move.from })),
  };
}

/** What corrections expensed goes back into stock, and leaves it with the goods at their corrected cost. [GR18] */
const backFromExpenses = (view: Reader, receipt: GoodsReceiptRow): ValueDraft[] =>
  stocked(view, receipt).flatMap(({ id, product }) => {
    const value = receipt.expensed?.find(({ line }) => line === id)?.expensed ?? 0;
    return value === 0 ? [] : [{ product, type: 'correction', value, wasExpensed: true }];
  });

const isPromised = (view: Reader, { product, lot, to }: MoveDraft): boolean =>
  isPromisable(view.get('balance', placeKey(product, to, lot)));

interface Shortfall {
  readonly product: string;
  readonly location: string;
  readonly onHand: number;
  readonly wanted: number;
}

/** The first location from which a reversal would take more than is on hand and free, thousandths. [GR12] */
export function shortfall(view: Reader, receipt: GoodsReceiptRow): Shortfall | null {
  const wanted = new Map<string, Shortfall>();
  for (const { product, lot, to, quantity } of movesOf(view, receipt)) {
    const key = placeKey(product, to, lot);
    const onHand = view.get('balance', key)?.onHand ?? 0;
    wanted.set(key, { product, location: to, onHand, wanted: (wanted.get(key)?.wanted ?? 0) + quantity });
  }
  for (const [key, one] of wanted) {
    const balance = view.get('balance', key);
    if (!balance || unheldOf(balance) < one.wanted) return one;
  }
  return null;
}

function movesOf(view: Reader, receipt: GoodsReceiptRow): MoveDraft[] {
  const warehouse = view.get('warehouse', receipt.warehouse);
  const from = receipt.source === 'opening' ? 'opening' : 'supplier';
  return stocked(view, receipt).flatMap((line) => {
    const { id, product, lotId, quantity, rejected, location, unitCost, boughtAt } = line;
    const cost = unitCost === null ? {} : { unitCost };
    const values = boughtAt && sharesOf(boughtAt.value, [quantity, rejected]);
    const move = (amount: number, to: string, value: number | undefined): MoveDraft[] => {
      const worth = value === undefined ? cost : { value };
      return amount > 0 ? [{ product, ...ofLot(lotId), quantity: amount, from, to, line: id, ...worth }] : [];
    };
    return [
      ...move(quantity, location ?? warehouse?.receiving ?? '', values?.[0]),
      ...move(rejected, warehouse?.quarantine ?? '', values?.[1]),
    ];
  });
}

/** Services and consumables are received without touching stock. */
export const stocked = (view: Reader, receipt: GoodsReceiptRow): GoodsReceiptRow['lines'] =>
  receipt.lines.filter((line) => isStocked(view.get('product', line.product)));
