import type { Reader } from '../engine/reader.ts';
import type { Goods } from './stock.counting-rows.ts';
import { placeKey } from './stock.tables.ts';

export const isOf = (one: Goods, { product, lot }: Goods): boolean =>
  one.product === product && one.lot === lot;

/**
 * What lay in a bin that is being counted, thousandths, at a moment (UTC ISO) since the count began: the books, less what
 * picks that are not finished have in hand, without what came and went later. [ST22]
 */
export function lyingAt(view: Reader, location: string, goods: Goods, at: string): number {
  const onHand = view.get('balance', placeKey(goods.product, location, goods.lot))?.onHand ?? 0;
  const bin = view.get('countedBin', location);
  if (!bin) return onHand;
  const taken = bin.taken.reduce((sum, one) => (isOf(one, goods) ? sum + one.quantity : sum), 0);
  const later = bin.trail.reduce(
    (sum, one) => (isOf(one, goods) && Date.parse(one.at) > Date.parse(at) ? sum + one.change : sum),
    0,
  );
  return onHand - taken - later;
}
