import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { exitCodeOf, startNode } from '../launch.mjs';
import { root } from '../setup.mjs';
import { expectedIn, keepCounts } from './expected-tests.ts';
import { tally } from './tally.ts';

const script = join('node_modules', 'vitest', 'vitest.mjs');
const reporter = join(root, 'scripts', 'testing', 'run-reporter.ts');

/** A step that runs projects of vitest.config.ts and counts their tests. */
export function vitest(...projects) {
  return () => runVitest(projects);
}

/** Runs vitest over the named projects and counts tests; `filter` keeps the files whose path has one of these parts. */
export async function runVitest(projects, { filter = [], env = {} } = {}) {
  const chosen = projects.map((project) => `--project=${project}`);
  const counts = join(root, '.cache', 'vitest', 'counts.json');
  return countedRun([...chosen, ...filter], { name: projects.join('-'), root, counts, env });
}

/**
 * Runs vitest with these arguments in the project at `root`, and counts every test of every file, whether or not it
 * came to run. `counts` is the file that remembers how many there are in each.
 */
export async function countedRun(args, { name, root: place, counts, env = {} }) {
  const file = join(place, '.cache', 'vitest', `${name}.json`);
  rmSync(file, { force: true });
  const reporters = ['--reporter=dot', `--reporter=${reporter}`];
  const code = await exitCodeOf(
    startNode([script, 'run', '--root', place, ...args, ...reporters], { ...env, RUN_REPORT: file }),
  );
  const report = readReport(file);
  const { passed, failed, lost, skipped } = tally(report, expectedIn(place, counts));
  keepCounts(counts, report);
  const note = noteOn({ run: passed + failed, lost, skipped });
  return { passed, failed: Math.max(failed, code === 0 ? 0 : 1), note, tests: report.files.flatMap(ranIn) };
}

/** The tests of a file that ran, with their durations. */
const ranIn = ({ path, tests = [] }) =>
  tests
    .filter(({ state }) => state === 'passed' || state === 'failed')
    .map(({ name, seconds }) => ({ file: path, name, seconds }));

function noteOn({ run, lost, skipped }) {
  if (run === 0) return 'no tests';
  const parts = [lost > 0 && `${lost} did not run`, skipped > 0 && `${skipped} skipped`];
  return parts.filter(Boolean).join(', ') || undefined;
}

/** Without a report vitest has not even found its files. */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { files: [], errors: 1 };
  }
}
