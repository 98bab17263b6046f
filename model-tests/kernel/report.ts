import type { Conformance, Source } from './conform.ts';
import type { Cover } from './cover.ts';
import type { Definition } from './coverage/definitions.ts';
import type { Graph } from './graph.ts';
import type { MutationRun, SignedSurvivor } from './mutate.ts';
import type { PathTree } from './paths.ts';

export interface ReportRow {
  id: string;
  text: string;
  decided: boolean;
  status: 'pass' | 'fail' | 'unexercised';
  hits: number;
}

export interface ReportDefinition {
  id: string;
  hits: Record<string, number>;
}

/** What the model level knows about one chart. */
export interface ReportPart {
  name: string;
  kind: 'app' | 'document';
  states: number;
  edges: number;
  /** What the key forgets and why that is sound; empty when nothing is forgotten. */
  bounds: string;
  truncated: boolean;
  definitions: ReportDefinition[];
  rows: ReportRow[];
  checks: number;
  failures: ReportFailure[];
  invented: string[];
  tree: PathTree;
  covers: { name: string; paths: number; steps: number; walks: string[][] }[];
  mutation?: MutationRun & { signed: readonly SignedSurvivor[] };
  ms: number;
}

export interface ReportFailure {
  path: string[];
  expected: string;
  got: string;
  row?: string | undefined;
  /** Where it was met, if not at model level. */
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
  failures: ReportFailure[];
  ms: number;
  /** How much of the chart's path tree was walked there, where that is not all of it as a matter of course. */
  tree?: { walked: number; of: number };
}

export type ChartReport = ReportPart & { levels: Omit<LevelPart, 'chart' | 'hits' | 'failures'>[] };

export interface Report {
  v: 1;
  headline: { rows: number; missing: number; invented: number; unexercised: number; failed: number };
  machines: Record<string, ChartReport>;
}

/** The rows of a chart with their results, for the table of the report. */
export function reportRows(rows: readonly { id: string; src: Source }[], result: Conformance): ReportRow[] {
  return rows.map((row) => {
    const found = result.rows.find((candidate) => candidate.id === row.id);
    const decided = 'decision' in row.src;
    const text = 'decision' in row.src ? row.src.decision : row.src.quote;
    return { id: row.id, text, decided, status: found?.status ?? 'unexercised', hits: found?.hits ?? 0 };
  });
}

/** How often each definition lies on an edge of the graph. */
export function reportDefinitions<S, E>(
  definitions: readonly Definition[],
  graph: Graph<S, E>,
): ReportDefinition[] {
  const hits = countsOf([...graph.starts, ...graph.edges]);
  return definitions.map(({ id }) => ({ id, hits: { model: hits[id] ?? 0 } }));
}

/** How often each definition fires on a cover that was walked. */
export function hitsOf<E>(cover: Cover<E>): Record<string, number> {
  return countsOf(cover.paths.flatMap((path) => path.edges));
}

function countsOf(edges: readonly { fired: readonly string[] }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const id of edges.flatMap(({ fired }) => fired)) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}

/**
 * One report of the parts, the charts and levels in the order of `expected`; a part that is not expected is left out.
 * Throws where one that is expected is missing.
 */
export function joinParts(
  parts: readonly ReportPart[],
  levels: readonly LevelPart[],
  expected: { charts: readonly string[]; levels: Readonly<Record<string, readonly string[]>> },
): Report {
  const joined = expected.charts.map((name) => {
    const part = parts.find((candidate) => candidate.name === name);
    if (!part) throw new Error(`the chart ${name} has no part: its tests did not run`);
    const walked = Object.entries(expected.levels)
      .filter(([, charts]) => charts.includes(name))
      .map(([level]) => {
        const found = levels.find((candidate) => candidate.chart === name && candidate.level === level);
        if (!found) throw new Error(`the chart ${name} has no part of level ${level}: its tests did not run`);
        return found;
      });
    return withLevels(part, walked);
  });
  const machines = Object.fromEntries(joined.map((part) => [part.name, part]));
  return { v: 1, headline: headlineOf(joined), machines };
}

function withLevels(part: ReportPart, walked: readonly LevelPart[]): ChartReport {
  const definitions = part.definitions.map(({ id, hits }) => ({
    id,
    hits: { ...hits, ...Object.fromEntries(walked.map(({ level, hits }) => [level, hits[id] ?? 0])) },
  }));
  const failures = walked.flatMap(({ level, failures }) => failures.map((one) => ({ ...one, level })));
  const levels = walked.map(({ level, paths, steps, refusals, ms, tree }) => ({
    level,
    paths,
    steps,
    refusals,
    ms,
    ...(tree && { tree }),
  }));
  return { ...part, definitions, failures: [...part.failures, ...failures], levels };
}

/** The four numbers, over all charts: never one. */
function headlineOf(parts: readonly ReportPart[]): Report['headline'] {
  const rows = parts.flatMap((part) => part.rows);
  const of = (status: ReportRow['status']): number => rows.filter((row) => row.status === status).length;
  return {
    rows: rows.length,
    missing: of('fail'),
    invented: parts.reduce((sum, part) => sum + part.invented.length, 0),
    unexercised: of('unexercised'),
    failed: parts.reduce((sum, part) => sum + part.failures.length, 0),
  };
}
