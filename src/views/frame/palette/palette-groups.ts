import type { PaletteEntry, PaletteGroup, RankedGroup } from './palette-entry.ts';
import { bestOf } from './rank.ts';

const MOST_OF_A_GROUP = 6;

const namesOf = ({ label, also }: PaletteEntry): readonly string[] =>
  also === undefined ? [label] : [label, also];

/** The matches, with the best group first; equally good groups keep their order. */
export function narrowed(
  groups: readonly PaletteGroup[],
  documents: readonly RankedGroup[],
  query: string,
): readonly PaletteGroup[] {
  const others = groups.flatMap((group): RankedGroup[] => {
    const best = bestOf(group.entries, namesOf, query, MOST_OF_A_GROUP);
    const [first] = best;
    return first ? [{ ...group, entries: best.map(({ one }) => one), rank: first.rank }] : [];
  });
  return [...others, ...documents].toSorted((a, b) => a.rank - b.rank);
}
