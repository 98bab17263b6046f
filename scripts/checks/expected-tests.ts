import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RunReport, TestReport } from '../testing/run-report.ts';

type Known = Readonly<Record<string, number>>;

/** Keeps how many tests each file had that loaded, but for those skipped on purpose, in a file of its own. */
export function keepCounts(file: string, { files }: RunReport): void {
  const meant = (tests: readonly TestReport[]): number =>
    tests.filter(({ state }) => state !== 'skipped').length;
  const loaded = files.flatMap(({ path, tests }) => (tests ? [[path, meant(tests)]] : []));
  writeFileSync(file, JSON.stringify({ ...knownIn(file), ...Object.fromEntries(loaded) }));
}

/** How many tests a file of this root has: as many as when it last loaded, or else as can be seen in its text. */
export function expectedIn(root: string, file: string): (path: string) => number {
  const known = knownIn(file);
  return (path) => known[path] ?? Math.max(1, seenIn(join(root, path)));
}

const knownIn = (file: string): Known =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Known) : {};

const testCall = /^[ \t]*(?:test|it)(?:\.\w+)*(?:\([^\n]*\))?\(/gm;
/** Tests that several files call: README.md. */
const sharedTests = /from '(\.[^']*-tests\.ts)'/g;

/** Tests that stand in a text, or in one that it shares with others; those of a loop or a table as one. */
function seenIn(path: string): number {
  const text = readFileSync(path, 'utf8');
  const shared = [...text.matchAll(sharedTests)].map(([, from = '']) => join(dirname(path), from));
  const own = [...text.matchAll(testCall)].length;
  return own + shared.reduce((sum, other) => sum + seenIn(other), 0);
}
