import { movesFrom } from './graph.ts';
import type { Edge, Graph } from './graph.ts';

export interface CoverPath<E> {
  graph: string;
  start: string;
  edges: readonly Edge<E>[];
}

export interface Cover<E> {
  paths: CoverPath<E>[];
  steps: number;
  covered: ReadonlySet<string>;
  /** Wanted, yet not on any edge of any graph: a gap in the inputs or a dead transition. */
  unreached: string[];
}

type ItemsOf<E> = (edge: Edge<E>, previous: Edge<E> | undefined) => readonly string[];

/**
 * A few paths that together fire every wanted definition, over the union of the graphs (one per input set), and
 * optionally also take other items of the edges.
 */
export function everyTransition<S, E>(
  graphs: readonly Graph<S, E>[],
  wanted: readonly string[],
  also: (edge: Edge<E>) => readonly string[] = () => [],
): Cover<E> {
  return greedy(
    graphs,
    remembered((edge) => [...edge.fired, ...also(edge)]),
    wanted,
    false,
  );
}

/** Caches the items: each edge is queried many times. */
function remembered<E>(itemsOf: (edge: Edge<E>) => readonly string[]): ItemsOf<E> {
  const known = new Map<Edge<E>, readonly string[]>();
  return (edge) => {
    const items = known.get(edge) ?? itemsOf(edge);
    known.set(edge, items);
    return items;
  };
}

/**
 * A cover, followed by a few paths that take each row it passes by. What no move takes is left out, and found missing
 * when rows are counted.
 */
export function everyRow<S, E>(
  graph: Graph<S, E>,
  cover: readonly CoverPath<E>[],
  rowsOn: (edge: Edge<E>) => readonly string[],
): CoverPath<E>[] {
  const taken = new Set(cover.flatMap(({ edges }) => edges.flatMap(rowsOn)));
  return [...cover, ...coverGraph(graph, remembered(rowsOn), taken, false)];
}

/** A few paths that together take every edge: state × offer, so payload variants count. */
export function everyEdge<S, E>(graphs: readonly Graph<S, E>[]): Cover<E> {
  const items: ItemsOf<E> = (edge) => [`${edge.from} ${edge.index}`];
  return greedy(graphs, items, undefined, false);
}

/** A few paths that together fire every pair of definitions that can follow one another. */
export function everyPair<S, E>(graphs: readonly Graph<S, E>[]): Cover<E> {
  return greedy(graphs, pairsOf, undefined, true);
}

function pairsOf<E>(edge: Edge<E>, previous: Edge<E> | undefined): string[] {
  if (!previous) return [];
  return previous.fired.flatMap((first) => edge.fired.map((second) => `${first} then ${second}`));
}

function greedy<S, E>(
  graphs: readonly Graph<S, E>[],
  itemsOf: ItemsOf<E>,
  wanted: readonly string[] | undefined,
  byEdge: boolean,
): Cover<E> {
  const covered = new Set(graphs.flatMap(({ starts }) => starts.flatMap(({ fired }) => fired)));
  const paths: CoverPath<E>[] = [];
  for (const graph of graphs) paths.push(...coverGraph(graph, itemsOf, covered, byEdge));
  const steps = paths.reduce((sum, path) => sum + path.edges.length, 0);
  return { paths, steps, covered, unreached: (wanted ?? []).filter((item) => !covered.has(item)) };
}

/** Continues to the nearest uncovered item; starts a new path when none can be reached or a start is nearer. */
function coverGraph<S, E>(
  graph: Graph<S, E>,
  itemsOf: ItemsOf<E>,
  covered: Set<string>,
  byEdge: boolean,
): CoverPath<E>[] {
  const paths: CoverPath<E>[] = [];
  const fromStart = (): { start: string; leg: Edge<E>[] } | undefined => {
    const legs = graph.starts.flatMap(({ label, node }) => {
      const leg = nearest(graph, node, undefined, itemsOf, covered, byEdge);
      return leg ? [{ start: label, leg }] : [];
    });
    return legs.toSorted((a, b) => a.leg.length - b.leg.length)[0];
  };
  for (let fresh = fromStart(); fresh; fresh = fromStart()) {
    const trail: Edge<E>[] = [];
    let leg: Edge<E>[] | undefined = fresh.leg;
    while (leg) {
      for (const edge of leg) {
        for (const item of itemsOf(edge, trail.at(-1))) covered.add(item);
        trail.push(edge);
      }
      const last: Edge<E> | undefined = trail.at(-1);
      leg = last && nearest(graph, last.to, last, itemsOf, covered, byEdge);
      const restart = leg && leg.length > 1 ? fromStart() : undefined;
      if (leg && restart && restart.leg.length < leg.length) leg = undefined;
    }
    paths.push({ graph: graph.name, start: fresh.start, edges: trail });
  }
  return paths;
}

interface Reached<E> {
  edge: Edge<E>;
  before: Reached<E> | undefined;
}

/** The shortest way to an edge that adds something; pairs depend on the previous edge, so positions are edges then. */
function nearest<S, E>(
  graph: Graph<S, E>,
  node: number,
  previous: Edge<E> | undefined,
  itemsOf: ItemsOf<E>,
  covered: ReadonlySet<string>,
  byEdge: boolean,
): Edge<E>[] | undefined {
  const seen = new Set<number>();
  let frontier: (Reached<E> | undefined)[] = [undefined];
  while (frontier.length > 0) {
    const next: Reached<E>[] = [];
    for (const at of frontier) {
      for (const edge of movesFrom(graph, at ? at.edge.to : node)) {
        const reached = { edge, before: at };
        if (itemsOf(edge, at ? at.edge : previous).some((item) => !covered.has(item))) return unroll(reached);
        const position = byEdge ? edge.index : edge.to;
        if (seen.has(position)) continue;
        seen.add(position);
        next.push(reached);
      }
    }
    frontier = next;
  }
  return undefined;
}

function unroll<E>(reached: Reached<E>): Edge<E>[] {
  const edges: Edge<E>[] = [];
  for (let at: Reached<E> | undefined = reached; at; at = at.before) edges.unshift(at.edge);
  return edges;
}
