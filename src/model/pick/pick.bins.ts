import type { Reader } from '../engine/reader.ts';
import type { BalanceRow } from '../stock/stock.tables.ts';
import { isKeptBack, placeKey } from '../stock/stock.tables.ts';
import { compare } from '../values/order.ts';

interface Wanted {
  readonly warehouse: string;
  readonly product: string;
  readonly quantity: number;
  /** What earlier choices in the same decision already took, by balance; chosen bins are added to it. */
  readonly taken?: Map<string, number>;
  /** Bins to avoid. */
  readonly except?: ReadonlySet<string>;
}

interface Chosen {
  readonly location: string;
  readonly quantity: number;
}

/**
 * Chooses bins for a quantity (thousandths): picking bins first, in pick sequence, then other locations, staging last;
 * only unreserved goods, never from a blocked location or quarantine, nor where they are doubted. May return less. [PK2]
 * [ST12]
 */
export function chooseBins(view: Reader, wanted: Wanted): Chosen[] {
  const { taken = new Map<string, number>() } = wanted;
  const chosen: Chosen[] = [];
  let left = wanted.quantity;
  for (const { balance } of walk(view, wanted)) {
    const free = balance.onHand - balance.reserved - (taken.get(balance.id) ?? 0);
    const quantity = Math.min(free, left);
    if (quantity <= 0) continue;
    chosen.push({ location: balance.location, quantity });
    taken.set(balance.id, (taken.get(balance.id) ?? 0) + quantity);
    left -= quantity;
  }
  return chosen;
}

interface Stop {
  readonly balance: BalanceRow;
  readonly rank: number;
  readonly pickSequence: number;
}

function walk(view: Reader, { warehouse, product, except }: Wanted): Stop[] {
  const stops: Stop[] = [];
  for (const balance of view.by('balance', 'bins', placeKey(product, warehouse))) {
    const place = view.get('location', balance.location);
    if (!place || place.state !== 'active' || !balance.available) continue;
    if (isKeptBack(balance) || except?.has(place.id)) continue;
    const rank = place.locationType === 'staging' ? 2 : place.pickable ? 0 : 1;
    stops.push({ balance, rank, pickSequence: place.pickSequence });
  }
  return stops.sort(
    (a, b) => a.rank - b.rank || a.pickSequence - b.pickSequence || compare(a.balance.id, b.balance.id),
  );
}
