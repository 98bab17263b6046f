import type { Reader } from '#model/engine/reader.ts';
import { THOUSAND, type Goods } from './floor.ts';

/** Pieces by "SKU place lot"; places without a warehouse, where goods come from and go to, are not stock. */
export type Stock = Readonly<Record<string, number>>;

/** What lies where of some goods, as the server has it. */
export function stockOf(books: Reader, goods: readonly Goods[]): Stock {
  const lying = goods.flatMap(({ id, sku }) =>
    books
      .by('balance', 'product', id)
      .filter(({ warehouse, onHand }) => warehouse !== null && onHand !== 0)
      .map(({ location, lot, onHand }): readonly [string, number] => {
        const place = books.get('location', location)?.code ?? location;
        const code = lot === undefined ? '' : ` ${books.get('lot', lot)?.code}`;
        return [`${sku} ${place}${code}`, onHand / THOUSAND];
      }),
  );
  return Object.fromEntries(lying);
}

/** A change of stock: so many pieces more (or, with a minus, fewer) of goods in a place. */
export interface Change {
  readonly goods: Goods;
  /** The id of the place. */
  readonly place: string;
  readonly pieces: number;
  readonly lot?: string;
}

/** Stock after what was meant. */
export function changed(books: Reader, before: Stock, changes: readonly Change[]): Stock {
  const after: Record<string, number> = { ...before };
  for (const { goods, place, pieces, lot } of changes) {
    const code = books.get('location', place)?.code;
    const key = `${goods.sku} ${code}${lot === undefined ? '' : ` ${lot}`}`;
    after[key] = (after[key] ?? 0) + pieces;
    if (after[key] === 0) delete after[key];
  }
  return after;
}
