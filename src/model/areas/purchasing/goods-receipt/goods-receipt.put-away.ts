import type { Reader } from '#model/engine/reader.ts';
import type { GoodsReceiptRow } from './goods-receipt.facts.ts';
import { isStocked } from '#model/areas/products/product/product.bundle.ts';

/** How far the goods of a receipt are put away; null: none of them were posted to receiving. */
export type PutAwayStanding = 'none' | 'partly' | 'done' | null;

/** What of a receipt's line is still in receiving, by its movements. */
export interface LeftToPutAway {
  readonly line: string;
  readonly product: string;
  readonly lot?: string;
  readonly from: string;
  /** Thousandths. */
  readonly quantity: number;
}

/** The accepted goods of a posted receipt that went to a receiving place, and were not put away yet. [GR20] */
export function leftToPutAway(view: Reader, row: GoodsReceiptRow): readonly LeftToPutAway[] {
  return inReceiving(view, row).flatMap(({ id, product, lotId, location, quantity, returnedInPlace = 0 }) => {
    const left = quantity - putAwayOf(row, id) - returnedInPlace;
    if (left <= 0 || location === null) return [];
    return [
      { line: id, product, ...(lotId === undefined ? {} : { lot: lotId }), from: location, quantity: left },
    ];
  });
}

export function putAwayStanding(view: Reader, row: GoodsReceiptRow): PutAwayStanding {
  const lines = inReceiving(view, row);
  if (lines.length === 0) return null;
  const left = leftToPutAway(view, row).reduce((sum, { quantity }) => sum + quantity, 0);
  const isBegun = lines.some(({ id }) => putAwayOf(row, id) > 0);
  return left === 0 ? ('done' as const) : isBegun ? 'partly' : 'none';
}

const putAwayOf = (row: GoodsReceiptRow, line: string): number =>
  row.putAway?.find((one) => one.line === line)?.quantity ?? 0;

/** Whether its goods are in stock. */
export const isPosted = ({ state }: Pick<GoodsReceiptRow, 'state'>): boolean => state === 'posted';

function inReceiving(view: Reader, row: GoodsReceiptRow): GoodsReceiptRow['lines'] {
  if (!isPosted(row)) return [];
  return row.lines.filter(({ product, quantity, location }) => {
    if (quantity === 0 || location === null) return false;
    if (!isStocked(view.get('product', product))) return false;
    return view.get('location', location)?.locationType === 'receiving';
  });
}
