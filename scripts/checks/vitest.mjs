import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { exitCodeOf, startNode } from '../launch.mjs';
import { root } from '../setup.mjs';

const script = join('node_modules', 'vitest', 'vitest.mjs');

/** A step that runs projects of vitest.config.ts and counts their tests. */
export function vitest(...projects) {
  return () => runVitest(projects);
}

/**
 * Runs vitest over the named projects and counts tests; `filter` keeps the files under one folder. A run that fails
 * without a failed test (a file that does not load, a set-up that throws) counts as one failure.
 */
export async function runVitest(projects, filter = []) {
  const file = join('.cache', 'vitest', `${projects.join('-')}.json`);
  mkdirSync(join(root, '.cache', 'vitest'), { recursive: true });
  rmSync(join(root, file), { force: true });
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const code = await exitCodeOf(startNode([script, 'run', ...chosen, ...reporters, ...filter]));
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = readReport(file);
  const failed = Math.max(numFailedTests, code === 0 ? 0 : 1);
  const note = noteOn(numPassedTests + failed, numPendingTests);
  return { passed: numPassedTests, failed, note, tests: testResults.flatMap(timedTests) };
}

/** The tests of a file with their durations. */
const timedTests = ({ name, assertionResults }) =>
  assertionResults.map(({ fullName, duration }) => ({
    file: relative(root, name),
    name: fullName,
    seconds: (duration ?? 0) / 1000,
  }));

function noteOn(run, skipped) {
  if (run === 0) return 'no tests';
  return skipped > 0 ? `${skipped} skipped` : undefined;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, testResults: [] };
  }
}
