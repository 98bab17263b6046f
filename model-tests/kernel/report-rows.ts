import { rowsFor } from './conform.ts';
import type { Observation, Spec } from './conform.ts';
import type { CoverPath } from './cover.ts';
import type { Offer, System } from './graph.ts';
import type { Walk } from './walk.ts';

/** How often each row speaks of a step of paths that were walked on a system made of the heard one. */
export type RowsOf<S> = <D, T = S>(
  by: System<T, D>,
) => (paths: readonly CoverPath<D>[]) => Record<string, number>;

/**
 * A system whose steps are heard. A browser often cannot have an event alone: its walk joins several steps into one,
 * and the rows speak of each. Walking its paths once more on its own system says which steps those were.
 */
export function heardRows<S, E extends { readonly type: string }, O extends Observation, A>(
  system: System<S, E>,
  spec: Spec<S, E, O, A>,
): { system: System<S, E>; rowsOf: RowsOf<S> } {
  let hear: (before: S, event: E) => void = () => {};
  const heard: System<S, E> = {
    ...system,
    step: (state, event) => {
      hear(state, event);
      return system.step(state, event);
    },
  };
  const rowsOf: RowsOf<S> = (by) => (paths) => {
    const counts = Object.fromEntries(spec.rows.map(({ id }) => [id, 0]));
    const count = (before: S, event: E): void => {
      const word = wordOf(system.offers(before), event);
      if (word === undefined) return;
      for (const { id } of rowsFor(spec, spec.observe(before), word, spec.ask(event)))
        counts[id] = (counts[id] ?? 0) + 1;
    };
    for (const path of paths) {
      let state = by.starts.find(({ label }) => label === path.start)?.state;
      if (state === undefined) throw new Error(`${path.start} is no start of ${by.name}`);
      for (const { offer } of path.edges) {
        hear = count;
        const { next } = by.step(state, offer.event);
        hear = () => {};
        state = next;
      }
    }
    return counts;
  };
  return { system: heard, rowsOf };
}

/** The paths on which nothing was otherwise than the graph says, what was refused beside them included. */
export function soundPaths<E>(
  paths: readonly CoverPath<E>[],
  { mismatches }: Pick<Walk, 'mismatches'>,
): readonly CoverPath<E>[] {
  return paths.filter(({ start, edges }) => {
    const labels = [`(${start})`, ...edges.map(({ offer }) => offer.label)];
    return !mismatches.some(({ path }) => path.slice(0, -1).every((label, at) => label === labels[at]));
  });
}

/** The text's name for an event: of the offer that it is, else what all offers of its type are called. */
function wordOf<E extends { readonly type: string }>(
  offers: readonly Offer<E>[],
  event: E,
): string | undefined {
  const text = JSON.stringify(event);
  const same = offers.find((offer) => offer.event === event || JSON.stringify(offer.event) === text);
  if (same) return same.word;
  const words = new Set(offers.filter((offer) => offer.event.type === event.type).map(({ word }) => word));
  return words.size === 1 ? [...words][0] : undefined;
}
