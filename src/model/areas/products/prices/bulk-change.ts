import { addDays } from '#model/values/moments.ts';
import { compare } from '#model/values/order.ts';
import { divideRounded } from '#model/values/round.ts';
import { isInForce, newest } from './in-force.ts';
import type { ListedPriceForm, ListedPriceRow } from './listed-price.facts.ts';

/** How a changed price is rounded, in display order. [PRI12] */
export const roundings = ['none', 'whole', 'half', 'ninety', 'fives', 'tens'] as const;
export type Rounding = (typeof roundings)[number];

/** Which prices there are to round to, ten-thousandths: one every `step`, the first above zero by `first`. */
const steps: Readonly<Record<Rounding, { readonly step: bigint; readonly first: bigint }>> = {
  none: { step: 1n, first: 0n },
  whole: { step: 1_0000n, first: 0n },
  half: { step: 5000n, first: 0n },
  ninety: { step: 1_0000n, first: 9000n },
  fives: { step: 5_0000n, first: 0n },
  tens: { step: 10_0000n, first: 0n },
};

/** What becomes of the prices of a list. */
export interface PriceChange {
  /** Basis points of the price, or ten-thousandths of the list's currency; below zero it goes down. */
  readonly by: { readonly percent: number } | { readonly amount: number };
  readonly rounding: Rounding;
  /** The first day of the new prices; null, like today, changes them where they are. */
  readonly from: string | null;
}

const WHOLE = 10_000n;

/**
 * A price after a change, worked out exactly and rounded once, ties up. What comes to less than nothing is nothing; what
 * only rounding would take to nothing, or below, stays unrounded. [PRI11, PRI12]
 */
export function changedPrice(price: number, { by, rounding }: Omit<PriceChange, 'from'>): number {
  const exact =
    'percent' in by
      ? BigInt(price) * (WHOLE + BigInt(by.percent))
      : (BigInt(price) + BigInt(by.amount)) * WHOLE;
  if (exact <= 0n) return 0;
  const { step, first } = steps[rounding];
  const under = step * WHOLE;
  // One step more keeps the figure above zero, where a tie goes up; it is taken off again.
  const count = divideRounded(exact - first * WHOLE + under, under) - 1n;
  const rounded = count * step + first;
  return Number(rounded > 0n ? rounded : divideRounded(exact, WHOLE));
}

/** Why a chosen price stays as it is. */
export const staying = ['discount', 'archived', 'ended', 'replaced', 'same'] as const;
export type Staying = (typeof staying)[number];

export interface ChangedPrice {
  readonly row: ListedPriceRow;
  /** Ten-thousandths. */
  readonly before: number;
  readonly after: number;
  /** The first day of a price of its own; null: it is changed where it is. */
  readonly startsOn: string | null;
}

export interface BulkChange {
  readonly changed: readonly ChangedPrice[];
  readonly stays: Readonly<Record<Staying, number>>;
}

interface Asked {
  /** All prices of the list. */
  readonly rows: readonly ListedPriceRow[];
  readonly isChosen: (row: ListedPriceRow) => boolean;
  readonly change: PriceChange;
  readonly today: string;
}

/** What a change does to each chosen price of a list, and how many stay as they are. [PRI11 to PRI15] */
export function bulkChange({ rows, isChosen, change, today }: Asked): BulkChange {
  const day = change.from !== null && change.from > today ? change.from : null;
  const starts = day === null ? null : startsIn(rows, day);
  const changed: ChangedPrice[] = [];
  const stays: Record<Staying, number> = { discount: 0, archived: 0, ended: 0, replaced: 0, same: 0 };
  for (const row of rows) {
    if (!isChosen(row)) continue;
    const next = changeOf(row, change, { until: day ?? today, starts });
    if (typeof next === 'string') stays[next] += 1;
    else changed.push(next);
  }
  return { changed, stays };
}

interface Days {
  /** Prices that end before this day stay. */
  readonly until: string;
  /** The first day of each price that goes on by a new one; null where all are changed where they are. */
  readonly starts: ReadonlyMap<string, string> | null;
}

function changeOf(row: ListedPriceRow, change: PriceChange, { until, starts }: Days): ChangedPrice | Staying {
  const { state, price, endsOn, startsOn } = row;
  if (state === 'archived') return 'archived';
  if (price === null) return 'discount';
  if (endsOn !== null && endsOn < until) return 'ended';
  const after = changedPrice(price, change);
  if (after === price) return 'same';
  const isLater = starts === null || (startsOn !== null && startsOn >= until);
  if (isLater) return { row, before: price, after, startsOn: null };
  const first = starts.get(row.id);
  return first === undefined ? 'replaced' : { row, before: price, after, startsOn: first };
}

const placeOf = ({ product, category, unit, from }: ListedPriceRow): string =>
  [product ?? category ?? '', unit?.toLowerCase() ?? '', from].join(':');

/**
 * From which day each price that is in force on a day goes on by a new one. Of several for the same thing the newest
 * holds: one below it goes on where that ends, or not at all. [PRI14]
 */
function startsIn(rows: readonly ListedPriceRow[], day: string): ReadonlyMap<string, string> {
  const inForce = rows.filter((row) => row.state !== 'archived' && isInForce(row, day));
  const starts = new Map<string, string>();
  for (const group of Map.groupBy(inForce, placeOf).values()) {
    let first = day;
    for (const { id, endsOn } of group.toSorted((a, b) => compare(newest(b), newest(a)))) {
      if (endsOn !== null && endsOn < first) continue;
      starts.set(id, first);
      if (endsOn === null) break;
      first = addDays(endsOn, 1);
    }
  }
  return starts;
}

/** One command to a price. */
export interface PriceStep {
  readonly type: 'create' | 'update' | 'archive' | 'restore';
  readonly document: string;
  readonly data: object;
  /** Of the price that it was worked out from; absent: it is written whatever the price says now. */
  readonly version?: number;
}

/** What is done for one price: all steps or none, so each names what takes it back. */
export interface PriceSteps {
  readonly id: string;
  readonly steps: readonly { readonly step: PriceStep; readonly back: PriceStep }[];
}

/**
 * The same steps, each on its price as it is held now: what somebody else has written by the time that the server decides is
 * not written over. [PRI15]
 */
export const onPresent = (
  { id, steps }: PriceSteps,
  held: (id: string) => Pick<ListedPriceRow, 'version'> | undefined,
): PriceSteps => ({
  id,
  steps: steps.map(({ step, back }) => {
    const version = step.type === 'update' ? held(step.document)?.version : undefined;
    return { step: version === undefined ? step : { ...step, version }, back };
  }),
});

/** The form of a price, with every field that its side has. */
const formOf = ({
  id: _id,
  state: _state,
  version: _version,
  createdAt: _createdAt,
  changedAt: _changedAt,
  ...form
}: ListedPriceRow): ListedPriceForm => form;

const updated = (row: ListedPriceRow, over: Partial<ListedPriceForm>): PriceStep => ({
  type: 'update',
  document: row.id,
  data: { ...formOf(row), ...over },
});

/** The commands of a change; a price of its own is `created`, and the present one ends the day before. [PRI13] */
export function stepsOf({ row, after, startsOn }: ChangedPrice, created: string): PriceSteps {
  const back = updated(row, {});
  if (startsOn === null) return { id: row.id, steps: [{ step: updated(row, { price: after }), back }] };
  const data = { ...formOf(row), price: after, startsOn };
  const archive: PriceStep = { type: 'archive', document: created, data: {} };
  return {
    id: row.id,
    steps: [
      { step: { type: 'create', document: created, data }, back: archive },
      { step: updated(row, { endsOn: addDays(startsOn, -1) }), back },
    ],
  };
}

/** What undoes a change; null where somebody has changed the price since, or it was never written. [PRI15] */
export function undoingSteps(
  { row, before, after, startsOn }: ChangedPrice,
  created: string,
  held: (id: string) => ListedPriceRow | undefined,
): PriceSteps | null {
  const now = held(row.id);
  if (!now || now.state === 'archived') return null;
  const back = updated(now, {});
  if (startsOn === null)
    return now.price === after
      ? { id: row.id, steps: [{ step: updated(now, { price: before }), back }] }
      : null;
  const next = held(created);
  if (next?.state !== 'active' || next.price !== after || now.endsOn !== addDays(startsOn, -1)) return null;
  const [archive, restore] = (['archive', 'restore'] as const).map((type): PriceStep => ({
    type,
    document: created,
    data: {},
  })) as [PriceStep, PriceStep]; // one each
  return {
    id: row.id,
    steps: [
      { step: archive, back: restore },
      { step: updated(now, { endsOn: row.endsOn }), back },
    ],
  };
}
