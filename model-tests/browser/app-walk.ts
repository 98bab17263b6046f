import type { CoverPath } from '../kernel/cover.ts';
import { nodeAt, withMoves } from '../kernel/graph.ts';
import type { Edge, Graph, Offer } from '../kernel/graph.ts';
import { walkTree } from '../kernel/paths.ts';
import { hitsOf } from '../kernel/report.ts';
import type { LevelPart, ReportFailure } from '../kernel/report.ts';
import { soundPaths } from '../kernel/report-rows.ts';
import { withSteps } from '../kernel/report-steps.ts';
import { walkCover } from '../kernel/walk.ts';
import type { Driver, Walk } from '../kernel/walk.ts';

export interface AppWalk extends Walk {
  readonly hits: Record<string, number>;
  /** How often each row was walked, on paths that were walked to their end. */
  readonly rows: Record<string, number>;
  /** The tree's name among those of its chart. */
  readonly tree: string;
  /** The paths of the tree that were walked. */
  readonly treePaths: number[];
  readonly treeSize: number;
  ms: number;
  /** Mismatches, with the events of their path. */
  failures: ReportFailure[];
}

interface Route<S, E> {
  readonly graph: Graph<S, E>;
  readonly cover: readonly CoverPath<E>[];
  /** The tree's name where a chart has several. */
  readonly tree?: string;
  /** How often paths walk each row. */
  readonly rowsOf: (paths: readonly CoverPath<E>[]) => Record<string, number>;
  /** Which moves the tree takes. */
  readonly keep: (offer: Offer<E>) => boolean;
  /** Where in the tree to begin, from 0 to 1: walks with different beginnings cover more of it together. */
  readonly from: number;
  /** Which paths of the tree this walk takes. */
  readonly mine: (index: number) => boolean;
  /** Milliseconds after which no further path of the tree is begun; the cover is walked in any case. */
  readonly budget: number;
}

/** `npm run test:model -- --all-paths` walks whole trees; the daily tests only what a cover takes. */
export const isWhole = process.env['WALKS'] === 'all';

/** Milliseconds for a tree: unlimited, or none. */
export const treeBudget = isWhole ? Number.POSITIVE_INFINITY : 0;

/**
 * Walks the cover, then as many paths of the tree as time allows, spread over all of it. Several drivers share the
 * tree: each takes the next path not yet begun.
 */
export async function walkApp<S, E>(
  route: Route<S, E>,
  driver: Driver,
  ...others: readonly Driver[]
): Promise<AppWalk> {
  const { graph, cover, budget } = route;
  const began = performance.now();
  const tree = treeOf(route);
  const refusedAt = new Set<number>();
  const walked: AppWalk = {
    ...(await walkCover(graph, cover, driver, { refusedAt })),
    hits: {},
    rows: {},
    tree: route.tree ?? '',
    treePaths: [],
    treeSize: tree.length,
    ms: 0,
    failures: [],
  };
  const tally = (paths: readonly CoverPath<E>[]): void => {
    count(walked.hits, hitsOf(graph, { paths }));
    count(walked.rows, route.rowsOf(soundPaths(paths, walked)));
  };
  tally(cover);
  const waiting = tree.filter((one) => route.mine(one.index)).values();
  const walkOn = async (by: Driver): Promise<void> => {
    for (const { path, index } of waiting) {
      if (performance.now() - began > budget) return;
      add(walked, await walkOne(graph, path, by, refusedAt));
      walked.treePaths.push(index);
      tally([path]);
      if (budget === Number.POSITIVE_INFINITY && tree.length > 100) tellOf(walked, performance.now() - began);
    }
  };
  await Promise.all([driver, ...others].map(walkOn));
  walked.ms = performance.now() - began;
  walked.failures = withSteps(graph, walked.mismatches);
  return walked;
}

/** A path that cannot even begin counts as a mismatch, so that the others are still walked. */
async function walkOne<S, E>(
  graph: Graph<S, E>,
  path: CoverPath<E>,
  driver: Driver,
  refusedAt: Set<number>,
): Promise<Walk> {
  return walkCover(graph, [path], driver, { refusedAt }).catch((error: unknown) => {
    const labels = [`(${path.start})`, ...path.edges.map(({ offer }) => offer.label)];
    const got = error instanceof Error ? error.message : String(error);
    return { paths: 1, steps: 0, refusals: 0, mismatches: [{ path: labels, expected: 'to be walked', got }] };
  });
}

/** A walk without a time limit reports its progress and mismatches now and then. */
function tellOf({ tree, treePaths, treeSize, mismatches }: AppWalk, ms: number): void {
  if (treePaths.length % 25 !== 0 && treePaths.length !== treeSize) return;
  const met = mismatches.map(({ path, got }) => `${path.join(' → ')}: ${got}`).join('; ') || 'nothing amiss';
  console.log(`${tree} ${treePaths.length} of ${treeSize} paths, ${Math.round(ms / 1000)} s: ${met}`.trim());
}

function add(total: Walk, { paths, steps, refusals, mismatches }: Walk): void {
  total.paths += paths;
  total.steps += steps;
  total.refusals += refusals;
  total.mismatches.push(...mismatches);
}

function count(hits: Record<string, number>, more: Readonly<Record<string, number>>): void {
  for (const [id, times] of Object.entries(more)) hits[id] = (hits[id] ?? 0) + times;
}

/** Neighbours in the tree have much in common, so it is traversed in strides. */
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

/** The report's part for the walks of all languages. */
export function walkedPart(chart: string, walks: readonly AppWalk[]): LevelPart {
  const sum = (of: (walk: AppWalk) => number): number => walks.reduce((total, walk) => total + of(walk), 0);
  const hits: Record<string, number> = {};
  const rows: Record<string, number> = {};
  for (const walk of walks) {
    count(hits, walk.hits);
    count(rows, walk.rows);
  }
  return {
    chart,
    level: 'browser',
    paths: sum(({ paths }) => paths),
    steps: sum(({ steps }) => steps),
    refusals: sum(({ refusals }) => refusals),
    hits,
    rows,
    failures: walks.flatMap(({ failures }) => failures),
    ms: sum(({ ms }) => ms),
    tree: walkedOfTrees(walks),
  };
}

/** Over all trees: what was walked in any language, out of the total. */
function walkedOfTrees(walks: readonly AppWalk[]): { walked: number; of: number } {
  const walked = new Set(walks.flatMap(({ tree, treePaths }) => treePaths.map((path) => `${tree} ${path}`)));
  const sizes = new Map(walks.map(({ tree, treeSize }) => [tree, treeSize]));
  return { walked: walked.size, of: [...sizes.values()].reduce((total, size) => total + size, 0) };
}
