import { mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Conformance, Source } from './conform.ts';
import type { Cover } from './cover.ts';
import type { Definition } from './coverage/definitions.ts';
import type { Graph } from './graph.ts';
import type { MutationRun, SignedSurvivor } from './mutate.ts';
import type { PathTree } from './paths.ts';
import { reportPage } from './report-page.ts';

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

/** What one test file knows about one chart; `report.json` holds one of these per chart. */
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
  failures: { path: string[]; expected: string; got: string; row?: string | undefined }[];
  invented: string[];
  tree: PathTree;
  covers: { name: string; paths: number; steps: number; walks: string[][] }[];
  levels: { name: string; paths: number; steps: number; refusals: number; failed: number; ms: number }[];
  mutation?: MutationRun & { signed: readonly SignedSurvivor[] };
  ms: number;
}

export interface Report {
  v: 1;
  made: string;
  headline: { rows: number; missing: number; invented: number; unexercised: number; failed: number };
  machines: Record<string, ReportPart>;
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

/** How often each definition lies on an edge of the graphs (model) or of the covers walked at another level. */
export function reportDefinitions<S, E>(
  definitions: readonly Definition[],
  graphs: readonly Graph<S, E>[],
  walked: Record<string, Cover<E>> = {},
): ReportDefinition[] {
  const count = (edges: readonly { fired: readonly string[] }[], id: string): number =>
    edges.filter((edge) => edge.fired.includes(id)).length;
  return definitions.map(({ id }) => {
    const hits: Record<string, number> = {
      model: count(
        graphs.flatMap((graph) => graph.edges),
        id,
      ),
    };
    for (const [level, cover] of Object.entries(walked))
      hits[level] = count(
        cover.paths.flatMap((path) => path.edges),
        id,
      );
    return { id, hits };
  });
}

/** The four numbers, over all charts: never one. */
export function headlineOf(parts: readonly ReportPart[]): Report['headline'] {
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

/** Writes one chart's part and makes the report anew from all parts; test files may run at the same time. */
export function writePart(folder: string, part: ReportPart, made: string): Report {
  const parts = join(folder, 'parts');
  mkdirSync(parts, { recursive: true });
  replaceFile(join(parts, `${part.name}.json`), JSON.stringify(part));
  return assembleReport(folder, made);
}

export function assembleReport(folder: string, made: string): Report {
  const parts = join(folder, 'parts');
  const found = readdirSync(parts)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(parts, name), 'utf8')) as ReportPart); // written by writePart only
  const machines = Object.fromEntries(found.map((part) => [part.name, part]));
  const report: Report = { v: 1, made, headline: headlineOf(found), machines };
  replaceFile(join(folder, 'report.json'), JSON.stringify(report, null, 1));
  replaceFile(join(folder, 'report.html'), reportPage(report));
  return report;
}

/** Renaming is atomic, so a reader never meets half a file. */
function replaceFile(path: string, text: string): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}
