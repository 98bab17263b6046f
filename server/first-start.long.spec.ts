import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freePort } from '#server/testing/door.ts';

const root = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'first-start-'));
const clone = join(folder, 'clone');
const asBrowser = { accept: 'text/html,*/*;q=0.8', 'accept-language': 'en' };

/** `npm start` in the clone: what it printed, each line with its second. */
async function npmStart() {
  const port = await freePort();
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, PORT: String(port), DATA_DIR: join(folder, 'data'), DEMO: '1' };
  const began = performance.now();
  const child = spawn('npm', ['start'], { cwd: clone, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      for (const line of String(part).split('\n'))
        if (line.trim() !== '') lines.push(`${((performance.now() - began) / 1000).toFixed(1)} ${line}`);
    });
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const get = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: asBrowser, redirect: 'manual' });
  const isReady = (): boolean => lines.some((line) => line.includes(` ready http://localhost:${port}`));
  return { child, lines, ended, get, isReady };
}

beforeAll(() => {
  // What is committed, and what is about to be.
  const files = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.stdout.trim().split('\n'))
    if (existsSync(join(root, file))) cpSync(join(root, file), join(clone, file));
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    ['-c', 'user.name=t', '-c', 'user.email=t@example.com', 'commit', '-qm', 'clone'],
  ])
    spawnSync('git', args, { cwd: clone });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('[FST1] [FST3] [FST4] a first start answers from the beginning, serves people before the public site is there, and names no files', async () => {
  const { child, lines, ended, get, isReady } = await npmStart();
  try {
    await vi.waitUntil(async () => (await get('/en/dashboard').catch(() => null))?.status === 503, {
      timeout: 10_000,
    });
    expect(await (await get('/en/dashboard')).text()).toContain('Installing packages');
    await vi.waitUntil(isReady, { timeout: 500_000, interval: 200 });
    expect(existsSync(join(clone, 'dist/site'))).toBe(false);
    const meanwhile = await get('/en');
    expect([meanwhile.status, meanwhile.headers.get('lagra-page')]).toEqual([200, null]);
    await vi.waitUntil(async () => (await get('/en')).headers.get('lagra-page') === 'site', {
      timeout: 300_000,
      interval: 500,
    });
    await vi.waitUntil(() => existsSync(join(clone, 'dist/.site-hash')), { timeout: 20_000 });
    console.log(lines.join('\n'));
    expect(lines.filter((line) => /\.(js|css|json|tsx?|po)\b/.test(line))).toEqual([]);
    expect(existsSync(join(clone, 'node_modules/vitest'))).toBe(false);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
});

it('[FST2] [FST4] a second start installs and builds nothing', async () => {
  const { child, lines, ended, get, isReady } = await npmStart();
  try {
    await vi.waitUntil(isReady, { timeout: 60_000, interval: 20 });
    console.log(lines.join('\n'));
    expect((await get('/en')).headers.get('lagra-page')).toBe('site');
    expect(lines.filter((line) => /Installing|Building|Drawing|Loading/.test(line))).toEqual([]);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
});
