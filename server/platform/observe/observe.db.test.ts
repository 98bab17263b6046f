import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { asUser } from '#model/engine/actor.ts';
import { fromNow } from '#model/values/clock.fixtures.ts';
import { addJobs } from '#server/jobs/add-jobs.ts';
import { readHead } from '#server/platform/model/event-log.ts';
import { openWholeServer, type WholeServer } from '#server/testing/whole-server.ts';
import { readJobLag } from '#server/operations/observe/job-lag.ts';

let server: WholeServer;
const lines: string[] = [];
beforeAll(async () => {
  const config = { trustProxy: 1 };
  server = await openWholeServer({ config, level: 'debug', log: (line) => void lines.push(line) });
});
afterAll(() => server.close());

const metrics = async (): Promise<string> => (await server.app.inject('/api/metrics/')).body;
const company = (): number => server.companies[0]?.id ?? 0;
/** A line of the metrics, without its value. */
const valueOf = (text: string, series: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length),
  );

describe('metrics', () => {
  it('[OB4] count requests by route and class of status, without the ids in their addresses', async () => {
    const headers = { ...(await server.cookieOf('admin@example.com')) };
    for (const id of [company(), 4711])
      await server.app.inject({ url: `/api/core/companies/${id}/boot/`, headers });
    await server.app.inject('/nowhere/at/all.png');
    const text = await metrics();
    const routes = [
      ...text.matchAll(/_duration_seconds_count\{method="GET",route="([^"]+)",status="(\dxx)"\}/g),
    ];
    expect(routes.map(([, route, status]) => [route, status])).toContainEqual(['none', '4xx']);
    expect(text).not.toMatch(/4711|nowhere/);
    expect(text).toMatch(/route="\/api\/core\/companies\/:company[^"]*"/);
    expect(text).not.toMatch(/company="|user="|document="/);
  });

  it('[OB4] count commands, and say what waits and how long a batch took', async () => {
    const before = await metrics();
    const waiting = new Promise<number>((resolve) => {
      void server.executor
        .systemPropose(company(), [{ kind: 'product', document: 'none', type: 'archive', data: {} }], {
          by: asUser('test'),
        })
        .catch(() => undefined);
      resolve(server.executor.load().commands);
    });
    expect(await waiting).toBe(1);
    await vi.waitFor(async () =>
      expect(valueOf(await metrics(), 'lagra_commands_total')).toBe(
        valueOf(before, 'lagra_commands_total') + 1,
      ),
    );
    const text = await metrics();
    expect(valueOf(text, 'lagra_commands_waiting')).toBe(0);
    expect(valueOf(text, 'lagra_batch_duration_seconds_count{outcome="written"}')).toBeGreaterThan(0);
    expect(valueOf(text, 'lagra_batch_wait_seconds_count')).toBeGreaterThan(0);
  });

  it('[OB4] say how far the queues are behind; what waits behind another job of its key is not counted', async () => {
    const ago = (seconds: number): string => fromNow(-seconds * 1000);
    const later = fromNow(3_600_000);
    await server.database.owner.pool.query('delete from jobs.job');
    await addJobs(server.database.app.kysely, [
      { queue: 'webhook', key: 'one', due: later },
      { queue: 'webhook', key: 'one', due: ago(500) },
      { queue: 'mail', due: ago(120) },
      { queue: 'mail', due: ago(20) },
    ]);
    const lag = await readJobLag(server.database);
    const byQueue = new Map(lag.map(({ queue, ...figures }) => [queue, figures]));
    expect(byQueue.get('webhook')).toEqual({ due: 0, oldest: 0, running: 0 });
    expect(byQueue.get('mail')).toMatchObject({ due: 2, running: 0 });
    expect(byQueue.get('mail')?.oldest).toBeGreaterThanOrEqual(119);
    server.jobs.handle('mail', async () => undefined);
    await server.jobs.drain('mail');
    const text = await metrics();
    expect(valueOf(text, 'lagra_jobs_due{queue="webhook"}')).toBe(0);
    expect(text).not.toContain('lagra_jobs_due{queue="mail"}');
    expect(valueOf(text, 'lagra_job_duration_seconds_count{queue="mail",outcome="done"}')).toBe(2);
  });

  it('[OB4] say what streams there are, and do not count them as slow requests', async () => {
    const headers = { ...(await server.cookieOf('admin@example.com')) };
    const ending = new AbortController();
    const url = await server.listen();
    const log = await server.database.withCompany(company(), (trx) => readHead(trx, company()));
    const path = `/api/core/companies/${company()}/events/?from=${(log?.head ?? 0) + 1}`;
    const stream = await fetch(url + path, { headers, signal: ending.signal });
    await vi.waitFor(async () => expect(valueOf(await metrics(), 'lagra_streams')).toBe(1));
    const text = await metrics();
    expect(valueOf(text, 'lagra_stream_lag_events')).toBe(0);
    expect(valueOf(text, 'lagra_stream_hears')).toBe(1);
    ending.abort();
    await stream.text().catch(() => undefined);
    await vi.waitFor(async () => expect(valueOf(await metrics(), 'lagra_streams')).toBe(0));
    expect(await metrics()).not.toContain('/events/');
  });
});

describe('what is watched', () => {
  const named = (text: string): string[] => [
    ...new Set([...text.matchAll(/\b(?:lagra|process|nodejs)_[a-z0-9_]+/g)].map(([name]) => name)),
  ];
  const docs = (name: string): string => readFileSync(`docs/${name}`, 'utf8');

  it('[OB5] the dashboard and the alarms name metrics that are there', async () => {
    const text = await metrics();
    const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
    const there = new Set(
      types.flatMap(([, name = '', type]) =>
        type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
      ),
    );
    const dashboard = JSON.parse(docs('grafana-dashboard.json')) as {
      panels: { targets?: { expr: string }[] }[];
    };
    const asked = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)).join('\n');
    expect(named(asked).length).toBeGreaterThan(15);
    for (const source of [asked, docs('alerts.yaml')])
      expect(named(source).filter((name) => !there.has(name))).toEqual([]);
  });

  it('[OB5] every alarm has its section of what to do, and every section its alarm', () => {
    const alarms = [...docs('alerts.yaml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
    const sections = [...docs('operations.md').matchAll(/^### (Lagra\w+)$/gm)].map(([, name]) => name);
    expect(alarms.length).toBeGreaterThan(10);
    expect(sections.toSorted()).toEqual(alarms.toSorted());
  });
});

describe('readiness', () => {
  it('[OB2] is told with what is in its way, apart from health', async () => {
    const state = async () => {
      const answer = await server.app.inject('/api/ready/');
      return [answer.statusCode, answer.json()];
    };
    expect(await state()).toEqual([200, { status: 'ready', reasons: [] }]);
    server.lifecycle.phase = 'stopping';
    expect(await state()).toEqual([503, { status: 'notReady', reasons: ['stopping'] }]);
    const health = await server.app.inject('/api/health/');
    expect([health.statusCode, health.headers.connection]).toEqual([200, 'close']);
    server.lifecycle.phase = 'ready';
    expect((await server.app.inject('/api/health/')).headers.connection).not.toBe('close');
  });

  it('[OB2] is over within seconds where the database does not answer, as metrics are', async () => {
    const { pool } = server.database.app;
    const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    const [ready, health, text] = await Promise.all([
      server.app.inject('/api/ready/'),
      server.app.inject('/api/health/'),
      metrics(),
    ]);
    for (const client of held) client.release();
    expect(ready.json()).toEqual({ status: 'notReady', reasons: ['databaseAway'] });
    expect(health.statusCode).toBe(503);
    expect(valueOf(text, 'lagra_database_up')).toBe(0);
    expect(valueOf(text, 'lagra_database_connections{state="used"}')).toBe(pool.options.max);
  });
});

describe('requests in the log', () => {
  const written = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

  it.each([
    ['a-proxy.named:it/1', true],
    ['x'.repeat(128), true],
    ['x'.repeat(129), false],
    ['two words', false],
    ['"quoted"', false],
  ])('[OB8] are named as a proxy did where that is sound: %s', async (id, sound) => {
    const answer = await server.app.inject({ url: '/api/ready/', headers: { 'x-request-id': id } });
    const told = String(answer.headers['x-request-id']);
    expect(told === id).toBe(sound);
    expect(told).toMatch(sound ? /./ : /^[0-9a-f-]{36}$/);
    expect(written().filter(({ reqId }) => reqId === told)).toMatchObject([
      { method: 'GET', path: '/api/ready/', route: '/api/ready/', status: 200 },
    ]);
  });

  it('[OB7] are told without query strings, bodies and cookies', async () => {
    const payload = { email: 'admin@example.com', password: 'hemlig-1' };
    await server.app.inject({
      method: 'POST',
      url: '/api/auth/token/?token=hemlig-2',
      headers: { cookie: 'lagra=hemlig-3', authorization: 'Bearer hemlig-4' },
      payload,
    });
    expect(written().some(({ path }) => path === '/api/auth/token/')).toBe(true);
    expect(lines.join('\n')).not.toContain('hemlig');
  });
});

describe('without a trusted proxy', () => {
  it('[OB8] no name of a request is taken over', async () => {
    const { requestIds } = await import('./request-log.ts');
    const headers = { 'x-request-id': 'mine' };
    for (const trustProxy of [false, 0]) expect(requestIds({ trustProxy })({ headers })).not.toBe('mine');
    for (const trustProxy of [true, 1, ['10.0.0.1']])
      expect(requestIds({ trustProxy })({ headers })).toBe('mine');
  });
});
