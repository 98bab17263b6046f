import type { CompanyModel } from '#model/engine/company-model.ts';
import type { LocationRow } from '#model/areas/stock/location/location.facts.ts';
import { lotOnScan, resolveScan, type Scanned } from '#model/areas/products/product/product-codes.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { binsWithCode } from '#views/kit/scan-mode/scanned-codes.ts';

/** The meaning of a code scanned while moving goods. */
export type MovingCode =
  /** Places with this code: one, or one of each of several warehouses. */
  | { readonly is: 'places'; readonly places: readonly [LocationRow, ...LocationRow[]] }
  /** `quantity` in thousandths; the lot by its code, as far as the label says it. */
  | {
      readonly is: 'item';
      readonly product: ProductRow;
      readonly quantity: number;
      readonly lot: string | undefined;
    }
  /** Neither an item nor a place. */
  | Exclude<Scanned, { readonly is: 'product' }>;

/** Interprets a code: an item, or a place, of the warehouse (if one is known) where it has such a place. */
export function movingCodeOf(
  model: CompanyModel,
  code: string,
  today: string,
  warehouse?: string,
): MovingCode {
  const scanned = resolveScan(model.replica.view, code, today);
  if (scanned.is === 'product') {
    const { is: _, product, quantity, ...goods } = scanned;
    return { is: 'item', product, quantity, lot: lotOnScan(product, goods) };
  }
  const [first, ...others] = binsWithCode(model, code);
  if (!first) return scanned;
  const own = [first, ...others].find((place) => place.warehouse === warehouse);
  return { is: 'places', places: own ? [own] : [first, ...others] };
}
