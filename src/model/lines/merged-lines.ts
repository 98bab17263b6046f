import { total } from './line-parts.ts';

/** Lines that say the same on a paper, as one: the first of them, with the sum. */
export interface MergedLine<L> {
  readonly id: string;
  readonly first: L;
  /** Thousandths. */
  readonly quantity: number;
  readonly parts: readonly L[];
}

interface Countable {
  readonly id: string;
  readonly quantity: number;
}

/** One line for all that have the same key, in the order of their first ones. */
export const mergedLines = <L extends Countable>(
  lines: readonly L[],
  keyOf: (line: L) => string,
): readonly MergedLine<L>[] =>
  [...Map.groupBy(lines, keyOf).values()].flatMap((parts) => {
    const [first] = parts;
    if (!first) return [];
    return [{ id: first.id, first, parts, quantity: sumOf(parts) }];
  });

interface OfLot extends Countable {
  readonly lot?: string | undefined;
}

/** How much of each lot there is in some lines: those of no lot are left out. */
export const lotsIn = (
  lines: readonly OfLot[],
): readonly { readonly lot: string; readonly quantity: number }[] =>
  [...Map.groupBy(lines, ({ lot }) => lot)].flatMap(([lot, parts]) =>
    lot === undefined ? [] : [{ lot, quantity: sumOf(parts) }],
  );

const sumOf = (lines: readonly Countable[]): number => total(lines, ({ quantity }) => quantity);
