import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { exitCodeOf, startNode } from '../launch.mjs';
import { root } from '../setup.mjs';
import { runVitest } from './vitest.mjs';

const reportWriter = join('model-tests', 'report.ts');

/** The generated path tests at model and API level, then their report in model-tests/report/. */
export async function pathTests() {
  const result = await runVitest(['model', 'model-db']);
  if (!existsSync(join(root, reportWriter))) return result;
  const reported = (await exitCodeOf(startNode([reportWriter]))) === 0;
  return reported
    ? result
    : { ...result, failed: result.failed + 1, note: 'the report could not be written' };
}
