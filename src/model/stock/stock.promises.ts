import type { ReserveDraft } from '../engine/document-type.ts';
import type { Reader } from '../engine/reader.ts';
import { compare } from '../values/order.ts';
import { placeKey } from './stock.tables.ts';

/**
 * Soft reservations to release (negative quantities) before goods leave a warehouse for good: those that the remaining
 * stock no longer covers, in reverse order of filling: lowest priority, latest day, youngest line first; what is
 * locked after all others. [ST9] [ST28]
 * @param leaving thousandths of available stock
 * @param but the document that they leave for: its own promises are no matter of the others
 */
export function promisesBeyond(
  view: Reader,
  product: string,
  warehouse: string,
  leaving: number,
  but = '',
): ReserveDraft[] {
  const stock = view.get('availability', placeKey(product, warehouse));
  let lacking = leaving - (stock ? stock.onHand - stock.reserved : 0);
  const promised = view
    .by('reservation', 'product', product)
    .filter((row) => row.warehouse === warehouse && row.soft > 0 && row.document !== but)
    .sort(
      (a, b) =>
        Number(a.locked ?? false) - Number(b.locked ?? false) ||
        a.priority - b.priority ||
        compare(b.on, a.on) ||
        compare(b.id, a.id),
    );
  const released: ReserveDraft[] = [];
  for (const row of promised) {
    if (lacking <= 0) break;
    const quantity = Math.min(row.soft, lacking);
    const { kind, document, id: line } = row;
    released.push({ kind, document, line, product, warehouse, quantity: -quantity });
    lacking -= quantity;
  }
  return released;
}

/**
 * The same for stock of several places (thousandths each), summed by product and warehouse.
 * @param leaving places without a warehouse promise nothing and are left out
 */
export function promisesBeyondAll(
  view: Reader,
  leaving: readonly {
    readonly product: string;
    readonly warehouse: string | null;
    readonly quantity: number;
  }[],
  but = '',
): ReserveDraft[] {
  const sums = new Map<string, { product: string; warehouse: string; quantity: number }>();
  for (const { product, warehouse, quantity } of leaving) {
    if (warehouse === null) continue;
    const key = placeKey(product, warehouse);
    const before = sums.get(key)?.quantity ?? 0;
    sums.set(key, { product, warehouse, quantity: before + quantity });
  }
  return [...sums.values()].flatMap(({ product, warehouse, quantity }) =>
    promisesBeyond(view, product, warehouse, quantity, but),
  );
}
