import type { KindPlace, KindView } from './kind-view.ts';

let known: ReadonlyMap<string, KindView> | undefined;

/**
 * Registers the kinds of documents for modules that serve all of them and import none: called by kinds.ts before
 * anything renders.
 */
export function knowKinds(kinds: readonly KindView[]): void {
  known = new Map(kinds.map((kind) => [kind.kind, kind]));
}

/** The view of a kind of document; undefined for one that is never shown. Throws before the kinds are registered. */
export function kindOf(kind: string): KindView | undefined {
  if (!known) throw new Error('no kind of document is known yet: import views/kinds.ts first');
  return known.get(kind);
}

/** Where documents of a kind are shown; undefined for a kind without pages. */
export const placeOf = (kind: string): KindPlace | undefined => kindOf(kind)?.place ?? undefined;
