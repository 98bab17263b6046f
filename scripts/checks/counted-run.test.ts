import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { planted } from './counted-run.fixtures.ts';

/** Within the checkout, since planted tests import vitest. */
const cache = join(import.meta.dirname, '..', '..', '.cache');

let root = '';
beforeAll(() => {
  mkdirSync(cache, { recursive: true });
  root = mkdtempSync(join(cache, 'planted-'));
  for (const [path, text] of Object.entries(planted)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What is counted of a run of these projects; in a process of its own, since vitest writes to its terminal. */
async function count(projects: readonly string[], how = ''): Promise<object> {
  const script = join(import.meta.dirname, 'counted-run.fixtures.mjs');
  const env = { ...process.env, PLANTED: how };
  const { stdout } = await promisify(execFile)(process.execPath, [script, root, ...projects], { env });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as object;
}

const SLOW = 120_000;

test(
  '[RUN5] a test that did not run has failed: its file did not load, its hook threw, its process died',
  async () => {
    // Passed: passes 1, fails 1, skips 1, inner-hook 1, late-hook 1. Failed: fails 1, and the hook after its test.
    // Not run: hook 2, inner-hook 1, throws 2, misspelt 1, shares 2, empty 1, dies 2.
    const counted = { passed: 5, failed: 13, note: '11 did not run, 4 skipped' };
    expect(await count(['plain', 'dying'])).toEqual(counted);
  },
  SLOW,
);

test(
  '[RUN5] where nothing is set up, every test has failed: as many as there were when they ran, or can be seen',
  async () => {
    const none = (failed: number) => ({ passed: 0, failed, note: `${failed} did not run` });
    expect(await count(['served'], 'throws')).toEqual(none(1));
    expect(await count(['served'])).toEqual({ passed: 3, failed: 0 });
    expect(await count(['served'], 'dies')).toEqual(none(3));
  },
  SLOW,
);
