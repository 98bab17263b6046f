import type { CoverPath } from './cover.ts';
import { edgeAt, nodeAt } from './graph.ts';
import type { Edge, Graph } from './graph.ts';

/** The same system at another level: a server behind HTTP, a page in a browser. */
export interface Driver {
  /** Starts over in the named situation. */
  start: (label: string) => Promise<void>;
  /** Does what the label says in the driver's current state; a refusal whose code is null does not say why. */
  offer: (label: string, word: string) => Promise<{ accepted: boolean; code?: string | null }>;
  key: () => Promise<string>;
}

export interface Mismatch {
  path: string[];
  expected: string;
  got: string;
}

export interface Walk {
  paths: number;
  steps: number;
  refusals: number;
  mismatches: Mismatch[];
}

/** Which offers that the graph refuses are made: all in each state, or of each command and reason the first. */
export type Refusals = 'all' | 'first';

/**
 * Walks covering paths through a driver and compares every step with the graph; in each state met for the first time it
 * also makes offers that the graph refuses, which must be refused alike and change nothing. `refusedAt` holds the states
 * already done, for consecutive walks of the same graph.
 */
export async function walkCover<S, E>(
  graph: Graph<S, E>,
  paths: readonly CoverPath<E>[],
  driver: Driver,
  { refusals = 'all', refusedAt = new Set() }: { refusals?: Refusals; refusedAt?: Set<number> } = {},
): Promise<Walk> {
  const walk: Walk = { paths: 0, steps: 0, refusals: 0, mismatches: [] };
  const at = { driver, walk, refusedAt, refusedFor: new Set<string>(), refusals };
  for (const path of paths) {
    if (path.graph !== graph.name) continue;
    await driver.start(path.start);
    walk.paths += 1;
    await walkPath(graph, path, at);
  }
  return walk;
}

interface Walking {
  readonly driver: Driver;
  readonly walk: Walk;
  /** The states whose refusals are done. */
  readonly refusedAt: Set<number>;
  /** The commands that were refused, each with its reason. */
  readonly refusedFor: Set<string>;
  readonly refusals: Refusals;
}

async function walkPath<S, E>(graph: Graph<S, E>, path: CoverPath<E>, at: Walking): Promise<void> {
  const done: string[] = [`(${path.start})`];
  const first = path.edges[0];
  if (first) await tryRefusals(graph, first.from, done, at);
  for (const edge of path.edges) {
    const met = await makeOffer(graph, edge, done, at);
    at.walk.steps += 1;
    done.push(edge.offer.label);
    if (!met) return;
    await tryRefusals(graph, edge.to, done, at);
  }
}

async function tryRefusals<S, E>(
  graph: Graph<S, E>,
  node: number,
  done: readonly string[],
  at: Walking,
): Promise<void> {
  if (at.refusedAt.has(node)) return;
  at.refusedAt.add(node);
  for (const index of nodeAt(graph, node).out) {
    const edge = edgeAt(graph, index);
    if (edge.accepted) continue;
    const reason = `${edge.offer.word} ${edge.refusal ?? ''}`;
    if (at.refusals === 'first' && at.refusedFor.has(reason)) continue;
    at.refusedFor.add(reason);
    at.walk.refusals += 1;
    await makeOffer(graph, edge, done, at);
  }
}

/** False if the driver is now somewhere else, so that continuing would only repeat the same failure. */
async function makeOffer<S, E>(
  graph: Graph<S, E>,
  edge: Edge<E>,
  done: readonly string[],
  at: Walking,
): Promise<boolean> {
  const answer = await at.driver.offer(edge.offer.label, edge.offer.word);
  const key = await at.driver.key();
  const wanted = nodeAt(graph, edge.to).key;
  const path = [...done, edge.offer.label];
  if (answer.accepted !== edge.accepted) {
    const expected = edge.accepted ? 'accepted' : `refused: ${edge.refusal ?? 'not allowed'}`;
    at.walk.mismatches.push({
      path,
      expected,
      got: answer.accepted ? 'accepted' : `refused: ${answer.code ?? ''}`,
    });
    return false;
  }
  const saysWhy = answer.code !== null && edge.refusal !== undefined;
  if (!edge.accepted && saysWhy && answer.code !== edge.refusal) {
    at.walk.mismatches.push({
      path,
      expected: `refused: ${edge.refusal}`,
      got: `refused: ${answer.code ?? ''}`,
    });
  }
  if (key === wanted) return true;
  at.walk.mismatches.push({ path, expected: wanted, got: key });
  return false;
}
