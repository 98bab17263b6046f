import type { Reader } from '#model/engine/reader.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { compare } from '#model/values/order.ts';
import { ofLot } from '#model/stock/stock.lots.ts';
import { type BalanceRow, isKeptBack, isPromisable, placeKey, unheldOf } from '#model/stock/stock.tables.ts';
import { stepOf } from '#model/values/units.ts';
import { isUnfinished } from './movement.kind.ts';

/** Why a pick face is filled: less than its least is free in it, or open pick lists would empty it. */
export const faceReasons = ['belowMin', 'picksEmptyIt'] as const;
export type FaceReason = (typeof faceReasons)[number];

/** Goods that fill a pick face. */
export interface Replenishment {
  readonly product: string;
  readonly lot?: string;
  readonly from: string;
  readonly to: string;
  /** Thousandths. */
  readonly quantity: number;
  readonly because: FaceReason;
}

type Face = NonNullable<ProductRow['bins']>[number];

/** What fills the pick faces of a warehouse, face by face in pick sequence. [MO17] */
export function replenishments(
  view: Reader,
  warehouse: string,
  products: readonly ProductRow[],
): readonly Replenishment[] {
  const found = products.flatMap((product) => {
    const faces = (product.bins ?? []).filter(
      ({ location, max }) => max > 0 && view.get('location', location)?.warehouse === warehouse,
    );
    const taken = new Map<string, number>();
    return faces.flatMap((face) => fillOf(view, product, face, taken));
  });
  const walk = ({ to }: Replenishment): number => view.get('location', to)?.pickSequence ?? 0;
  return found.toSorted((a, b) => walk(a) - walk(b) || compare(a.to, b.to));
}

function fillOf(view: Reader, product: ProductRow, face: Face, taken: Map<string, number>): Replenishment[] {
  if (view.get('location', face.location)?.state !== 'active') return [];
  const here = view.by('balance', 'location', face.location).filter((row) => row.product === product.id);
  const free = here.reduce((sum, balance) => sum + (isKeptBack(balance) ? 0 : unheldOf(balance)), 0);
  const picked = here.some(({ reserved }) => reserved > 0);
  const coming = comingTo(view, product.id, face.location);
  const isLow = free + coming < face.min;
  if (!isLow && !(picked && free + coming <= 0)) return [];
  const because: FaceReason = isLow ? 'belowMin' : 'picksEmptyIt';
  let wanted = face.max - free - coming;
  const parts: Replenishment[] = [];
  for (const balance of sourcesOf(view, product, face)) {
    const step = stepOf(product.unit);
    const most = Math.min(wanted, unheldOf(balance) - (taken.get(balance.id) ?? 0));
    const quantity = most - (most % step);
    if (quantity <= 0) continue;
    taken.set(balance.id, (taken.get(balance.id) ?? 0) + quantity);
    wanted -= quantity;
    const { location: from, lot } = balance;
    parts.push({ product: product.id, ...ofLot(lot), from, to: face.location, quantity, because });
  }
  return parts;
}

/** What open movements bring to a place, thousandths. */
function comingTo(view: Reader, product: string, location: string): number {
  return view
    .by('movement', 'product', product)
    .filter(isUnfinished)
    .flatMap(({ lines }) => lines)
    .filter((line) => line.product === product && line.to === location)
    .reduce((sum, { quantity, received }) => sum + Math.max(0, quantity - received), 0);
}

const NEVER = '9999-12-31';

/** Stock outside the product's pick faces: what expires first, then the smallest stock, so that places become empty. */
function sourcesOf(view: Reader, product: ProductRow, face: Face): BalanceRow[] {
  const warehouse = view.get('location', face.location)?.warehouse ?? '';
  const faces = new Set((product.bins ?? []).map(({ location }) => location));
  const expiry = ({ lot }: BalanceRow): string =>
    (lot === undefined ? undefined : view.get('lot', lot)?.expiresOn) ?? NEVER;
  return view
    .by('balance', 'bins', placeKey(product.id, warehouse))
    .filter((balance) => !faces.has(balance.location) && isPromisable(balance))
    .filter(({ location }) => {
      const place = view.get('location', location);
      return place?.state === 'active' && place.locationType === 'storage';
    })
    .toSorted((a, b) => compare(expiry(a), expiry(b)) || a.onHand - b.onHand || compare(a.id, b.id));
}
