import type { Reader } from '#model/engine/reader.ts';
import { MOST_DEEP, type PartyCategoryRow, type PartyKind } from './party-category.ts';

/** The tree of categories of customers, or of suppliers, as a view has it. */
export interface TreeReader {
  get(id: string): PartyCategoryRow | undefined;
  /** Categories in use right below one. */
  below(id: string): readonly PartyCategoryRow[];
  /** Categories in use with this `siblingKey`. */
  named(key: string): readonly PartyCategoryRow[];
  /** A category and those above it, from the inside out. */
  above(row: PartyCategoryRow): readonly PartyCategoryRow[];
  /** How many levels a category and those below it take. */
  height(id: string): number;
}

/** Reads a tree; it may throw `Miss`, as its view. */
export function categoryTreeOf(party: PartyKind, view: Reader): TreeReader {
  const kind = `${party}Category` as const;
  const get = (id: string): PartyCategoryRow | undefined => view.get(kind, id);
  const below = (id: string): readonly PartyCategoryRow[] => view.by(kind, 'parent', id);
  const height = (id: string): number => 1 + Math.max(0, ...below(id).map((row) => height(row.id)));
  return {
    get,
    below,
    named: (key) => view.by(kind, 'sibling', key),
    above: (row) => chainOf(row, get),
    height,
  };
}

/** A category and those above it, from the inside out. */
export function chainOf<R extends Pick<PartyCategoryRow, 'id' | 'parent'>>(
  row: R | undefined,
  get: (id: string) => R | undefined,
): readonly R[] {
  const chain: R[] = [];
  // One that was restored below another may be deeper than people may make it, but no tree is a circle.
  for (
    let one = row;
    one && chain.length <= 2 * MOST_DEEP;
    one = one.parent === null ? undefined : get(one.parent)
  )
    chain.push(one);
  return chain;
}
