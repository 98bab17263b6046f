import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';

const root = resolve(import.meta.dirname, '../..');
const picture = join(root, 'docs/dashboard.png');
const args = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts a separate server on a free port with fresh demo data; resolves with its address. */
function startServer(dataDir: string): Promise<{ readonly url: string; readonly server: ChildProcess }> {
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir };
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  const server = spawn(process.execPath, ['server/main.ts'], { cwd: root, env, stdio: [...stdio] });
  return new Promise((done, fail) => {
    server.once('exit', (code) => fail(new Error(`the server ended with ${code}`)));
    server.stdout?.on('data', (chunk: Buffer) => {
      const url = /ready (\S+)/.exec(chunk.toString())?.[1];
      if (url) done({ url, server });
    });
  });
}

async function takePicture(url: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args,
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 });
    // The offer of a tour would be in the picture.
    await page.addInitScript(() => {
      if (location.protocol === 'http:')
        localStorage.setItem('lagra-tour', '{"completedTours":[],"dontShowAgain":true}');
    });
    await page.goto(`${url}/en/auth/login`);
    await page.fill('input[name=email]', 'admin@example.com');
    await page.fill('input[type=password]', 'lagra-demo-2026');
    await page.click('[data-testid=sign-in]');
    await page.waitForSelector('[data-testid=connectivity][data-state=synced]');
    await page.waitForSelector('main h1');
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: picture });
  } finally {
    await browser.close();
  }
}

const dataDir = await mkdtemp(join(tmpdir(), 'lagra-screenshot-'));
// As root, the database runs as another user, who needs access; otherwise it would be left behind elsewhere.
await chmod(dataDir, 0o755);
const { url, server } = await startServer(dataDir);
try {
  await takePicture(url);
  process.stdout.write(`written ${picture}\n`);
} finally {
  server.removeAllListeners('exit');
  const ended = new Promise((done) => server.once('exit', done));
  server.kill('SIGTERM');
  await ended;
  await rm(dataDir, { recursive: true, force: true });
}
