import { mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProofCheck } from '#model/flows/proof-report.ts';
import type { LevelPart, ReportPart } from './report.ts';

// No `new URL`: where pages are drawn it would be taken for the address of a served file.
const folder = join(import.meta.dirname, '..', 'report');

/** Keeps the model level's results for a chart; test files may run in parallel. */
export function writePart(part: ReportPart, into = folder): void {
  keep(join(into, 'parts', 'model'), part.name, part);
}

/**
 * Keeps what another level has walked of a chart; `walk` distinguishes several walks of the chart there. What only `npm
 * run test:all` walks is stored separately, so that it cannot stand in for what `npm test` has not walked.
 */
export function writeLevel(part: LevelPart, into = folder, walk?: string): void {
  keep(
    join(into, 'parts', process.env['PARTS'] ?? part.level),
    walk === undefined ? part.chart : `${part.chart}-${walk}`,
    part,
  );
}

/** Keeps the checks of a chart besides its rows: invariants on random walks, races, rendered views. */
export function writeCheck(check: ProofCheck, into = folder): void {
  keep(join(into, 'parts', 'checks'), `${check.chart}-${check.name.replaceAll(/\W+/g, '-')}`, check);
}

/** Everything that was kept. */
export function readParts(from = folder): {
  parts: ReportPart[];
  levels: LevelPart[];
  checks: ProofCheck[];
} {
  const levels = listed(join(from, 'parts')).filter((level) => level !== 'model' && level !== 'checks');
  return {
    checks: read(join(from, 'parts', 'checks')) as ProofCheck[], // only written by writeCheck
    parts: read(join(from, 'parts', 'model')) as ReportPart[], // only written by writePart
    levels: levels.flatMap((level) => read(join(from, 'parts', level))) as LevelPart[], // and by writeLevel
  };
}

/** Renaming is atomic, so a reader never sees half a file. */
export function replaceFile(path: string, text: string): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}

function keep(place: string, name: string, part: object): void {
  mkdirSync(place, { recursive: true });
  replaceFile(join(place, `${name}.json`), JSON.stringify(part));
}

function read(place: string): unknown[] {
  const files = listed(place).filter((name) => name.endsWith('.json'));
  return files.map((name) => JSON.parse(readFileSync(join(place, name), 'utf8')) as unknown); // checked by the callers
}

function listed(place: string): string[] {
  try {
    return readdirSync(place).toSorted();
  } catch {
    return [];
  }
}
