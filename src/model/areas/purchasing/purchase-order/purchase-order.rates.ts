import type { Reader } from '#model/engine/reader.ts';
import { compare } from '#model/values/order.ts';

/** The rate (millionths) of the newest order placed with a supplier in its currency; null if there is none. [GR10] */
export function lastRateWith(view: Reader, supplier: string, currency: string): number | null {
  const placed = view
    .by('purchaseOrder', 'supplier', supplier)
    .filter((order) => order.revision > 0 && order.currency === currency)
    .toSorted((a, b) => compare(b.changedAt, a.changedAt) || compare(b.id, a.id));
  return placed[0]?.rate ?? null;
}
