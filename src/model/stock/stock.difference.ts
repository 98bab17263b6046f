import { ifKnown } from '../engine/if-known.ts';
import type { Overlay } from '../engine/overlay.ts';
import type { Reader } from '../engine/reader.ts';
import type { Rows, TableName } from '../engine/rows.ts';
import { ofLot } from './stock.lots.ts';

/** By how much a place has more of a product, or with a minus less, and how much of it is on hold; thousandths. */
export interface PlaceDifference {
  readonly id: string;
  readonly product: string;
  readonly lot?: string;
  readonly location: string;
  readonly onHand: number;
  readonly held: number;
}

/** By how much the stock of a product is worth more, minor units. */
export interface ValueDifference {
  readonly id: string;
  readonly product: string;
  readonly value: number;
}

/** By how much a line of a document is promised more, or brings more; thousandths. */
export interface LineDifference {
  readonly id: string;
  readonly kind: string;
  readonly document: string;
  readonly product: string;
  readonly promised: number;
  readonly expected: number;
}

/** What a command changes in stock, in what it is worth, and for other documents. */
export interface StockDifference {
  readonly places: readonly PlaceDifference[];
  readonly values: readonly ValueDifference[];
  readonly lines: readonly LineDifference[];
}

/** Compares what was written upon a view with what was there before; only what differs is told. */
export function differenceOf(before: Reader, written: Pick<Overlay, 'rows'>): StockDifference {
  return {
    places: changed(before, written, 'balance', (was, is) => {
      const { id, product, lot, location, warehouse } = is;
      const held = (is.held ?? 0) - (was?.held ?? 0);
      const onHand = is.onHand - (was?.onHand ?? 0);
      return warehouse === null || (onHand === 0 && held === 0)
        ? null
        : { id, product, ...ofLot(lot), location, onHand, held };
    }),
    values: changed(before, written, 'valuation', (was, { id, value: now }) => {
      const value = now - (was?.value ?? 0);
      return value === 0 ? null : { id, product: id, value };
    }),
    lines: [...promisesIn(before, written), ...expectedIn(before, written)],
  };
}

const promisesIn = (before: Reader, written: Pick<Overlay, 'rows'>): LineDifference[] =>
  differing(before, written, 'reservation').flatMap(([was, is]) => {
    const row = is ?? was;
    const promised = held(is) - held(was);
    if (!row || promised === 0) return [];
    const { id, kind, document, product } = row;
    return [{ id: `${id} promised`, kind, document, product, promised, expected: 0 }];
  });

const held = (row: Rows['reservation'] | undefined): number => (row ? row.soft + row.hard : 0);

const expectedIn = (before: Reader, written: Pick<Overlay, 'rows'>): LineDifference[] =>
  differing(before, written, 'expectedReceipt').flatMap(([was, is]) => {
    const row = is ?? was;
    const expected = (is?.open ?? 0) - (was?.open ?? 0);
    if (!row || expected === 0) return [];
    const { id, kind = 'purchaseOrder', order: document, product } = row;
    return [{ id: `${id} expected`, kind, document, product, promised: 0, expected }];
  });

/** Rows that were written, as they were and as they are; undefined where there is none. */
function differing<N extends TableName>(
  before: Reader,
  { rows }: Pick<Overlay, 'rows'>,
  table: N,
): [Rows[N] | undefined, Rows[N] | undefined][] {
  return [...(rows.get(table) ?? [])].map(([id, row]) => [
    ifKnown(() => before.get(table, id), undefined),
    (row ?? undefined) as Rows[N] | undefined, // table N holds Rows[N]
  ]);
}

const changed = <N extends TableName, D>(
  before: Reader,
  written: Pick<Overlay, 'rows'>,
  table: N,
  told: (was: Rows[N] | undefined, is: Rows[N]) => D | null,
): D[] =>
  differing(before, written, table).flatMap(([was, is]) => {
    const one = is && told(was, is);
    return one ? [one] : [];
  });
