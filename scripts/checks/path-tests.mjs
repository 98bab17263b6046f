import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { exitCodeOf, startNode } from '../launch.mjs';
import { root } from '../setup.mjs';
import { runVitest } from './vitest.mjs';

const reportWriter = join('model-tests', 'report.ts');
const parts = join(root, 'model-tests', 'report', 'parts');

/** The generated path tests at model and API level, then their report in model-tests/report/. */
export async function pathTests() {
  // Results of an earlier run must not stand in for what this one did not find.
  rmSync(parts, { recursive: true, force: true });
  return withReport(await runVitest(['model', 'model-db']), ['model', 'api']);
}

/** A result of path tests at these levels, with one more failure if the report cannot be written. */
export async function withReport(result, levels) {
  const reported = (await exitCodeOf(startNode([reportWriter, ...levels]))) === 0;
  return reported
    ? result
    : { ...result, failed: result.failed + 1, note: 'the report could not be written' };
}
