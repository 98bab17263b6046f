import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { edits, newFiles, scaffoldInto } from './scaffold.ts';

const copy = mkdtempSync(join(tmpdir(), 'lagra-new-kind-'));
beforeAll(() => scaffoldInto(copy));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a script of the project in the copy; what it said, where it failed. */
function failureOf(path: string, ...args: readonly string[]): string | null {
  // The tests in the copy are no part of this run.
  const mine = { VITEST: undefined, VITEST_POOL_ID: undefined, VITEST_WORKER_ID: undefined };
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], {
    cwd: copy,
    env: { ...process.env, ...mine, NO_COLOR: '1' },
    encoding: 'utf8',
  });
  return status === 0 ? null : `${stdout}${stderr}`;
}

const vitest = join('node_modules', 'vitest', 'vitest.mjs');
const lingui = join('node_modules', '@lingui', 'cli', 'dist', 'lingui.js');
/** The checks of `npm test` by these names. */
const failedChecks = (...names: readonly string[]): string | null =>
  failureOf(join('scripts', 'checks', 'run.mjs'), ...names);

test('[PATHS] a new kind of a few fields and a small chart is at most thirteen files and three edits', () => {
  // Two of them are its article, in two languages: a screen without one fails the build [HC1].
  expect(newFiles.size).toBeLessThanOrEqual(13);
  expect(Object.keys(edits).length).toBeLessThanOrEqual(3);
});

test('[PATHS] a new kind compiles, and the linter has nothing to say', { timeout: 300_000 }, () => {
  expect(failedChecks('types', 'lint')).toBeNull();
});

test(
  '[PATHS] a new kind is listed, found, permitted, refused, commented on, printed, imported, explained and shown in the flows',
  { timeout: 240_000 },
  () => {
    const files = [
      'src/views/areas/stock/forklift',
      'src/views/kinds.test.ts',
      'src/views/frame/help-center/help-articles.test.ts',
      'src/words',
      'server/import/forklift',
    ];
    expect(failureOf(vitest, 'run', '--project=unit', '--project=dom', '--project=db', ...files)).toBeNull();
  },
);

test(
  '[PATHS] a new kind is walked by the path tests, and its page is shown in each state',
  { timeout: 600_000 },
  () => {
    const files = ['model-tests/model/documents.test.ts', 'model-tests/views/documents.test.tsx'];
    const args = ['run', '--project=model', '-t', 'forklift', ...files];
    expect(failureOf(vitest, ...args)).toBeNull();
  },
);

test(
  '[PATHS] a new kind leaves nothing unused, and its messages go into the catalogues',
  { timeout: 240_000 },
  () => {
    expect(failureOf(lingui, 'extract', '--clean', '--workers', '1')).toBeNull(); // what `npm run i18n` does
    expect(failedChecks('dead', 'catalogues')).toBeNull();
  },
);
