import type { Reader } from '#model/engine/reader.ts';
import { UNIT } from '#model/values/money.ts';
import type { GoodsReceiptRow, Sample } from './goods-receipt.facts.ts';

/** Basis points. */
const WHOLE = 10_000;

/**
 * How much of a product is checked when it comes from a supplier, basis points of what was accepted: as the product
 * says, else its type, else the supplier; 0 where nobody says anything. [GR45]
 */
function inspectionOf(view: Reader, product: string, supplier: string | null): number {
  const { inspection, type } = view.get('product', product) ?? {};
  return (
    inspection ??
    (type ? view.get('productType', type)?.inspection : null) ??
    (supplier === null ? null : view.get('supplier', supplier)?.inspection) ??
    0
  );
}

/**
 * Thousandths to check of so many: rounded up to whole units, at least one, and never more than there are. [GR45]
 * @param percent basis points
 */
export function sampleOf(quantity: number, percent: number): number {
  const share = (BigInt(quantity) * BigInt(percent) + BigInt(WHOLE * UNIT - 1)) / BigInt(WHOLE * UNIT);
  return Math.min(quantity, Math.max(UNIT, Number(share) * UNIT));
}

/**
 * What of a receipt is to be checked before it is posted, line by line, hence lot by lot. Opening stock is not, nor what
 * was posted before and is corrected. [GR45] [GR46]
 */
export function samplesOf(
  view: Reader,
  { lines, supplier, source, number }: Pick<GoodsReceiptRow, 'lines' | 'supplier' | 'source' | 'number'>,
): readonly Sample[] {
  if (source === 'opening' || number !== null) return [];
  return lines.flatMap(({ id, product, quantity }): Sample[] => {
    const percent = inspectionOf(view, product, supplier);
    if (percent === 0 || quantity === 0 || view.get('product', product)?.kind === 'service') return [];
    return [{ line: id, percent, sample: sampleOf(quantity, percent) }];
  });
}

/** Whether an inspection that was asked for is done. */
export const isInspected = ({ inspection }: Pick<GoodsReceiptRow, 'inspection'>): boolean =>
  inspection?.found !== undefined;
