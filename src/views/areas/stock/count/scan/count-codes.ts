import type { CompanyModel } from '#model/engine/company-model.ts';
import type { CountRow } from '#model/areas/stock/count/count.facts.ts';
import { lotOnScan, resolveScan, type Scanned } from '#model/areas/products/product/product-codes.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { binWithCode } from '#views/kit/scan-mode/scanned-codes.ts';

/** The meaning of a code scanned while counting. */
export type CountCode =
  /** A bin of this count. */
  | { readonly is: 'bin'; readonly location: string }
  /** A bin that is not counted here. */
  | { readonly is: 'otherBin'; readonly code: string }
  /** `quantity` in thousandths: of the packaging, as often as the code says. */
  | {
      readonly is: 'item';
      readonly product: ProductRow;
      readonly quantity: number;
      /** The lot or serial number that the code holds. */
      readonly lot: string | undefined;
    }
  /** Neither an item nor a bin, or a code that says nothing of what is in it. */
  | Exclude<Scanned, { is: 'product' }>;

/** Interprets a code scanned while counting. */
export function countCodeOf(model: CompanyModel, row: CountRow, text: string, today: string): CountCode {
  const scanned = resolveScan(model.replica.view, text, today);
  if (scanned.is === 'product') {
    const { is: _, product, quantity, ...goods } = scanned;
    return { is: 'item', product, quantity, lot: lotOnScan(product, goods) };
  }
  const bin = binWithCode(model, text, row.warehouse);
  if (!bin) return scanned;
  const isCounted = row.bins.some(({ location }) => location === bin.id);
  return isCounted ? { is: 'bin', location: bin.id } : { is: 'otherBin', code: bin.code };
}
