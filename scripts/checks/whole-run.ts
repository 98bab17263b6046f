import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { wholeRun, type WholeRun } from '#model/flows/proof-report.ts';
import { replaceFile } from '#model-tests/kernel/report-parts.ts';
import { runOfNow } from '#model-tests/run-of-now.ts';
import { sums, type StepResult } from './summary.ts';

const folder = join(import.meta.dirname, '..', '..', 'model-tests', 'report');

/** Keeps the results of a run of all tests beside the report of the path tests; the application shows them. */
export function keepWholeRun(done: readonly StepResult[]): void {
  const run: WholeRun = { v: 1, ...runOfNow(), levels: levelsOf(done) };
  mkdirSync(folder, { recursive: true });
  replaceFile(join(folder, 'whole-run.json'), JSON.stringify(wholeRun.parse(run), null, 1));
}

/** Each step is a level of its own, except the cheap checks, which together are one. */
export function levelsOf(done: readonly StepResult[]): WholeRun['levels'] {
  const checks = done.filter(({ isCheap }) => isCheap);
  const others = done.filter(({ isCheap }) => !isCheap);
  const levels = [...(checks.length > 0 ? [{ ...sums(checks), name: 'checks' }] : []), ...others];
  return levels.map(({ name, seconds, passed, failed }) => ({ level: name, seconds, passed, failed }));
}
