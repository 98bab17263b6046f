import type { MoveDraft } from '../engine/document-type.ts';
import type { Refusal } from '../engine/envelope.ts';
import type { Reader } from '../engine/reader.ts';
import { UNIT } from '../values/money.ts';
import type { BalanceRow } from './stock.tables.ts';
import type { StockMove } from './stock.facts.ts';

/** The lot of a line, move or balance that has one; nothing otherwise. */
export const ofLot = (lot: string | undefined): { readonly lot?: string } =>
  lot === undefined ? {} : { lot };

/** Whether a lot's stock may not be promised: it is blocked, or has expired. */
export function lotIsKept(view: Reader, lot: string | undefined): boolean {
  const state = lot === undefined ? undefined : view.get('lot', lot)?.state;
  return state === 'blocked' || state === 'expired';
}

/** Goods that come from outside name their lot or serial number if their product has them, and only then. [ST14] */
export function lotProblem(view: Reader, { product: id, lot, quantity }: MoveDraft): Refusal | null {
  const product = view.get('product', id);
  const { tracking = 'none', sku = id } = product ?? {};
  if (tracking === 'none') return lot === undefined ? null : { code: 'lotNotAsked', params: { sku } };
  if (lot === undefined) return { code: 'lotMissing', params: { sku } };
  return tracking === 'serial' && quantity !== UNIT ? { code: 'serialIsOne', params: { sku } } : null;
}

/** After moves: a serial number that came in lies in one place. [ST14] */
export function serialProblem(view: Reader, moves: readonly StockMove[]): Refusal | null {
  for (const { product: id, lot, fromWarehouse } of moves) {
    if (lot === undefined || fromWarehouse !== null) continue;
    const product = view.get('product', id);
    if (product?.tracking !== 'serial' || onHandOf(view.by('balance', 'lot', lot)) <= UNIT) continue;
    return { code: 'serialIsHere', params: { sku: product.sku, serial: view.get('lot', lot)?.code ?? lot } };
  }
  return null;
}

/** What lies in warehouses, thousandths. */
export const onHandOf = (balances: readonly BalanceRow[]): number =>
  balances.reduce((sum, { warehouse, onHand }) => (warehouse === null ? sum : sum + onHand), 0);
