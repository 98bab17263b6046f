import { getSimplePaths } from 'xstate/graph';
import type { AnyEventObject } from 'xstate';
import type { MachinePlug } from './explore.ts';
import { machineSystem, snapshotKey } from './explore.ts';
import { withoutSystemIds } from './machine-step.ts';
import { movesFrom, nodeAt } from './graph.ts';
import type { Edge, Graph, System } from './graph.ts';

/** Sizes of the path tree: `steps` if each path ran alone, `executed` with shared prefixes run once. */
export interface PathTree {
  paths: number;
  steps: number;
  executed: number;
  longest: number;
  truncated: boolean;
}

export interface TreeVisitor<E> {
  enter: (edge: Edge<E>, depth: number) => void;
  leave?: (edge: Edge<E>, depth: number) => void;
  path?: (edges: readonly Edge<E>[]) => void;
}

/**
 * Walks every path from a start on which no state repeats, plus the one step that closes it: a superset of the
 * simple paths and of every transition. Stops at `limit` executed steps with `truncated` set.
 */
export function walkTree<S, E>(graph: Graph<S, E>, visitor: TreeVisitor<E>, limit = 2_000_000): PathTree {
  const tree: PathTree = { paths: 0, steps: 0, executed: 0, longest: 0, truncated: graph.truncated };
  const onPath = new Set<number>();
  const trail: Edge<E>[] = [];

  const endPath = (): void => {
    tree.paths += 1;
    tree.steps += trail.length;
    tree.longest = Math.max(tree.longest, trail.length);
    visitor.path?.(trail);
  };
  const descend = (node: number): void => {
    const moves = movesFrom(graph, node);
    if (moves.length === 0 && trail.length > 0) endPath();
    onPath.add(node);
    for (const edge of moves) take(edge);
    onPath.delete(node);
  };
  const take = (edge: Edge<E>): void => {
    if (tree.executed >= limit) {
      tree.truncated = true;
      return;
    }
    trail.push(edge);
    tree.executed += 1;
    visitor.enter(edge, trail.length);
    if (onPath.has(edge.to)) endPath();
    else descend(edge.to);
    visitor.leave?.(edge, trail.length);
    trail.pop();
  };

  for (const start of new Set(graph.starts.map(({ node }) => node))) descend(start);
  return tree;
}

export interface Divergence {
  path: string[];
  expected: string;
  got: string;
}

/** Runs the whole tree on the real, unreduced system: if the next state has another key, key or graph is wrong. */
export function replayTree<S, E>(
  graph: Graph<S, E>,
  system: System<S, E>,
): { tree: PathTree; divergences: Divergence[] } {
  const states = new Map<number, S[]>();
  for (const [index, { node }] of graph.starts.entries()) {
    const start = system.starts[index];
    if (!start) throw new Error(`${system.name} has no start ${index}`);
    states.set(node, [start.state]); // a snapshot carries its machine, so the walk begins in the system's own
  }
  const labels: string[] = [];
  const divergences: Divergence[] = [];
  const tree = walkTree(graph, {
    enter: (edge) => {
      const before = states.get(edge.from)?.at(-1);
      if (before === undefined) throw new Error(`${graph.name} was walked out of order`);
      const { label } = edge.offer;
      // Payloads may name rows of the current state, so the offer is looked up again by label.
      const offer = system.offers(before).find((candidate) => candidate.label === label);
      const next = offer ? system.step(before, offer.event).next : before;
      labels.push(label);
      const expected = nodeAt(graph, edge.to).key;
      const got = offer ? system.key(next) : `${label} is not offered`;
      if (got !== expected && divergences.length < 20) divergences.push({ path: [...labels], expected, got });
      const stack = states.get(edge.to) ?? [];
      stack.push(next);
      states.set(edge.to, stack);
    },
    leave: (edge) => {
      labels.pop();
      states.get(edge.to)?.pop();
    },
  });
  return { tree, divergences };
}

/** The paths found by xstate's own graph package, as labels, for one input of a plug. */
export function librarySimplePaths(plug: MachinePlug, inputIndex = 0): string[][] {
  const system = machineSystem(plug);
  const labelOf = new Map<AnyEventObject, string>();
  const paths = getSimplePaths(withoutSystemIds(plug.machine), {
    input: plug.inputs[inputIndex]?.input,
    events: (snapshot) =>
      system.offers(snapshot).map((offer) => {
        labelOf.set(offer.event, offer.label);
        return offer.event;
      }),
    serializeState: plug.key ?? snapshotKey,
    serializeEvent: (event) => labelOf.get(event) ?? JSON.stringify(event),
  });
  return paths.map((path) =>
    path.steps
      .filter((step) => step.event.type !== 'xstate.init')
      .map((step) => labelOf.get(step.event) ?? step.event.type),
  );
}

/** Paths of the library that are not the beginning of a path in the tree; there must be none. */
export function missingFromTree<S, E>(
  graph: Graph<S, E>,
  paths: readonly string[][],
  startIndex = 0,
): string[][] {
  return paths.filter((labels) => {
    let node = graph.starts[startIndex]?.node ?? -1;
    const seen = new Set([node]);
    for (const label of labels) {
      const edge = movesFrom(graph, node).find((move) => move.offer.label === label);
      if (!edge || seen.has(edge.to)) return true;
      seen.add(edge.to);
      node = edge.to;
    }
    return false;
  });
}
