import type { StockEffect } from '../engine/document-type.ts';
import type { Env } from '../engine/env.ts';
import type { Reader } from '../engine/reader.ts';
import type { Counted, CountDisturbed, Counting, Moved, Taken } from './stock.facts.ts';
import { ofLot } from './stock.lots.ts';
import { placeKey } from './stock.tables.ts';

type Write = (fact: { type: string; data: unknown }) => void;
type Disturbed = CountDisturbed['entries'];

/** What is being counted and has been counted, and what picks take while it is. */
export function postCounting(view: Reader, effect: StockEffect, env: Env, write: Write): null {
  const { counting, taken, counted } = effect;
  if (taken?.length) postTaken(view, taken, env, write);
  if (counted?.length) write({ type: 'counted', data: { entries: [...counted] } satisfies Counted });
  if (counting?.length)
    write({
      type: 'counting',
      data: {
        entries: counting.map(({ taken: inHand, ...entry }) =>
          inHand?.length ? { ...entry, taken: [...inHand] } : entry,
        ),
      } satisfies Counting,
    });
  return null;
}

/** Only bins that a count has keep what is taken; what was taken before a posted count disturbs it. [ST22] [ST23] */
function postTaken(view: Reader, taken: NonNullable<StockEffect['taken']>, env: Env, write: Write): void {
  const at = env.madeAt ?? env.now;
  const entries = taken.filter(({ location }) => view.get('countedBin', location) !== undefined);
  if (entries.length > 0) write({ type: 'taken', data: { at, entries } satisfies Taken });
  if (env.madeAt !== undefined) tellDisturbed(disturbedBy(view, taken, at), write);
}

/**
 * Goods whose last count was after these moves: they are dated before it, and were not known when it was posted. What a
 * pick moves was taken earlier, when it was scanned. [ST23]
 */
export function disturbedByMoves(view: Reader, { effectiveAt, source, moves }: Moved, env: Env): Disturbed {
  if (Date.parse(effectiveAt) >= Date.parse(env.now)) return [];
  const ends = moves.flatMap(({ product, lot, from, to, fromWarehouse, toWarehouse }) => [
    ...(fromWarehouse === null || source.kind === 'pick' ? [] : [{ product, ...ofLot(lot), location: from }]),
    ...(toWarehouse === null ? [] : [{ product, ...ofLot(lot), location: to }]),
  ]);
  return disturbedBy(view, ends, effectiveAt);
}

interface Goods {
  readonly product: string;
  readonly location: string;
  readonly lot?: string;
}

function disturbedBy(view: Reader, goods: readonly Goods[], at: string): Disturbed {
  return goods.flatMap(({ product, location, lot }) => {
    const last = view.get('lastCount', placeKey(product, location, lot)) ?? view.get('lastCount', location);
    const isLater = last !== undefined && Date.parse(last.at) > Date.parse(at);
    return isLater ? [{ product, location, ...ofLot(lot), count: last.count }] : [];
  });
}

export function tellDisturbed(entries: Disturbed, write: Write): void {
  if (entries.length > 0) write({ type: 'countDisturbed', data: { entries } satisfies CountDisturbed });
}
