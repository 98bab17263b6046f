import type { CoverPath } from '../kernel/cover.ts';
import { movesFrom } from '../kernel/graph.ts';
import type { Edge, Graph } from '../kernel/graph.ts';

/** Opening another company costs as much as this many steps outside the page. */
const OPENING = 10;

/**
 * A few paths on which every transition visible at a page is fired by a step seen there: continuing is cheap, starting
 * over is not.
 */
export function pageCover<S, E>(graph: Graph<S, E>, isSeen: (edge: Edge<E>) => boolean): CoverPath<E>[] {
  const seen = new Set(graph.edges.filter(isSeen).map(({ index }) => index));
  const covered = new Set<string>();
  const isNew = (edge: Edge<E>): boolean => seen.has(edge.index) && edge.fired.some((id) => !covered.has(id));
  const paths: CoverPath<E>[] = [];
  for (let fresh = fromStart(graph, isNew); fresh; fresh = fromStart(graph, isNew)) {
    const trail: Edge<E>[] = [];
    let leg: Edge<E>[] | undefined = fresh.leg;
    for (let last = leg.at(-1); leg && last; last = leg?.at(-1)) {
      trail.push(...leg);
      for (const edge of leg) if (seen.has(edge.index)) for (const id of edge.fired) covered.add(id);
      leg = nearest(graph, last.to, isNew);
      const anew = leg && fromStart(graph, isNew);
      if (leg && anew && anew.leg.length + OPENING < leg.length) leg = undefined;
    }
    paths.push({ graph: graph.name, start: fresh.start, edges: trail });
  }
  return paths;
}

interface Leg<E> {
  readonly start: string;
  readonly leg: Edge<E>[];
}

function fromStart<S, E>(graph: Graph<S, E>, isNew: (edge: Edge<E>) => boolean): Leg<E> | undefined {
  const legs = graph.starts.flatMap(({ label, node }) => {
    const leg = nearest(graph, node, isNew);
    return leg ? [{ start: label, leg }] : [];
  });
  return legs.toSorted((a, b) => a.leg.length - b.leg.length)[0];
}

/** The shortest way to a step that adds something, including that step. */
function nearest<S, E>(
  graph: Graph<S, E>,
  node: number,
  isNew: (edge: Edge<E>) => boolean,
): Edge<E>[] | undefined {
  const known = new Set([node]);
  let frontier: { at: number; way: Edge<E>[] }[] = [{ at: node, way: [] }];
  while (frontier.length > 0) {
    const next: typeof frontier = [];
    for (const { at, way } of frontier)
      for (const edge of movesFrom(graph, at)) {
        if (isNew(edge)) return [...way, edge];
        if (known.has(edge.to)) continue;
        known.add(edge.to);
        next.push({ at: edge.to, way: [...way, edge] });
      }
    frontier = next;
  }
  return undefined;
}
