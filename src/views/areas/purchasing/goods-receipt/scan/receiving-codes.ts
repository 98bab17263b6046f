import type { CompanyModel } from '#model/engine/company-model.ts';
import type { LocationRow } from '#model/areas/stock/location/location.facts.ts';
import { lotOnScan, resolveScan, type Scanned } from '#model/areas/products/product/product-codes.ts';
import { binWithCode } from '#views/kit/scan-mode/scanned-codes.ts';
import type { Coming } from './coming.ts';

/** The meaning of a code scanned while receiving. */
export type ReceivingCode =
  | { readonly is: 'bin'; readonly place: LocationRow }
  | ({ readonly is: 'item' } & Pick<Coming, 'product' | 'quantity' | 'lot' | 'expiresOn'>)
  /** Neither goods nor a bin, or a code that says nothing of what is in it. */
  | Exclude<Scanned, { readonly is: 'product' }>;

/** Interprets a code scanned while receiving into a warehouse. */
export function receivingCodeOf(
  model: CompanyModel,
  code: string,
  today: string,
  warehouse: string,
): ReceivingCode {
  const scanned = resolveScan(model.replica.view, code, today);
  if (scanned.is === 'product') {
    const { product, quantity, expiresOn } = scanned;
    return { is: 'item', product, quantity, lot: lotOnScan(product, scanned), expiresOn };
  }
  const place = binWithCode(model, code, warehouse);
  return place ? { is: 'bin', place } : scanned;
}
