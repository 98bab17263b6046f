import { z } from 'zod';

/**
 * A place in what changes at the other side, read in the order in which it changed: up to a moment, and what of that moment itself
 * was seen. Several things may have changed in one second, and more of them may yet appear in it.
 */
const place = z.object({
  /** What is read changed then or later, as the other side writes moments; null: all. */
  since: z.string().nullable(),
  /** Ids with exactly that moment that were seen. */
  seen: z.array(z.string()),
  /** Where the other side goes on within this reading; null: at its start. */
  after: z.string().nullable(),
  /** The last moment of this reading so far, and the ids with it; null: nothing was read yet. */
  top: z.string().nullable(),
  atTop: z.array(z.string()),
});
export type Place = z.infer<typeof place>;

const start: Place = { since: null, seen: [], after: null, top: null, atTop: [] };

/** The place that a cursor says; null, or what is none: the beginning. */
export function placeOf(cursor: string | null): Place {
  if (cursor === null) return start;
  try {
    return place.parse(JSON.parse(cursor));
  } catch {
    return start;
  }
}

/** Something that changed, with its id and the moment. */
export interface Changed {
  readonly id: string;
  readonly at: string;
}

/**
 * Those of a page that were not seen, and the cursor after it. Moments compare as texts: all are of one notation.
 * @param after where this reading goes on; null: it ends, and the next one begins with what changed last
 */
export function movedOn<T extends Changed>(
  from: Place,
  found: readonly T[],
  after: string | null,
): { readonly fresh: readonly T[]; readonly cursor: string } {
  const fresh = found.filter(({ id, at }) => !(at === from.since && from.seen.includes(id)));
  const before = from.top === null ? { top: from.since, atTop: from.seen } : from;
  const top = fresh.reduce((last, { at }) => (last === null || at > last ? at : last), before.top);
  const kept = top === before.top ? before.atTop : [];
  const atTop = [...new Set([...kept, ...fresh.filter(({ at }) => at === top).map(({ id }) => id)])];
  const next: Place =
    after === null
      ? { since: top, seen: atTop, after: null, top: null, atTop: [] }
      : { since: from.since, seen: from.seen, after, top, atTop };
  return { fresh, cursor: JSON.stringify(next) };
}
