import { rowsFor } from './conform.ts';
import type { Observation, Spec } from './conform.ts';
import type { CoverPath } from './cover.ts';
import { nodeAt } from './graph.ts';
import type { Edge, Graph, Offer, System } from './graph.ts';
import type { Walk } from './walk.ts';

/** How often each row matches a step on walked paths, for a system based on the recorded one. */
export type RowsOf<S> = <D, T = S>(
  by: System<T, D>,
) => (paths: readonly CoverPath<D>[]) => Record<string, number>;

/** Which rows match a move, for a system based on the recorded one. */
export type RowsOn<S> = <D, T = S>(
  by: System<T, D>,
  graph: Graph<T, D>,
) => (edge: Edge<D>) => readonly string[];

interface Heard<S, E> {
  readonly system: System<S, E>;
  readonly rowsOf: RowsOf<S>;
  readonly rowsOn: RowsOn<S>;
}

/**
 * A system whose steps are recorded. A browser often cannot produce an event alone: its walk joins several steps into
 * one, while the rows describe each. Walking its paths again on its own system tells which steps those were.
 * @param named all offers that the text has a name for, if the system offers fewer
 */
export function heardRows<S, E extends { readonly type: string }, O extends Observation, A>(
  system: System<S, E>,
  spec: Spec<S, E, O, A>,
  named: System<S, E>['offers'] = system.offers,
): Heard<S, E> {
  let hear: (before: S, event: E) => void = () => {};
  const heard: System<S, E> = {
    ...system,
    step: (state, event) => {
      hear(state, event);
      return system.step(state, event);
    },
  };
  const told: Told = (by, state, offer) => {
    const rows: string[] = [];
    hear = (before, event) => {
      const word = wordOf(named(before), event, offer.word);
      if (word === undefined) return;
      rows.push(...rowsFor(spec, spec.observe(before), word, spec.ask(event)).map(({ id }) => id));
    };
    const { next } = by.step(state, offer.event);
    hear = () => {};
    return { rows, next };
  };
  return {
    system: heard,
    rowsOf: (by) => (paths) => countAlong(by, paths, told, spec.rows),
    rowsOn: (by, graph) => (edge) => told(by, nodeAt(graph, edge.from).state, edge.offer).rows,
  };
}

type Told = <T, D>(by: System<T, D>, state: T, offer: Offer<D>) => { rows: string[]; next: T };

function countAlong<T, D>(
  by: System<T, D>,
  paths: readonly CoverPath<D>[],
  told: Told,
  rows: readonly { readonly id: string }[],
): Record<string, number> {
  const counts = Object.fromEntries(rows.map(({ id }) => [id, 0]));
  for (const path of paths) {
    const start = by.starts.find(({ label }) => label === path.start);
    if (!start) throw new Error(`${path.start} is no start of ${by.name}`);
    let { state } = start;
    for (const { offer } of path.edges) {
      const step = told(by, state, offer);
      for (const id of step.rows) counts[id] = (counts[id] ?? 0) + 1;
      state = step.next;
    }
  }
  return counts;
}

/** The paths on which everything was as the graph says, including the refusals tried along them. */
export function soundPaths<E>(
  paths: readonly CoverPath<E>[],
  { mismatches }: Pick<Walk, 'mismatches'>,
): readonly CoverPath<E>[] {
  return paths.filter(({ start, edges }) => {
    const labels = [`(${start})`, ...edges.map(({ offer }) => offer.label)];
    return !mismatches.some(({ path }) => path.slice(0, -1).every((label, at) => label === labels[at]));
  });
}

/**
 * The text's name for an event: its offer's word, or the word of all offers of its type. Of several names, as for a key
 * that does what a button does, it is the one of the action taken.
 */
function wordOf<E extends { readonly type: string }>(
  offers: readonly Offer<E>[],
  event: E,
  done: string,
): string | undefined {
  const text = JSON.stringify(event);
  const same = offers.filter((offer) => offer.event === event || JSON.stringify(offer.event) === text);
  if (same[0]) return (same.find(({ word }) => word === done) ?? same[0]).word;
  const words = new Set(offers.filter((offer) => offer.event.type === event.type).map(({ word }) => word));
  return words.size === 1 ? [...words][0] : undefined;
}
