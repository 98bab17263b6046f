import type { Reader } from '#model/engine/reader.ts';
import type { LocationRow } from '../location/location.facts.ts';
import { isKeptBack } from '#model/stock/stock.tables.ts';
import { placesIn } from './movement.places.ts';
import { roomIn } from './movement.work.ts';

/** Why a place is proposed: it is the product's own, the product, its category or its type lies there, or nothing does. */
export const placeReasons = ['own', 'sameProduct', 'sameCategory', 'sameType', 'empty'] as const;
export type PlaceReason = (typeof placeReasons)[number];

export interface ProposedPlace {
  readonly location: string;
  readonly because: PlaceReason;
}

interface Goods {
  readonly product: string;
  readonly warehouse: string;
  /** Thousandths. */
  readonly quantity: number;
  /** Thousandths that earlier proposals put in a place. */
  readonly taken?: ReadonlyMap<string, number>;
}

/** The place in which goods are best put away, with room for all of them; null if there is none. [MO16] */
export function proposePlace(view: Reader, goods: Goods): ProposedPlace | null {
  const shelves = placesIn(view, goods.warehouse)
    .filter(({ locationType }) => locationType === 'storage')
    .filter(({ id }) => hasRoom(view, id, goods));
  for (const because of placeReasons) {
    const found = ways[because](view, goods, shelves);
    if (found) return { location: found.id, because };
  }
  return null;
}

type Way = (view: Reader, goods: Goods, shelves: readonly LocationRow[]) => LocationRow | undefined;

const ways: Readonly<Record<PlaceReason, Way>> = {
  own: (view, { product }, shelves) => {
    const own = view.get('product', product)?.bins ?? [];
    return own.flatMap(({ location }) => shelves.find(({ id }) => id === location) ?? [])[0];
  },
  sameProduct: (view, { product }, shelves) => {
    const here = new Map<string, number>();
    for (const balance of view.by('balance', 'product', product))
      if (balance.onHand > 0 && !isKeptBack(balance))
        here.set(balance.location, (here.get(balance.location) ?? 0) + balance.onHand);
    return shelves
      .filter(({ id }) => here.has(id))
      .toSorted((a, b) => (here.get(b.id) ?? 0) - (here.get(a.id) ?? 0))[0];
  },
  sameCategory: alike('category'),
  sameType: alike('type'),
  empty: (view, { taken }, shelves) =>
    shelves.find(({ id }) => view.by('balance', 'location', id).length === 0 && !taken?.get(id)),
};

/** Where goods lie that share something with these. */
function alike(field: 'category' | 'type'): Way {
  return (view, { product }, shelves) => {
    const wanted = view.get('product', product)?.[field] ?? null;
    if (wanted === null) return undefined;
    return shelves.find(({ id }) =>
      view
        .by('balance', 'location', id)
        .some((balance) => view.get('product', balance.product)?.[field] === wanted),
    );
  };
}

function hasRoom(view: Reader, location: string, { quantity, taken }: Goods): boolean {
  const room = roomIn(view, location);
  return room === null || room - (taken?.get(location) ?? 0) >= quantity;
}
