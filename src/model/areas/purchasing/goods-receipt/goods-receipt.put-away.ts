import type { Rule } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import type { Reader } from '#model/engine/reader.ts';
import { total } from '#model/lines/line-parts.ts';
import type { GoodsReceiptRow, PutAwayParts, SentBackParts } from './goods-receipt.facts.ts';
import { isPosted } from './goods-receipt.kind.ts';
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

const inReceiving = (view: Reader, row: GoodsReceiptRow): GoodsReceiptRow['lines'] =>
  isPosted(row) ? linesInReceiving(view, row) : [];

/** The lines of which something accepted lies in a receiving place once it is posted. */
function linesInReceiving(view: Reader, { lines, warehouse }: GoodsReceiptRow): GoodsReceiptRow['lines'] {
  const receiving = view.get('warehouse', warehouse)?.receiving ?? '';
  return lines.filter(({ product, quantity, location }) => {
    if (quantity === 0 || !isStocked(view.get('product', product))) return false;
    return view.get('location', location ?? receiving)?.locationType === 'receiving';
  });
}

type Region = 'notStarted' | 'partly' | 'done';
type Parts = readonly { readonly line: string; readonly quantity: number; readonly inPlace?: number }[];

/** Where putting away stands once goods were moved, or went back: the region of the chart. [GR20] */
function standingAfter(
  { view, row }: DecisionContext<GoodsReceiptRow>,
  { put = [], back = [], sign }: { readonly put?: Parts; readonly back?: Parts; readonly sign: 1 | -1 },
): Region {
  const lines = row ? linesInReceiving(view, row) : [];
  const moved = (parts: Parts, line: string): number =>
    sign *
    total(
      parts.filter((part) => part.line === line),
      (part) => part.inPlace ?? part.quantity,
    );
  const standings = lines.map(({ id, quantity, returnedInPlace = 0 }) => {
    const away = (row ? putAwayOf(row, id) : 0) + moved(put, id);
    return { away, left: quantity - away - returnedInPlace - moved(back, id) };
  });
  const begun = standings.some(({ away }) => away > 0) ? 'partly' : 'notStarted';
  return standings.every(({ left }) => left <= 0) ? ('done' as const) : begun;
}

const isAfter =
  <D>(region: Region, movedBy: (data: D) => Parameters<typeof standingAfter>[1]) =>
  (context: DecisionContext<GoodsReceiptRow>, data: D): boolean =>
    standingAfter(context, movedBy(data)) === region;

const put = ({ lines }: PutAwayParts) => ({ put: lines, sign: 1 }) as const;
const takeOut = ({ lines }: PutAwayParts) => ({ put: lines, sign: -1 }) as const;
const goBack = ({ lines }: SentBackParts) => ({ back: lines, sign: 1 }) as const;
const comeBack = ({ lines }: SentBackParts) => ({ back: lines, sign: -1 }) as const;

/** Which state of the region a command leads to. [GR20] */
export const putAwayConditions = {
  putsAwayTheRest: isAfter('done', put),
  takesOutAll: isAfter('notStarted', takeOut),
  leavesNothingToPutAway: isAfter('done', goBack),
  bringsBackAll: isAfter('notStarted', comeBack),
  bringsBackSome: isAfter('partly', comeBack),
} as const;

/** Refuses where something goes to a receiving place: then it is to be put away. [GR20] */
export const goesToItsPlaces: Rule<GoodsReceiptRow, object> = ({ view, row }) =>
  row && linesInReceiving(view, row).length > 0 ? { code: 'toBePutAway' } : null;
