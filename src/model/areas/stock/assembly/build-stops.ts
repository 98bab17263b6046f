import type { AssembledGoods, AssemblyRow } from './assembly.facts.ts';
import { goodsOut } from './assembly.goods.ts';
import { leaving, leftOf, partFor, withComponents } from './assembly.lines.ts';
import type { Reader } from '#model/engine/reader.ts';
import { ofLot } from '#model/stock/stock.lots.ts';
import { placeKey } from '#model/stock/stock.tables.ts';
import { stepOf } from '#model/values/units.ts';
import { inWalkingOrder } from '#model/areas/stock/location/walking-order.ts';

/** Goods to be taken from a place, thousandths; the id is that of their balance. */
export interface BuildStop extends Omit<AssembledGoods, 'value'> {
  readonly id: string;
}

/** A place to take goods from, with what of them is in hand (thousandths). */
export interface WorkStop extends BuildStop {
  readonly inHand: number;
  /** Still to be taken. */
  readonly left: number;
}

/** Names goods in a place: by their balance. */
export const stopId = ({ product, location, lot }: Omit<BuildStop, 'id'>): string =>
  placeKey(product, location, lot);

/** The places to go to for all that is left of an assembly, in walking order; what expires first goes in first. [AS15] */
export function buildStops(view: Reader, given: AssemblyRow, today: string): readonly BuildStop[] {
  const row = withComponents(view, given);
  const { goods } = goodsOut({ view, today }, row, { quantity: leftOf(row) });
  return inWalkingOrder(
    view,
    goods.map((one) => ({ ...one, id: stopId(one) })),
  );
}

/** What was taken, and how many bundles (thousandths) it makes. */
export interface Made {
  readonly quantity: number;
  /** What these bundles take of it. */
  readonly taken: readonly Omit<BuildStop, 'id'>[];
  /** What is left over, and is put back. */
  readonly back: readonly BuildStop[];
}

/** How many whole bundles goods that were taken make: the fewest that one of its products does. */
export function madeOf(view: Reader, row: AssemblyRow, taken: readonly BuildStop[]): Made {
  const sums = new Map<string, number>();
  for (const { product, quantity } of taken) sums.set(product, (sums.get(product) ?? 0) + quantity);
  const step = stepOf(view.get('product', row.product)?.unit ?? 'pcs');
  const most = leftOf(row);
  const fits = (quantity: number): boolean =>
    leaving(row).every((line) => partFor(row, line, quantity) <= (sums.get(line.product) ?? 0));
  const quantity = fits(most) ? most : largest(fits, most, step);
  const used = new Map(leaving(row).map((line) => [line.product, partFor(row, line, quantity)]));
  const parts = taken.map((stop) => {
    const wanted = Math.min(stop.quantity, used.get(stop.product) ?? 0);
    used.set(stop.product, (used.get(stop.product) ?? 0) - wanted);
    return { stop, wanted };
  });
  return {
    quantity,
    taken: parts
      .filter(({ wanted }) => wanted > 0)
      .map(({ stop: { product, location, lot }, wanted }) => ({
        product,
        location,
        ...ofLot(lot),
        quantity: wanted,
      })),
    back: parts
      .filter(({ stop, wanted }) => wanted < stop.quantity)
      .map(({ stop, wanted }) => ({ ...stop, quantity: stop.quantity - wanted })),
  };
}

/** The largest multiple of a step below a limit that fits: found by halves, since what fits less fits too. */
function largest(fits: (quantity: number) => boolean, below: number, step: number): number {
  let [low, high] = [0, Math.ceil(below / step)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle * step)) low = middle;
    else high = middle;
  }
  return low * step;
}
