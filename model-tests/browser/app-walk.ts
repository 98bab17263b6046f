import type { CoverPath } from '../kernel/cover.ts';
import { nodeAt, withMoves } from '../kernel/graph.ts';
import type { Edge, Graph, Offer } from '../kernel/graph.ts';
import { walkTree } from '../kernel/paths.ts';
import type { LevelPart } from '../kernel/report.ts';
import { walkCover } from '../kernel/walk.ts';
import type { Driver, Walk } from '../kernel/walk.ts';

export interface AppWalk extends Walk {
  readonly hits: Record<string, number>;
  /** Which paths of the tree were walked, of those that there are. */
  readonly treePaths: number[];
  readonly treeSize: number;
  ms: number;
}

interface Route<S, E> {
  readonly graph: Graph<S, E>;
  readonly cover: readonly CoverPath<E>[];
  /** Which moves the tree takes. */
  readonly keep: (offer: Offer<E>) => boolean;
  /** Where in the tree to begin, from 0 to 1: walks that begin apart cover more of it together. */
  readonly from: number;
  /** Which paths of the tree this walk takes. */
  readonly mine: (index: number) => boolean;
  /** Milliseconds after which no other path of the tree is begun; the cover is walked in any case. */
  readonly budget: number;
}

/** Walks the cover, then as many paths of the tree as there is time for, spread over all of it. */
export async function walkApp<S, E>(route: Route<S, E>, driver: Driver): Promise<AppWalk> {
  const { graph, cover, budget } = route;
  const began = performance.now();
  const tree = treeOf(route);
  const walked: AppWalk = {
    ...(await walkCover(graph, cover, driver)),
    hits: {},
    treePaths: [],
    treeSize: tree.length,
    ms: 0,
  };
  count(walked.hits, cover);
  for (const { path, index } of tree.filter((one) => route.mine(one.index))) {
    if (performance.now() - began > budget) break;
    const { paths, steps, refusals, mismatches } = await walkCover(graph, [path], driver);
    walked.paths += paths;
    walked.steps += steps;
    walked.refusals += refusals;
    walked.mismatches.push(...mismatches);
    walked.treePaths.push(index);
    count(walked.hits, [path]);
  }
  walked.ms = performance.now() - began;
  return walked;
}

function count<E>(hits: Record<string, number>, paths: readonly CoverPath<E>[]): void {
  for (const id of paths.flatMap(({ edges }) => edges.flatMap(({ fired }) => fired)))
    hits[id] = (hits[id] ?? 0) + 1;
}

/** Neighbours in the tree have much in common, so one goes through it in strides. */
function treeOf<S, E>({ graph, keep, from }: Route<S, E>): { path: CoverPath<E>; index: number }[] {
  const paths: CoverPath<E>[] = [];
  walkTree(withMoves(graph, keep), {
    enter: () => {},
    path: (edges) => paths.push({ graph: graph.name, start: startOf(graph, edges), edges: [...edges] }),
  });
  const golden = 0.618_033_988_75;
  const place = (index: number): number => (from + index * golden) % 1;
  return paths.map((path, index) => ({ path, index, at: place(index) })).toSorted((a, b) => a.at - b.at);
}

function startOf<S, E>(graph: Graph<S, E>, [first]: readonly Edge<E>[]): string {
  const node = first && nodeAt(graph, first.from).index;
  const start = graph.starts.find((candidate) => candidate.node === node);
  if (!start) throw new Error(`a path of ${graph.name} begins nowhere`);
  return start.label;
}

/** What the walks of all languages are for the report. */
export function walkedPart(chart: string, walks: readonly AppWalk[]): LevelPart {
  const sum = (of: (walk: AppWalk) => number): number => walks.reduce((total, walk) => total + of(walk), 0);
  const hits: Record<string, number> = {};
  for (const [id, times] of walks.flatMap((walk) => Object.entries(walk.hits)))
    hits[id] = (hits[id] ?? 0) + times;
  return {
    chart,
    level: 'browser',
    paths: sum(({ paths }) => paths),
    steps: sum(({ steps }) => steps),
    refusals: sum(({ refusals }) => refusals),
    hits,
    failures: walks.flatMap(({ mismatches }) => mismatches),
    ms: sum(({ ms }) => ms),
    tree: { walked: new Set(walks.flatMap(({ treePaths }) => treePaths)).size, of: walks[0]?.treeSize ?? 0 },
  };
}
