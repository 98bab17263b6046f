import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '#server/testing/door.ts';

const root = join(import.meta.dirname, '..');
const isRoot = process.getuid?.() === 0;
/** Somebody without rights, whom root hands the folder to; whoever is no root has none anyway. */
const somebody = isRoot ? { uid: 65_534, gid: 65_534 } : {};
const area = mkdtempSync(join(tmpdir(), 'lagra-anywhere-'));
const checkout = join(area, 'Läger å test', 'lagra');

beforeAll(() => {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  for (const path of listed.split('\0').filter((name) => name !== ''))
    cpSync(join(root, path), join(checkout, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
  chmodSync(area, 0o755);
  if (isRoot) execFileSync('chown', ['-R', '--no-dereference', '65534:65534', area]);
});
afterAll(() => rmSync(area, { recursive: true, force: true }));

/** Runs a script of that checkout as somebody who has nothing but it and the browsers. */
function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const kept = Object.entries(process.env).filter(([name]) => /^PATH$|_PATH$|^TMPDIR$/.test(name));
  const child = spawn(process.execPath, args, {
    cwd: checkout,
    ...somebody,
    env: { ...Object.fromEntries(kept), HOME: area, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += String(part)));
  const ended = once(child, 'close').then(([code]) => ({ code: Number(code), said }));
  return { child, ended, said: () => said };
}

test('[ANY3, ANY4] it builds, starts and stops in a path with a space and å, as somebody who is no root', async () => {
  const PORT = String(await freePort());
  const { child, ended, said } = run(['scripts/start.mjs'], { PORT, DEMO: '0' });
  await vi.waitUntil(() => said().includes('ready http') || child.exitCode !== null, { timeout: 500_000 });
  const page = await fetch(`http://127.0.0.1:${PORT}/`, { headers: { accept: 'text/html' } }).catch(
    () => null,
  );
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({
    code: 0,
    said: expect.stringContaining(`ready http://localhost:${PORT}`),
  });
  expect([page?.status, await page?.text()]).toEqual([200, expect.stringContaining('<title>')]);
});

test('[ANY3, ANY4] its tests pass there: of modules, of the database and in a browser', async () => {
  const files = [
    'scripts/web',
    'server/platform/db/wait-for-database.db.test.ts',
    'server/import/screen',
    'model-tests/browser/site.spec.ts',
  ];
  const projects = ['unit', 'db', 'browser'].map((name) => `--project=${name}`);
  const { code, said } = await run(['node_modules/vitest/vitest.mjs', 'run', ...projects, ...files]).ended;
  expect([code, code === 0 ? '' : said]).toEqual([0, '']);
});
