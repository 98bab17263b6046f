import type { RunReport, TestReport } from '../testing/run-report.ts';

/** How many tests passed, failed and were skipped on purpose; `lost` ones did not run and are among the failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly lost: number;
  readonly skipped: number;
}

/**
 * Counts a run: a test that did not run has failed, and so has a run in which anything else went wrong. `expectedIn`
 * says how many tests a file has that did not load.
 */
export function tally({ files, errors }: RunReport, expectedIn: (path: string) => number): Tally {
  const tests = files.flatMap((file) => file.tests ?? []);
  const count = (state: TestReport['state']): number => tests.filter((test) => test.state === state).length;
  const unloaded = files.filter((file) => file.tests === undefined);
  const lost = count('lost') + unloaded.reduce((sum, { path }) => sum + expectedIn(path), 0);
  // A hook that threw after its tests has made none of them fail.
  const late = files.filter(({ tests: all = [], isBroken }) => isBroken && all.every(isDone)).length;
  const failed = count('failed') + lost + late;
  return { passed: count('passed'), failed: failed || errors, lost, skipped: count('skipped') };
}

const isDone = ({ state }: TestReport): boolean => state === 'passed' || state === 'skipped';
