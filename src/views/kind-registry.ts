import type { KindPlace, KindView } from './kind-view.ts';

let known: ReadonlyMap<string, KindView> | undefined;

/**
 * Makes the kinds of documents known to the rooms that serve all of them and import none: kinds.ts does, before anything
 * is shown.
 */
export function knowKinds(kinds: readonly KindView[]): void {
  known = new Map(kinds.map((kind) => [kind.kind, kind]));
}

/** How a kind of document is seen; undefined for one that nobody is shown. Throws before the kinds are known. */
export function kindOf(kind: string): KindView | undefined {
  if (!known) throw new Error('no kind of document is known yet: import views/kinds.ts first');
  return known.get(kind);
}

/** Where the documents of a kind are met; undefined for one without pages. */
export const placeOf = (kind: string): KindPlace | undefined => kindOf(kind)?.place ?? undefined;
