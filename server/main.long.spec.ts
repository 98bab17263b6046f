import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { engine } from '#machines/registry.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { now } from '#model/values/clock.fixtures.ts';
import { demoPassword } from '#server/demo/company-list.ts';
import { readHead } from '#server/platform/model/event-log.ts';
import { command, freshId } from '#server/testing/company.fixtures.ts';
import { createDemoDatabase } from '#server/testing/demo-database.ts';
import { urlOfDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { doorTo, freePort } from './testing/door.ts';
import { startServer, type ServerProcess } from './main.fixtures.ts';

let database: TestDatabase;
let company: number;
let folder: string;
const started: ServerProcess[] = [];

beforeAll(async () => {
  const demo = await createDemoDatabase({ name: 'lagra_demo_whole', engine, now });
  database = demo.database;
  company = demo.companies[0]?.id ?? 0;
  folder = await mkdtemp(join(tmpdir(), 'lagra-main-'));
  await writeFile(join(folder, 'file'), '');
});
afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
});
afterAll(async () => {
  await database.dispose();
  await rm(folder, { recursive: true, force: true });
});

const ownerUrl = (): string => urlOfDatabase(inject('testServer').ownerUrl, database.name);

async function start(env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const DATA_DIR = inject('testServer').folder;
  const server = await startServer({ DATA_DIR, DATABASE_URL: ownerUrl(), LOG_LEVEL: 'warn', ...env });
  started.push(server);
  return server;
}

const ready = async (server: ServerProcess): Promise<void> => {
  await vi.waitUntil(() => server.out().includes('ready http'), { timeout: 60_000 });
};

const stateOf = async ({ url }: ServerProcess): Promise<unknown> => (await fetch(`${url}/api/ready/`)).json();

const notReady = (reason: string) => ({ status: 'notReady', reasons: [reason] });

async function cookieFor({ url }: ServerProcess): Promise<string> {
  const answer = await fetch(`${url}/api/auth/token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.com', password: demoPassword }),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

interface Sent {
  readonly id: string;
  readonly at: number;
  /** 0: the connection was refused or broken off. */
  readonly status: number;
  readonly accepted: boolean;
  readonly failure: string;
}

/** One after the other, until the server takes no more. */
async function keepSending(server: ServerProcess, cookie: string, sent: Sent[]): Promise<void> {
  for (let gone = false; !gone;) {
    const one = command('product', freshId(), 'create', productFixture({ sku: freshId() }));
    const at = performance.now();
    const result = await fetch(`${server.url}/api/core/companies/${company}/commands/`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ commands: [one] }),
    }).then(
      async (answer) => ({
        status: answer.status,
        accepted: /"seq":\d/.test(await answer.text()),
        failure: '',
      }),
      (error: Error) => ({ status: 0, accepted: false, failure: String(error.cause ?? error) }),
    );
    sent.push({ id: one.id, at, ...result });
    gone = result.failure.includes('ECONNREFUSED');
  }
}

/** Those of these commands that are in the log. */
async function writtenOf(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await database.withCompany(company, (trx) =>
    sql<{ command: string }>`
      select distinct command from event where company_id = ${company} and command = any(${[...ids]}::uuid[])`.execute(
      trx,
    ),
  );
  return new Set(rows.map(({ command: id }) => id));
}

describe('the end of the server', () => {
  it('[OB3] loses no request: each is answered or refused, and what was acknowledged is written', async () => {
    const server = await start({ SHUTDOWN_DELAY: '1' });
    await ready(server);
    const cookie = await cookieFor(server);
    const head = await database.withCompany(company, (trx) => readHead(trx, company));
    const from = (head?.head ?? 0) + 1;
    const events = `${server.url}/api/core/companies/${company}/events/?from=${from}`;
    const stream = fetch(events, { headers: { cookie } }).then((answer) => answer.text());
    const sent: Sent[] = [];
    const senders = Array.from({ length: 24 }, () => keepSending(server, cookie, sent));
    await vi.waitUntil(() => sent.length > 200, { timeout: 60_000 });
    const signalled = performance.now();
    server.child.kill('SIGTERM');
    await vi.waitFor(async () => expect(await stateOf(server)).toEqual(notReady('stopping')));
    await Promise.all(senders);
    expect(await server.ended).toBe(0);
    expect(server.errors()).toBe('');
    expect(await stream).toMatch(/event: batch[\s\S]*event: restart/);

    const early = sent.filter(({ at }) => at < signalled);
    expect(early.filter(({ status, accepted }) => status !== 200 || !accepted)).toEqual([]);
    const during = sent.filter(({ at, status }) => at >= signalled && status === 200);
    expect(during.length).toBeGreaterThan(24);
    expect(sent.filter(({ status }) => ![200, 503, 0].includes(status))).toEqual([]);
    // Who had not been let in when the door closed is refused too: connected by the system, read by nobody.
    const refused = /connect ECONNREFUSED|ECONNRESET/;
    const broken = sent.filter(({ status, failure }) => status === 0 && !refused.test(failure));
    expect(broken).toEqual([]);
    const written = await writtenOf(sent.map(({ id }) => id));
    expect(sent.filter(({ id, accepted }) => written.has(id) !== accepted)).toEqual([]);
  });
});

describe('the start of the server', () => {
  it('[OB12] what is broken beside the database takes nothing down: one line tells what is left out', async () => {
    const own = await mkdtemp(join(folder, 'broken-'));
    await writeFile(join(own, 'push.secret'), 'no key');
    await writeFile(join(own, 'thumbnails'), 'no folder');
    const nobody = `127.0.0.1:${await freePort()}`;
    const server = await start({
      DATA_DIR: own,
      SMTP_URL: `smtp://${nobody}`,
      CLAMAV_URL: `tcp://${nobody}`,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://${nobody}`,
      PROOF_DIR: join(folder, 'nowhere'),
      FILES_TO: 's3://nowhere/files',
      S3_ENDPOINT: `http://${nobody}`,
      AWS_ACCESS_KEY_ID: 'a',
      AWS_SECRET_ACCESS_KEY: 'b',
    });
    await ready(server);
    expect(await cookieFor(server)).not.toBe('');
    const told = server
      .out()
      .split('\n')
      .filter((line) => line.includes('left out'));
    expect(told).toEqual([
      expect.stringMatching(/left out: push messages \(.+\)\. All else works\. .*operations\.md/),
    ]);
    expect(server.errors()).toBe('');
  });

  it('[OB1] [OB2] waits for its database and says so, then takes requests', async () => {
    const url = new URL(ownerUrl());
    const target = { host: url.hostname, port: Number(url.port) };
    url.port = String(await freePort());
    url.hostname = '127.0.0.1';
    url.searchParams.delete('host'); // the socket, which is there
    const server = await start({ DATABASE_URL: url.href });
    await vi.waitFor(async () => expect(await stateOf(server)).toMatchObject(notReady('starting')), {
      timeout: 30_000,
    });
    const door = await doorTo(target, Number(url.port));
    await ready(server);
    expect(await stateOf(server)).toEqual({ status: 'ready', reasons: [] });
    const waited = server
      .out()
      .split('\n')
      .filter((line) => line.includes('waiting for the database'));
    expect(waited.map((line) => (JSON.parse(line) as { level: number }).level)).toEqual([40]);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    door();
  });

  it('[CFG2] every mistake ends it with one line', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const wrong = new URL(ownerUrl());
    wrong.password = 'hemlig';
    const away = `postgres://u:hemlig@127.0.0.1:${await freePort()}/x`;
    const cases: readonly (readonly [Record<string, string>, readonly RegExp[]])[] = [
      [{ PORT: 'x', DEMO: 'perhaps' }, [/^PORT must be /, /^DEMO must be /]],
      [{ PORT: String(port) }, [/^Port \d+ is taken .*: PORT=\d+ npm start$/]],
      [{ HOST: '203.0.113.77' }, [/^HOST 203\.0\.113\.77 is no address of this machine/]],
      [{ HOST: 'nowhere.invalid' }, [/^HOST nowhere\.invalid is no address of this machine/]],
      [{ DATA_DIR: join(folder, 'file') }, [/^DATA_DIR must be a folder that the server may write to, not /]],
      [
        { DATABASE_URL: wrong.href },
        [/^The database of DATABASE_URL .* refuses: password authentication failed/],
      ],
      [{ DATABASE_URL: away, DATABASE_WAIT: '1' }, [/has not answered within 1 seconds \(DATABASE_WAIT\)/]],
      [
        { DATABASE_URL: ownerUrl().replace(/\/\/[^:]+:/, '//lagra_app:') },
        [/^DATABASE_URL must name the owner|refuses/],
      ],
    ];
    for (const [env, lines] of cases) {
      const server = await start(env);
      expect([env, await server.ended]).toEqual([env, 1]);
      const said = server.errors().trimEnd().split('\n');
      expect(said).toEqual(lines.map((line) => expect.stringMatching(line)));
      expect(said.join('\n')).not.toContain('hemlig');
    }
    taken.close();
  });
});
