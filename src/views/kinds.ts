import { knowKinds } from './kind-registry.ts';
import type { KindPlace, KindView } from './kind-view.ts';

/** Each `<slug>.view.ts` exports one declaration: a kind is shown because its file is there. */
const files = import.meta.glob<Readonly<Record<string, KindView>>>('./*/*.view.ts', { eager: true });
const declared = Object.values(files).flatMap((file) => Object.values(file));

/** Where the documents of each kind that has pages are met, in the order in which their pages are offered. */
export const places: readonly KindPlace[] = declared
  .flatMap(({ place }) => place ?? [])
  .toSorted((a, b) => a.offered - b.offered);

/** Every kind of document that is shown, those with pages first. */
export const kinds: readonly KindView[] = declared.toSorted((a, b) => placeOf(a) - placeOf(b));

function placeOf({ place }: KindView): number {
  return place?.offered ?? Number.MAX_SAFE_INTEGER;
}

knowKinds(kinds);
