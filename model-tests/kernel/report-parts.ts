import { mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProofCheck } from '#model/flows/proof-report.ts';
import type { LevelPart, ReportPart } from './report.ts';

// No `new URL`: where pages are drawn it is taken for the address of a file that is served.
const folder = join(import.meta.dirname, '..', 'report');

/** Keeps what the model level knows about a chart; test files may run at the same time. */
export function writePart(part: ReportPart, into = folder): void {
  keep(join(into, 'parts', 'model'), part.name, part);
}

/**
 * Keeps what another level has walked of a chart; `walk` tells it from other walks of the same chart there. What is
 * walked by `npm run test:all` alone lies apart, so that it cannot stand in for what `npm test` has not walked.
 */
export function writeLevel(part: LevelPart, into = folder, walk?: string): void {
  keep(
    join(into, 'parts', process.env['PARTS'] ?? part.level),
    walk === undefined ? part.chart : `${part.chart}-${walk}`,
    part,
  );
}

/** Keeps what was checked of a chart besides its rows: invariants on random walks, races, rendered views. */
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
    checks: read(join(from, 'parts', 'checks')) as ProofCheck[], // written by writeCheck only
    parts: read(join(from, 'parts', 'model')) as ReportPart[], // written by writePart only
    levels: levels.flatMap((level) => read(join(from, 'parts', level))) as LevelPart[], // and writeLevel
  };
}

/** Renaming is atomic, so a reader never meets half a file. */
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
  return files.map((name) => JSON.parse(readFileSync(join(place, name), 'utf8')) as unknown); // judged by the callers
}

function listed(place: string): string[] {
  try {
    return readdirSync(place).toSorted();
  } catch {
    return [];
  }
}
