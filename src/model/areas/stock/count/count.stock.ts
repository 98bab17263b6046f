import type {
  AppliedEvent,
  CountedDraft,
  CountingDraft,
  MoveDraft,
  ReserveDraft,
  StockEffect,
} from '#model/engine/document-type.ts';
import type { Reader } from '#model/engine/reader.ts';
import { ofLot } from '#model/stock/stock.lots.ts';
import { promisesBeyondAll } from '#model/stock/stock.promises.ts';
import { type BalanceRow, isPromisable, unheldOf } from '#model/stock/stock.tables.ts';
import type { CountFact, CountRow, PostedLine } from './count.facts.ts';
import { balanceOf, namesProducts } from './count.lines.ts';
import { heldBeyond, leavingOf } from './count.posting.ts';

type Holding = CountRow['held'][number];

/** What a freeze puts on hold: all that lies there unreserved. [CN9] */
export const freezable = (view: Reader, bins: readonly string[]): Holding[] =>
  bins.flatMap((location) =>
    view.by('balance', 'location', location).flatMap((balance) => {
      const quantity = unheldOf(balance);
      return quantity > 0 ? [{ location, product: balance.product, ...ofLot(balance.lot), quantity }] : [];
    }),
  );

/** Promises that a freeze can no longer keep. [ST15] */
export const promisesFrozen = (view: Reader, held: readonly Holding[]): ReserveDraft[] =>
  promisesBeyondAll(
    view,
    held.flatMap(({ location, product, lot, quantity }) => {
      const balance = balanceOf(view, { id: '', location, product, ...ofLot(lot) });
      return isPromisable(balance) ? [{ product, warehouse: balance.warehouse, quantity }] : [];
    }),
  );

/** The bins are the count's from now on, with what open picks have already taken from them. [CN3] [CN9] */
export function takeBins(event: AppliedEvent, view: Reader): StockEffect {
  const row = view.get('count', event.document);
  if (!row) return {};
  const { bins, held } = event.data as CountFact<'started'>; // the schema of `started`
  return {
    reserve: promisesFrozen(view, held),
    hold: held.map(heldThere),
    counting: bins.map((location) => ({
      location,
      warehouse: row.warehouse,
      count: row.id,
      taken: inHand(view, row.warehouse, location),
    })),
  };
}

const heldThere = ({ location, product, lot, quantity }: Holding) => ({
  location,
  product,
  ...ofLot(lot),
  quantity,
});

/** What picks that are not finished have in hand from a bin; what they pick from staging stays there. */
function inHand(view: Reader, warehouse: string, location: string): NonNullable<CountingDraft['taken']> {
  if (view.get('warehouse', warehouse)?.staging === location) return [];
  const taken = new Map<string, { product: string; lot?: string; quantity: number }>();
  for (const { lines } of view.by('pick', 'openWarehouse', warehouse))
    for (const { location: from, product, lot, picked } of lines) {
      if (from !== location || picked === 0) continue;
      const key = `${product}:${lot ?? ''}`;
      const quantity = (taken.get(key)?.quantity ?? 0) + picked;
      taken.set(key, { product, ...ofLot(lot), quantity });
    }
  return [...taken.values()];
}

/** The bins are free for other counts, and what was frozen is freed as far as it is still there. [CN9] */
export function letGoOfBins(event: AppliedEvent, view: Reader): StockEffect {
  const row = view.get('count', event.document);
  return row ? { ...thaw(view, row, new Map()), counting: endOf(row) } : {};
}

const endOf = ({ bins, warehouse }: CountRow): CountingDraft[] =>
  bins.map(({ location }) => ({ location, warehouse, count: null }));

type Freed = ReadonlyMap<string, number>;
const keyOf = ({ location, product, lot }: Omit<Holding, 'quantity'>): string =>
  [location, product, lot ?? ''].join(':');

/** @param freed thousandths that are freed already, by place and goods */
function thaw(view: Reader, { held, warehouse }: CountRow, freed: Freed): Pick<StockEffect, 'hold' | 'fill'> {
  const hold = held.flatMap((one) => {
    const balance = balanceOf(view, { id: '', ...one });
    const quantity = Math.min(one.quantity, (balance?.held ?? 0) - (freed.get(keyOf(one)) ?? 0));
    return quantity > 0 ? [heldThere({ ...one, quantity: -quantity })] : [];
  });
  return { hold, fill: hold.map(({ product }) => ({ product, warehouse })) };
}

/**
 * The books say what was found: losses leave for, and gains come from `loss`. Promises that are no longer covered are
 * released, and nobody doubts what was counted. [CN11] [ST12]
 */
export function bringToBooks(event: AppliedEvent, view: Reader): StockEffect {
  const row = view.get('count', event.document);
  if (!row) return {};
  const { lines } = event.data as CountFact<'posted'>; // the schema of `posted`
  const gone = lines.flatMap((line) => {
    const quantity = heldBeyond(view, line, []);
    return quantity > 0 ? [{ ...placeOf(line), quantity }] : [];
  });
  const rest = thaw(view, row, new Map(gone.map((one) => [keyOf(one), one.quantity])));
  return {
    reserve: promisesBeyondAll(view, leavingOf(view, lines, [])),
    doubt: lines.flatMap((line) => trusted(balanceOf(view, line))),
    hold: [...gone.map((one) => ({ ...one, quantity: -one.quantity })), ...(rest.hold ?? [])],
    moves: lines.flatMap(moveOf),
    fill: lines.map(({ product }) => ({ product, warehouse: row.warehouse })),
    counted: countedOf(row, lines),
    counting: endOf(row),
  };
}

const placeOf = ({ location, product, lot }: PostedLine) => ({ location, product, ...ofLot(lot) });

const trusted = (balance: BalanceRow | undefined) =>
  balance?.doubted === undefined
    ? []
    : [{ product: balance.product, location: balance.location, ...ofLot(balance.lot), pick: null }];

const LOSS = 'loss';

function moveOf({ id, product, lot, location, variance, unitCost }: PostedLine): MoveDraft[] {
  if (variance === 0) return [];
  const [from, to] = variance < 0 ? [location, LOSS] : [LOSS, location];
  const cost = variance > 0 && unitCost !== undefined ? { unitCost } : {};
  return [{ product, ...ofLot(lot), quantity: Math.abs(variance), from, to, line: id, ...cost }];
}

/** Goods and, where all of a bin was looked at, the bin; by when they were counted. */
function countedOf(row: CountRow, lines: readonly PostedLine[]): CountedDraft[] {
  const { id: count, warehouse } = row;
  const goods = lines.map((line) => ({ ...placeOf(line), warehouse, count, at: line.countedAt }));
  if (namesProducts(row)) return goods;
  const bins = row.bins.flatMap(({ location, empty }) => {
    const moments = lines.filter((line) => line.location === location).map(({ countedAt }) => countedAt);
    const at = [...moments, ...(empty ? [empty.at] : [])].sort().at(-1);
    return at === undefined ? [] : [{ location, warehouse, count, at }];
  });
  return [...bins, ...goods];
}

/** The mirror of what was posted: what was lost comes back at the value it left with. [CN14] */
export function takeBack(event: AppliedEvent, view: Reader): StockEffect {
  const row = view.get('count', event.document);
  if (!row) return {};
  const moves = row.lines.flatMap((line) =>
    moveOf(asPosted(line)).map((move) => ({
      ...move,
      from: move.to,
      to: move.from,
      ...(move.to === LOSS && line.value !== undefined ? { value: -line.value || 0 } : {}),
    })),
  );
  const leaving = moves.flatMap(({ product, lot, from, quantity }) => {
    const balance =
      from === LOSS ? undefined : balanceOf(view, { id: '', product, location: from, ...ofLot(lot) });
    return isPromisable(balance) ? [{ product, warehouse: balance.warehouse, quantity }] : [];
  });
  return {
    reserve: promisesBeyondAll(view, leaving),
    moves,
    fill: moves.map(({ product }) => ({ product, warehouse: row.warehouse })),
  };
}

const asPosted = ({ id, product, location, lot, variance = 0 }: CountRow['lines'][number]): PostedLine => ({
  id,
  product,
  location,
  ...ofLot(lot),
  counted: 0,
  countedAt: '',
  expected: 0,
  variance,
  value: 0,
});
