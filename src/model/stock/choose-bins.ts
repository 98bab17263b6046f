import type { Reader } from '../engine/reader.ts';
import { ofLot } from './stock.lots.ts';
import type { BalanceRow } from './stock.tables.ts';
import { isKeptBack, placeKey, unheldOf } from './stock.tables.ts';
import { compare } from '../values/order.ts';

interface Wanted {
  readonly warehouse: string;
  readonly product: string;
  readonly quantity: number;
  /** The company's day: lots that have expired by then are left. */
  readonly today: string;
  /** What earlier choices in the same decision already took, by balance; chosen bins are added to it. */
  readonly taken?: Map<string, number>;
  /** Bins to avoid. */
  readonly except?: ReadonlySet<string>;
}

interface Chosen {
  readonly location: string;
  readonly lot?: string;
  readonly quantity: number;
}

/**
 * Chooses bins, and lots in them, for a quantity (thousandths): what expires first, then picking bins in pick sequence,
 * other locations, staging last, then the older lot; only unreserved goods, never from a blocked location or quarantine,
 * nor on hold, expired or doubted. May return less. [PK2] [PK10] [ST12]
 */
export function chooseBins(view: Reader, wanted: Wanted): Chosen[] {
  const { taken = new Map<string, number>() } = wanted;
  const chosen: Chosen[] = [];
  let left = wanted.quantity;
  for (const { balance } of walk(view, wanted)) {
    const free = unheldOf(balance) - (taken.get(balance.id) ?? 0);
    const quantity = Math.min(free, left);
    if (quantity <= 0) continue;
    chosen.push({ location: balance.location, ...ofLot(balance.lot), quantity });
    taken.set(balance.id, (taken.get(balance.id) ?? 0) + quantity);
    left -= quantity;
  }
  return chosen;
}

interface Stop {
  readonly balance: BalanceRow;
  /** The day it expires; later than any other if it does not. */
  readonly expiresOn: string;
  readonly rank: number;
  readonly pickSequence: number;
}

const NEVER = '9999-12-31';

function walk(view: Reader, { warehouse, product, today, except }: Wanted): Stop[] {
  const stops: Stop[] = [];
  for (const balance of view.by('balance', 'bins', placeKey(product, warehouse))) {
    const place = view.get('location', balance.location);
    if (!place || place.state !== 'active' || !balance.available) continue;
    if (isKeptBack(balance) || except?.has(place.id)) continue;
    const lot = balance.lot === undefined ? undefined : view.get('lot', balance.lot);
    const expiresOn = lot?.expiresOn ?? NEVER;
    if (expiresOn < today) continue;
    const rank = place.locationType === 'staging' ? 2 : place.pickable ? 0 : 1;
    stops.push({ balance, expiresOn, rank, pickSequence: place.pickSequence });
  }
  return stops.sort(
    (a, b) =>
      compare(a.expiresOn, b.expiresOn) ||
      a.rank - b.rank ||
      a.pickSequence - b.pickSequence ||
      compare(a.balance.lot ?? '', b.balance.lot ?? '') ||
      compare(a.balance.id, b.balance.id),
  );
}
