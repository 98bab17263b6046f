import type { CompanyModel } from '#model/engine/company-model.ts';
import type { LocationRow } from '#model/areas/stock/location/location.facts.ts';
import { lotByCode } from '#model/areas/stock/lot/lot.kind.ts';
import { lotOnScan, resolveScan, type Scanned } from '#model/areas/products/product/product-codes.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { binWithCode } from '#views/kit/scan-mode/scanned-codes.ts';
import { freshLine, type AdjustLine } from './adjustment-draft.ts';

/** The meaning of a code scanned while adjusting. */
export type ScanMeaning =
  | { readonly is: 'bin'; readonly bin: LocationRow }
  /** A bin of another warehouse. */
  | { readonly is: 'otherBin'; readonly code: string }
  /** `quantity` in thousandths; the lot by its code, as far as the label says it. */
  | {
      readonly is: 'item';
      readonly product: ProductRow;
      readonly quantity: number;
      readonly lot: string | undefined;
    }
  | Exclude<Scanned, { readonly is: 'product' }>;

/** Interprets a code: a bin of the warehouse, or an item. */
export function meaningOf(model: CompanyModel, warehouse: string, code: string, today: string): ScanMeaning {
  const scanned = resolveScan(model.replica.view, code, today);
  if (scanned.is === 'product') {
    const { is: _, product, quantity, ...goods } = scanned;
    return { is: 'item', product, quantity, lot: lotOnScan(product, goods) };
  }
  const bin = binWithCode(model, code, warehouse);
  if (!bin) return scanned;
  return bin.warehouse === warehouse ? { is: 'bin', bin } : { is: 'otherBin', code };
}

/** The lot of a product that a label names; null where the product has none, undefined where it is not known. */
export function lotOf(
  { replica: { view } }: CompanyModel,
  { id, tracking = 'none' }: ProductRow,
  code: string | undefined,
): string | null | undefined {
  if (tracking === 'none') return null;
  return code === undefined ? undefined : lotByCode(view, id, code)?.id;
}

/** Goods that were scanned in a bin. */
export interface ScannedGoods {
  readonly product: string;
  readonly location: string;
  readonly lot: string | null;
  /** Thousandths, with a minus for what is taken out. */
  readonly quantity: number;
  readonly reason: Pick<AdjustLine, 'reason' | 'scrap'>;
}

/** The lines with more of what was scanned: added up on the line with the same goods, else on a new one. [AD7] */
export function withScanned(
  lines: readonly AdjustLine[],
  { product, location, lot, quantity, reason }: ScannedGoods,
  newId: string,
): readonly AdjustLine[] {
  const at = lines.findIndex(
    (line) => line.product === product && line.location === location && line.lot === lot,
  );
  const known = lines[at];
  if (!known) return [...lines, freshLine(newId, product, { location, lot, change: quantity, ...reason })];
  const change = (known.change ?? 0) + quantity;
  if (change === 0) return lines.filter((line) => line !== known);
  const why = known.reason === null ? reason : {};
  return lines.with(at, { ...known, ...why, change, after: null });
}
