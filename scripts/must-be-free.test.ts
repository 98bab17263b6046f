import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressRefused } from '#server/platform/observe/address-refused.mjs';

const root = join(import.meta.dirname, '..');
/** What runs before there are packages. */
const launchers = ['scripts/*.mjs', 'scripts/starting/*.mjs', 'server/platform/observe/*.mjs'];
/** Neither packages nor a lock file: whoever installs here fails in another way. */
const fresh = mkdtempSync(join(tmpdir(), 'lagra-fresh-'));
const taken = createServer();
let port = 0;
beforeAll(async () => {
  for (const path of globSync(launchers, { cwd: root }))
    cpSync(join(root, path), join(fresh, path), { recursive: true });
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  port = (taken.address() as AddressInfo).port; // it listens
});
afterAll(() => {
  taken.close();
  rmSync(fresh, { recursive: true, force: true });
});

const launched = (script: string, env: Readonly<Record<string, string>>) =>
  spawnSync(process.execPath, [join('scripts', script)], {
    cwd: fresh,
    encoding: 'utf8',
    env: { PATH: dirname(process.execPath), ...env },
  });

it.each([
  ['start.mjs', 'npm start'],
  ['dev.mjs', 'npm run dev'],
])('[ANY2] %s of a taken port ends in one line before anything is installed', (script, command) => {
  const { status, stdout, stderr } = launched(script, { PORT: String(port) });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toBe(
    `Port ${port} is taken by another program. Set PORT to another one: PORT=${port + 1} ${command}\n`,
  );
});

it('[ANY2] a HOST that this machine does not have ends it as well', () => {
  const { status, stderr } = launched('start.mjs', { PORT: String(port), HOST: '203.0.113.77' });
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^HOST 203\.0\.113\.77 is no address of .*\n$/),
  ]);
});

const failure = (told: object): Error => Object.assign(new Error('as the system says it'), told);

it.each([
  [
    { code: 'EACCES', syscall: 'listen', port: 80 },
    /^Port 80 may be used by root alone\. .* PORT=3000 npm start$/,
  ],
  [{ code: 'EADDRINUSE', syscall: 'listen', port: 65_535 }, /: PORT=3000 npm start$/],
  [
    { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'nowhere.invalid' },
    /^HOST nowhere\.invalid is no address/,
  ],
])('[ANY2] of %o is told what to set', (told, line) => {
  expect(addressRefused(failure(told))).toMatch(line);
});

it('[ANY2] what is no matter of the address is left to others', () => {
  expect(addressRefused(failure({ code: 'EACCES', syscall: 'open' }))).toBeUndefined();
  expect(addressRefused('broken')).toBeUndefined();
});
