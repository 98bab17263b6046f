import type { Fact } from '../engine/envelope.ts';
import { STOCK } from '../engine/engine.ts';
import { compare } from '../values/order.ts';
import type { Moved } from './stock.facts.ts';
import { isOwned } from './stock.places.ts';
import { placeKey } from './stock.tables.ts';

/** A change (thousandths) to the stock of a product, of one lot if it has lots, in a place of the company's. */
export interface StockChange {
  readonly product: string;
  readonly location: string;
  readonly lot?: string | undefined;
  readonly change: number;
  /** UTC ISO. */
  readonly at: string;
  /** The kind of the document that it is of. */
  readonly kind: string;
}

/** What ledger facts change in places of the company's, on its way between warehouses too. */
export const changesIn = (facts: readonly Pick<Fact, 'kind' | 'type' | 'data'>[]): StockChange[] =>
  facts.flatMap(({ kind, type, data }) => {
    if (kind !== STOCK || type !== 'moved') return [];
    const { effectiveAt: at, moves, source } = data as Moved; // the ledger wrote it
    return moves.flatMap(({ product, lot, quantity, from, to }) =>
      [
        { product, lot, location: from, change: -quantity, at, kind: source.kind },
        { product, lot, location: to, change: quantity, at, kind: source.kind },
      ].filter(({ location }) => isOwned(location)),
    );
  });

/** The key of the balance that a change is of. */
export const keyOf = ({
  product,
  location,
  lot,
}: Pick<StockChange, 'product' | 'location' | 'lot'>): string => placeKey(product, location, lot);

/**
 * The first day on which what left on a day could have left, where it could not on that one: no day since then ends with
 * less than nothing there. Null if it could. [ST24]
 * @param onHand what there is now, thousandths
 * @param changes what came and went since, by day (`YYYY-MM-DD`); those of the day itself and before do not matter
 */
export function firstPossible(
  onHand: number,
  changes: ReadonlyMap<string, number>,
  leftOn: string,
): string | null {
  let level = onHand;
  for (const [day, change] of [...changes].sort(([a], [b]) => compare(b, a))) {
    if (day <= leftOn) return null;
    level -= change;
    if (level < 0) return day;
  }
  return null;
}
