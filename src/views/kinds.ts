import { knowKinds } from './kind-registry.ts';
import type { KindPlace, KindView } from './kind-view.ts';

/** Each `<slug>.view.ts` exports one declaration: a kind is shown because its file is there. */
const files = import.meta.glob<Readonly<Record<string, KindView>>>('./*/*.view.ts', { eager: true });

/** Every kind of document that is shown, in the order in which their pages are offered; those without pages last. */
export const kinds: readonly KindView[] = Object.values(files)
  .flatMap((file) => Object.values(file))
  .toSorted((a, b) => orderOf(a) - orderOf(b));

function orderOf({ place }: KindView): number {
  return place?.offered ?? Number.MAX_SAFE_INTEGER;
}

/** Where the documents of each kind that has pages are met. */
export const places: readonly KindPlace[] = kinds.flatMap(({ place }) => place ?? []);

knowKinds(kinds);
