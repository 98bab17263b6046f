import { nodeAt, shortestTo } from './graph.ts';
import type { Edge, Graph, GraphNode } from './graph.ts';

/** The source of a sentence: quoted from a text, or decided in a record because the text is silent. */
export type Source = { file: string; line?: number; quote: string } | { decision: string };

export type Layer = 'model' | 'api' | 'browser';

/** What is seen of a state: one word per region, plus the figures used by the rows. */
export interface Observation {
  state: Readonly<Record<string, string>>;
}

/** Words that a region may have; `*` leaves it open. Regions not named must stay as they were. */
export type Where = Readonly<Record<string, string | readonly string[]>>;

/** One transition stated by the text. `does` lists all of its effects and facts, in order. */
export interface Row<O extends Observation, E> {
  id: string;
  src: Source;
  from: Where;
  on: string;
  when?: (before: O, event: E) => boolean;
  to: Where;
  then?: (before: O, after: O, event: E) => boolean;
  does?: readonly string[];
  layers: readonly Layer[];
}

export interface Failure {
  row: string | undefined;
  path: string[];
  expected: string;
  got: string;
}

export interface RowResult {
  id: string;
  status: 'pass' | 'fail' | 'unexercised';
  hits: number;
  /** What fired on the edges the row matches. */
  fired: string[];
}

export interface Conformance {
  checks: number;
  rows: RowResult[];
  failures: Failure[];
  /** Definitions that changed something only where no row matches: invented, or a row is missing. */
  invented: string[];
}

/** Rows, and how a system is seen in their words. */
export interface Spec<S, E, O extends Observation, A> {
  rows: readonly Row<O, A>[];
  /** Where things begin according to the text; every start must match. */
  starts: Where;
  observe: (state: S) => O;
  /** What was asked, in the terms of the rows. */
  ask: (event: E) => A;
}

/**
 * Judges every reachable state × every offer by the rows. Closed world: what no row allows must be refused or
 * change nothing and do nothing.
 */
export function conform<S, E, O extends Observation, A>(
  graph: Graph<S, E>,
  spec: Spec<S, E, O, A>,
): Conformance {
  const met = new Map(spec.rows.map((row) => [row.id, { hits: 0, fired: new Set<string>() }]));
  const failures: Failure[] = startFaults(graph, spec);
  const allowed = new Set<string>();
  const fired = new Set<string>();
  const judge = edgeJudge(graph, spec);
  for (const edge of graph.edges) {
    const { rows, faults } = judge(edge);
    if (edge.from !== edge.to || edge.does.length > 0) for (const id of edge.fired) fired.add(id);
    if (rows.length > 0) for (const id of edge.fired) allowed.add(id);
    for (const tally of rows.flatMap((row) => met.get(row.id) ?? [])) {
      tally.hits += 1;
      for (const id of edge.fired) tally.fired.add(id);
    }
    const path = faults.length > 0 ? [...shortestTo(graph, edge.from), edge.offer.label] : [];
    failures.push(...faults.map((fault) => ({ ...fault, path })));
  }
  return {
    checks: graph.edges.length,
    rows: [...met].map(([id, { hits, fired: own }]) => rowResult(id, hits, [...own], failures)),
    failures: failures.toSorted((a, b) => a.path.length - b.path.length),
    invented: [...fired].filter((id) => !allowed.has(id)),
  };
}

/** Judges one edge: the rows that match it, and what is wrong with it. The graph may still be growing. */
export function edgeJudge<S, E, O extends Observation, A>(
  graph: Graph<S, E>,
  spec: Spec<S, E, O, A>,
): (edge: Edge<E>) => { rows: readonly Row<O, A>[]; faults: Fault[] } {
  const seen = new Map<number, O>();
  const look = (node: GraphNode<S>): O => {
    const known = seen.get(node.index) ?? spec.observe(node.state);
    seen.set(node.index, known);
    return known;
  };
  return (edge) => {
    const before = look(nodeAt(graph, edge.from));
    const after = look(nodeAt(graph, edge.to));
    const ask = spec.ask(edge.offer.event);
    const rows = rowsFor(spec, before, edge.offer.word, ask);
    const judged =
      rows.length > 0
        ? rowFaults(rows, { before, after, ask }, edge)
        : closedWorldFaults(edge, before, after);
    return { rows, faults: judged };
  };
}

/** The rows meant for a level that were not walked there. */
export const unwalked = (
  rows: readonly Pick<Row<Observation, unknown>, 'id' | 'layers'>[],
  level: Layer,
  hits: Readonly<Record<string, number>>,
): string[] => rows.filter(({ id, layers }) => layers.includes(level) && !hits[id]).map(({ id }) => id);

/** Whether the suite passes: a mutant is killed when it does not. */
export function conforms(result: Conformance): boolean {
  return result.failures.length === 0 && result.rows.every((row) => row.status === 'pass');
}

function rowResult(id: string, hits: number, fired: string[], failures: readonly Failure[]): RowResult {
  const failed = failures.some((failure) => failure.row === id);
  return { id, hits, fired, status: failed ? 'fail' : hits > 0 ? 'pass' : 'unexercised' };
}

/** The rows that match an event and the observation before it. */
export const rowsFor = <S, E, O extends Observation, A>(
  { rows }: Spec<S, E, O, A>,
  before: O,
  word: string,
  ask: A,
): readonly Row<O, A>[] => rows.filter((row) => speaksOf(row, before, word, ask));

function speaksOf<O extends Observation, A>(row: Row<O, A>, before: O, word: string, ask: A): boolean {
  return row.on === word && matches(row.from, before) && (row.when?.(before, ask) ?? true);
}

function startFaults<S, E, O extends Observation, A>(graph: Graph<S, E>, spec: Spec<S, E, O, A>): Failure[] {
  return graph.starts.flatMap(({ label, node }) => {
    const seen = spec.observe(nodeAt(graph, node).state);
    if (matches(spec.starts, seen)) return [];
    return [
      {
        row: undefined,
        path: [`(${label})`],
        expected: `starts at ${JSON.stringify(spec.starts)}`,
        got: JSON.stringify(seen.state),
      },
    ];
  });
}

function matches(where: Where, seen: Observation): boolean {
  return Object.entries(where).every(([region, words]) => {
    const word = seen.state[region];
    // A region within a state is gone with the state.
    if (words === '*') return true;
    return word !== undefined && (typeof words === 'string' ? words === word : words.includes(word));
  });
}

export type Fault = Omit<Failure, 'path'>;

interface Happened<O, A> {
  before: O;
  after: O;
  ask: A;
}

function rowFaults<O extends Observation, A>(
  rows: readonly Row<O, A>[],
  { before, after, ask }: Happened<O, A>,
  edge: Edge<unknown>,
): Fault[] {
  if (edge.crash !== undefined) return [{ row: rows[0]?.id, expected: 'no crash', got: edge.crash }];
  if (!edge.accepted) return [{ row: rows[0]?.id, expected: 'accepted', got: 'refused' }];
  return rows.flatMap((row) => {
    const faults: Fault[] = [];
    const fault = (expected: string, got: string): void => void faults.push({ row: row.id, expected, got });
    if (!matches(row.to, after)) fault(`to ${JSON.stringify(row.to)}`, JSON.stringify(after.state));
    const moved = Object.keys(before.state).filter(
      (name) => !(name in row.to) && before.state[name] !== after.state[name],
    );
    if (moved.length > 0) fault(`${moved.join(', ')} unchanged`, JSON.stringify(after.state));
    if (row.then && !row.then(before, after, ask))
      fault('its effect on the figures', JSON.stringify({ before, after }));
    const does = row.does ?? [];
    if (JSON.stringify(does) !== JSON.stringify(edge.does))
      fault(`does ${JSON.stringify(does)}`, JSON.stringify(edge.does));
    return faults;
  });
}

function closedWorldFaults(edge: Edge<unknown>, before: Observation, after: Observation): Fault[] {
  const faults: Fault[] = [];
  const fault = (expected: string, got: string): void => void faults.push({ row: undefined, expected, got });
  if (edge.crash !== undefined) fault('no crash', edge.crash);
  else if (edge.from !== edge.to) {
    fault('no row allows it: nothing changes', `${JSON.stringify(before)} became ${JSON.stringify(after)}`);
  }
  if (edge.does.length > 0) fault('no row allows it: nothing is done', JSON.stringify(edge.does));
  return faults;
}
