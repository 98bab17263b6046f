import { stripVTControlCharacters } from 'node:util';
import type {
  ChartReport,
  Headline,
  ProofCheck,
  ProofReport,
  ProofRow,
  ProofStep,
} from '#model/flows/proof-report.ts';
import { edgeJudge } from './conform.ts';
import type { Conformance, Observation, Row, Spec, Where } from './conform.ts';
import type { Cover, CoverPath } from './cover.ts';
import type { Definition } from './coverage/definitions.ts';
import type { GuardAnswers } from './coverage/guards.ts';
import type { Graph } from './graph.ts';

/** The model level's result for a row; its line in the text and the other levels are added on joining. */
type PartRow = Omit<ProofRow, 'line' | 'levels'>;

/** The model level's results for one chart. */
export interface ReportPart extends Omit<
  ChartReport,
  'rows' | 'levels' | 'besides' | 'pictures' | 'failures'
> {
  rows: PartRow[];
  failures: ReportFailure[];
}

export interface ReportFailure {
  path: string[];
  steps?: ProofStep[];
  expected: string;
  got: string;
  row?: string | undefined;
  /** Where it was found, if not at the model level. */
  level?: string;
}

/** What a level behind HTTP or in a browser has walked of one chart; `hits` by definition. */
export interface LevelPart {
  chart: string;
  level: string;
  paths: number;
  steps: number;
  refusals: number;
  hits: Record<string, number>;
  /** How often each row was walked, if the level tells rows apart. */
  rows?: Record<string, number>;
  failures: ReportFailure[];
  ms: number;
  /** How much of the chart's path tree was walked there, unless it is always all. */
  tree?: { walked: number; of: number };
}

/** The rows of a chart with their results, for the table of the report. */
export function reportRows<O extends Observation, E>(
  rows: readonly Row<O, E>[],
  result: Conformance,
): PartRow[] {
  return rows.map(({ id, src, from, on, to }) => {
    const found = result.rows.find((candidate) => candidate.id === id);
    const decided = 'decision' in src;
    const text = 'decision' in src ? src.decision : src.quote;
    const { status = 'unexercised', hits = 0, fired = [] } = found ?? {};
    return { id, text, decided, status, hits, from: listed(from), on, to: listed(to), transitions: fired };
  });
}

const listed = (where: Where): Record<string, string[]> =>
  Object.fromEntries(Object.entries(where).map(([region, words]) => [region, [words].flat()]));

/** How many edges of the graph each definition is on. */
export function reportDefinitions<S, E>(
  definitions: readonly Definition[],
  graph: Graph<S, E>,
): ChartReport['definitions'] {
  const hits = countsOf([...graph.starts, ...graph.edges]);
  return definitions.map(({ id }) => ({ id, hits: { model: hits[id] ?? 0 } }));
}

/** How often each guard said yes and no. */
export const reportGuards = (answers: GuardAnswers): ChartReport['guards'] =>
  [...answers].map(([name, { yes, no }]) => ({ name, yes, no }));

/** How often each definition fires on a walked cover. */
export function hitsOf<S, E>(
  graph: Graph<S, E>,
  cover: { readonly paths: readonly CoverPath<E>[] },
): Record<string, number> {
  return countsOf(cover.paths.flatMap((path) => firedOn(graph, path)));
}

/** Everything that fires on a path: starting may take transitions, too. */
const firedOn = <S, E>({ starts }: Graph<S, E>, { start, edges }: CoverPath<E>) => [
  ...starts.filter(({ label }) => label === start),
  ...edges,
];

/** How often each row matches a step of a walked cover. */
export function rowHitsOf<S, E, O extends Observation, A>(
  graph: Graph<S, E>,
  spec: Spec<S, E, O, A>,
  cover: Cover<E>,
): Record<string, number> {
  const judge = edgeJudge(graph, spec);
  const counts = Object.fromEntries(spec.rows.map(({ id }) => [id, 0]));
  for (const edge of cover.paths.flatMap(({ edges }) => edges))
    for (const { id } of judge(edge).rows) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}

function countsOf(edges: readonly { fired: readonly string[] }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const id of edges.flatMap(({ fired }) => fired)) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}

/** What is joined: parts by level, checks besides the rows, pictures by chart. */
export interface Material {
  readonly parts: readonly ReportPart[];
  readonly levels: readonly LevelPart[];
  readonly checks: readonly ProofCheck[];
  readonly pictures: Readonly<Record<string, ChartReport['pictures']>>;
  /** The line of the specification in which a quoted sentence begins. */
  readonly lineOf: (quote: string) => number | null;
}

interface Expected {
  charts: readonly string[];
  levels: Readonly<Record<string, readonly string[]>>;
  /** Charts by the checks they need besides their rows: how the names of these begin. */
  checks?: Readonly<Record<string, readonly string[]>>;
}

/**
 * Joins the parts into one report, with charts and levels in the order of `expected`; unexpected parts are left out.
 * Throws if an expected one is missing.
 */
export function joinParts(
  material: Material,
  expected: Expected,
  run: Pick<ProofReport, 'sha' | 'changed' | 'date'>,
): ProofReport {
  const joined = expected.charts.map((name) => {
    const part = material.parts.find((candidate) => candidate.name === name);
    if (!part) throw new Error(`the chart ${name} has no part: its tests did not run`);
    const walked = Object.entries(expected.levels)
      .filter(([, charts]) => charts.includes(name))
      .map(([level]) => {
        const found = together(
          material.levels.filter((candidate) => candidate.chart === name && candidate.level === level),
        );
        if (!found) throw new Error(`the chart ${name} has no part of level ${level}: its tests did not run`);
        return found;
      });
    return joinChart(part, walked, material);
  });
  for (const [check, charts] of Object.entries(expected.checks ?? {})) missedBy(joined, check, charts);
  const machines = Object.fromEntries(joined.map((part) => [part.name, part]));
  return { v: 1, ...run, seed: seedOf(joined), headline: headlineOf(joined), machines };
}

/** Throws if a chart lacks a check. */
function missedBy(joined: readonly ChartReport[], check: string, charts: readonly string[]): void {
  const isDone = ({ besides }: ChartReport): boolean => besides.some(({ name }) => name.startsWith(check));
  const missed = joined.find((chart) => charts.includes(chart.name) && !isDone(chart));
  if (missed) throw new Error(`the chart ${missed.name} has no ${check}: its tests did not run`);
}

/** The random seed, if all random checks had the same; otherwise each check has its own. */
function seedOf(joined: readonly ChartReport[]): number | null {
  const seeds = new Set(joined.flatMap(({ besides }) => besides.flatMap(({ seed }) => seed ?? [])));
  const [seed] = seeds;
  return seeds.size === 1 ? (seed ?? null) : null;
}

/** Everything walked of a chart at a level, over all walks. */
function together([first, ...others]: readonly LevelPart[]): LevelPart | undefined {
  return (
    first &&
    others.reduce(
      (sum, part) => ({
        ...sum,
        paths: sum.paths + part.paths,
        steps: sum.steps + part.steps,
        refusals: sum.refusals + part.refusals,
        ms: sum.ms + part.ms,
        hits: added(sum.hits, part.hits),
        ...((sum.tree ?? part.tree) && { tree: larger(sum.tree, part.tree) }),
        ...((sum.rows ?? part.rows) && { rows: added(sum.rows ?? {}, part.rows ?? {}) }),
        failures: [...sum.failures, ...part.failures],
      }),
      first,
    )
  );
}

/** How far the walks of a tree overlap is unknown: the largest is certain. */
const larger = (one: LevelPart['tree'], other: LevelPart['tree']): { walked: number; of: number } => ({
  walked: Math.max(one?.walked ?? 0, other?.walked ?? 0),
  of: Math.max(one?.of ?? 0, other?.of ?? 0),
});

function added(one: Record<string, number>, other: Record<string, number>): Record<string, number> {
  const sums = { ...one };
  for (const [id, times] of Object.entries(other)) sums[id] = (sums[id] ?? 0) + times;
  return sums;
}

function joinChart(part: ReportPart, walked: readonly LevelPart[], material: Material): ChartReport {
  const { name } = part;
  return {
    ...part,
    definitions: part.definitions.map(({ id, hits }) => ({
      id,
      hits: { ...hits, ...Object.fromEntries(walked.map(({ level, hits }) => [level, hits[id] ?? 0])) },
    })),
    rows: part.rows.map((row) => ({
      ...row,
      line: row.decided ? null : material.lineOf(row.text),
      levels: {
        model: row.status,
        ...Object.fromEntries(walked.flatMap((level) => markOf(row, level))),
      },
    })),
    failures: [
      ...part.failures,
      ...walked.flatMap(({ level, failures }) => failures.map((one) => ({ ...one, level }))),
    ].map(plainFailure),
    levels: walked.map(({ level, paths, steps, refusals, ms, tree }) => ({
      level,
      paths,
      steps,
      refusals,
      ms,
      ...(tree && { tree }),
    })),
    besides: material.checks.filter(({ chart }) => chart === name),
    pictures: [...(material.pictures[name] ?? [])],
  };
}

/** The failure as recorded, without colour codes in messages. */
const plainFailure = ({
  row,
  expected,
  got,
  ...failure
}: ReportFailure): ChartReport['failures'][number] => ({
  ...failure,
  expected: stripVTControlCharacters(expected),
  got: stripVTControlCharacters(got),
  ...(row !== undefined && { row }),
});

/** Nothing if a level does not tell rows apart and the row names no transition. */
function markOf(row: PartRow, { level, rows, hits }: LevelPart): [string, ProofRow['levels'][string]][] {
  if (rows) return [[level, rows[row.id] ? 'pass' : 'unexercised']];
  if (row.transitions.length === 0) return [];
  return [[level, row.transitions.every((id) => hits[id]) ? 'byTransition' : 'unexercised']];
}

/** The four numbers over all charts, never merged into one. */
function headlineOf(charts: readonly ChartReport[]): Headline {
  const rows = charts.flatMap((chart) => chart.rows);
  const of = (status: ProofRow['status']): number => rows.filter((row) => row.status === status).length;
  return {
    rows: rows.length,
    missing: of('fail'),
    invented: charts.reduce((sum, chart) => sum + chart.invented.length, 0),
    unexercised: of('unexercised'),
    failed: charts.reduce(
      (sum, { failures, besides }) => sum + failures.length + besides.filter(({ passed }) => !passed).length,
      0,
    ),
  };
}
