import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import packages from '../../package.json' with { type: 'json' };
import { setToInstall, stampOf } from '../setup.mjs';

/** A folder of packages that was left with a stamp, or none. */
function modulesWith(stamp?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'modules-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  if (stamp !== undefined) writeFileSync(join(folder, '.installed-from'), stamp);
  return folder;
}

test.each([
  ['a fresh clone gets what a start needs', undefined, 'start', 'start'],
  ['a fresh clone gets everything for the tests', undefined, 'all', 'all'],
  ['what is there is not installed again', stampOf('start'), 'start', undefined],
  ['a start needs nothing that the tests do not', stampOf('all'), 'start', undefined],
  ['tests add what a start left out', stampOf('start'), 'all', 'all'],
  ['another package-lock.json is installed anew', 'linux-x64 0 start\n', 'start', 'start'],
  ['who had the packages of the tests keeps them', 'linux-x64 0 all\n', 'start', 'all'],
])('[FST2] %s', (_, stamp, set, wanted) => {
  expect(setToInstall(set as 'start' | 'all', modulesWith(stamp))).toBe(wanted);
});

test('[FST2] what tests and checks alone use is no part of a start', () => {
  const started = Object.keys(packages.dependencies);
  for (const name of [
    'vitest',
    'typescript',
    'lighthouse',
    'playwright-core',
    '@tabler/icons-react',
    'oxlint',
  ])
    expect(started).not.toContain(name);
});

test('[FST2] what builds the web app is a part of a start', () => {
  const files = ['vite.config.ts', 'lingui.config.ts', 'scripts/web/macros.ts', 'scripts/flows/lay-out.ts'];
  const imported = files
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/^import (?!type).*from '((?:@[\w-]+\/)?[\w-]+)/gm),
    ])
    .flatMap(([, name]) => name ?? []);
  expect(imported.length).toBeGreaterThan(5);
  expect(imported.filter((name) => !(name in packages.dependencies))).toEqual([]);
});
