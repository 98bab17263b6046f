import type { MoveDraft } from '../engine/document-type.ts';
import type { Refusal } from '../engine/envelope.ts';
import type { Reader } from '../engine/reader.ts';
import { UNIT } from '../values/money.ts';
import { isOwned } from './stock.places.ts';
import { placeKey } from './stock.tables.ts';
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

/** After moves: a serial number went whole, and one that came in is the company's once. [ST14] */
export function serialProblem(view: Reader, moves: readonly StockMove[]): Refusal | null {
  for (const { product: id, lot, from } of moves) {
    const product = lot === undefined ? undefined : view.get('product', id);
    if (lot === undefined || product?.tracking !== 'serial') continue;
    const params = { sku: product.sku, serial: view.get('lot', lot)?.code ?? lot };
    if (isOwned(from)) {
      const left = view.get('balance', placeKey(id, from, lot))?.onHand ?? 0;
      if (left > 0) return { code: 'serialIsOne', params };
    } else if (ownedOf(view.by('balance', 'lot', lot)) > UNIT) return { code: 'serialIsHere', params };
  }
  return null;
}

/** What of a lot is the company's, on its way between warehouses too, thousandths. */
export const ownedOf = (balances: readonly BalanceRow[]): number =>
  balances.reduce((sum, { location, onHand }) => (isOwned(location) ? sum + onHand : sum), 0);
