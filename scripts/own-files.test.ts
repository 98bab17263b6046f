import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let checkout: string;
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'lagra-left-'));
  cpSync(join(import.meta.dirname, 'own-files.mjs'), join(checkout, 'scripts/own-files.mjs'), {
    recursive: true,
  });
  mkdirSync(join(checkout, 'dist/assets'), { recursive: true });
  chmodSync(checkout, 0o755);
});
afterEach(() => {
  chmodSync(join(checkout, 'dist/assets'), 0o755);
  rmSync(checkout, { recursive: true, force: true });
});

const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
/** Nobody else can start anything of a checkout below /root. */
const isReachable = spawnSync(process.execPath, ['--version'], nobody).status === 0;

/** Asks as a user whom root's files do not let in; whoever is no root takes the right from itself. */
function asked(...folders: readonly string[]) {
  const script = `import('./scripts/own-files.mjs').then(({ mustBeOurs }) => mustBeOurs(...${JSON.stringify(folders)}))`;
  return spawnSync(process.execPath, ['-e', script], { cwd: checkout, encoding: 'utf8', ...nobody });
}

it.runIf(isReachable)('[ANY4] what another user left is named in one line, with what to do', () => {
  if (process.getuid?.() === 0) chownSync(join(checkout, 'dist'), 65_534, 65_534);
  chmodSync(join(checkout, 'dist/assets'), 0o555);
  const { status, stderr } = asked('.cache', 'dist');
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^This user may not write to .*\/dist\/assets, .* sudo chown -R "\$\(id -un\)" ".*"\n$/,
  );
});

it.runIf(isReachable)('[ANY4] what is ours, or not there yet, is in nobody’s way', () => {
  if (process.getuid?.() === 0)
    for (const folder of ['dist', 'dist/assets']) chownSync(join(checkout, folder), 65_534, 65_534);
  const { status, stderr } = asked('.cache', 'dist');
  expect([status, stderr]).toEqual([0, '']);
});
