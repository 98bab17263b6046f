import { expect, test } from 'vitest';
import { summary, type StepResult } from './summary.ts';
import { levelsOf } from './whole-run.ts';

const step = (name: string, over: Partial<StepResult> = {}): StepResult => ({
  name,
  seconds: 9.5,
  passed: 2,
  failed: 0,
  ...over,
});

test('[RUN1] a step stands beside its budget, and an overrun is named without being a failure', () => {
  expect(summary([step('unit', { budget: 20 }), step('dom', { budget: 5, note: '1 skipped' })], 18)).toEqual([
    '',
    '✓ unit      9.5 s of 20 s        2 passed    0 failed',
    '✓ dom       9.5 s of 5 s         2 passed    0 failed  over budget by 4.5 s, 1 skipped',
    '✓ total    18.0 s of 25 s        4 passed    0 failed',
    '',
    '4 passed, 0 failed',
  ]);
});

test('[RUN1] a step without a budget has no limit, nor has what it is a part of', () => {
  expect(summary([step('walks', { failed: 1 })], 9.5)[1]).toBe(
    '✗ walks     9.5 s                2 passed    1 failed',
  );
  const lines = summary([step('unit', { budget: 20 }), step('walks')], 19);
  expect(lines[3]).toBe('✓ total    19.0 s                4 passed    0 failed');
});

test('[RUN2] the slowest ten tests of all steps are named before the last line', () => {
  const tests = (at: number) =>
    Array.from({ length: 8 }, (_, n) => ({ file: `${n}.test.ts`, name: 'does', seconds: at + n }));
  const lines = summary([step('unit', { tests: tests(0) }), step('browser', { tests: tests(4) })], 19);
  expect(lines.slice(4, 7)).toEqual(['', 'The slowest tests:', '   11.0 s  7.test.ts: does']);
  expect(lines.slice(6, -2).map((line) => Number(line.trim().split(' ')[0]))).toEqual([
    11, 10, 9, 8, 7, 7, 6, 6, 5, 5,
  ]);
  expect(lines.at(-1)).toBe('4 passed, 0 failed');
});

test('[RUN3] the report of a whole run has the cheap checks as one level', () => {
  const done = [step('format', { isCheap: true }), step('lint', { isCheap: true, failed: 1 }), step('unit')];
  expect(levelsOf(done)).toEqual([
    { level: 'checks', seconds: 19, passed: 4, failed: 1 },
    { level: 'unit', seconds: 9.5, passed: 2, failed: 0 },
  ]);
});
