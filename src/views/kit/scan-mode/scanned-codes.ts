import type { CompanyModel } from '#model/engine/company-model.ts';
import { bareCode, readScan } from '#model/gs1/read-scan.ts';
import type { LocationRow } from '#model/areas/stock/location/location.facts.ts';
import { lotOnScan } from '#model/areas/products/product/product-codes.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';

/** The bin with this code or barcode: in this warehouse, where there is one, since codes are unique in theirs alone. */
export function binWithCode(
  model: Pick<CompanyModel, 'replica'>,
  text: string,
  warehouse?: string,
): LocationRow | undefined {
  const bins = binsWithCode(model, text);
  return bins.find((row) => row.warehouse === warehouse) ?? bins[0];
}

/** The bins with this code or barcode, of all warehouses. */
export function binsWithCode(
  { replica }: Pick<CompanyModel, 'replica'>,
  text: string,
): readonly LocationRow[] {
  const wanted = bareCode(text).toLowerCase();
  const isIt = ({ code, barcode }: LocationRow): boolean =>
    code.toLowerCase() === wanted || (barcode !== '' && barcode.toLowerCase() === wanted);
  return (replica.rows('location') as readonly LocationRow[]).filter(isIt); // table location holds LocationRow
}

/** The lot or serial number on a label of its own: what the label says of it, else the whole of it. */
export function lotAlone(
  product: Pick<ProductRow, 'tracking'> | undefined,
  text: string,
  today: string,
): string {
  const read = readScan(text, today);
  return lotOnScan(product ?? {}, read) ?? read.code;
}
