import { knowKinds } from './kind-registry.ts';
import type { KindPlace, KindView } from './kind-view.ts';

/** Each `<slug>.view.ts` exports one declaration: adding the file is enough to show the kind. */
const files = import.meta.glob<Readonly<Record<string, KindView>>>('./**/*.view.ts', { eager: true });

/** Every kind of document that is shown, in site map order; those without pages last. */
export const kinds: readonly KindView[] = Object.values(files)
  .flatMap((file) => Object.values(file))
  .toSorted((a, b) => orderOf(a) - orderOf(b));

function orderOf({ place }: KindView): number {
  return place?.offered ?? Number.MAX_SAFE_INTEGER;
}

/** The places of all kinds with pages. */
export const places: readonly KindPlace[] = kinds.flatMap(({ place }) => place ?? []);

knowKinds(kinds);
