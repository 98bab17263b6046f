import type { PartyCategoryRow } from '#model/areas/setup/party-category/party-category.ts';
import { withDescendants } from '#views/kit/records/record-tree.ts';

/** The sum of a figure over the categories below each, and itself. [PC4] */
export function summedUp(
  rows: readonly PartyCategoryRow[],
  own: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const sum = (id: string): number =>
    [...withDescendants(rows, id)].reduce((total, one) => total + (own.get(one) ?? 0), 0);
  return new Map(rows.map(({ id }) => [id, sum(id)]));
}

/** A figure of each party, added up by the category it is in. */
export function byCategory<P extends { readonly id: string; readonly category: string | null }>(
  parties: readonly P[],
  figure: (party: P) => number,
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const party of parties)
    if (party.category !== null) sums.set(party.category, (sums.get(party.category) ?? 0) + figure(party));
  return sums;
}
