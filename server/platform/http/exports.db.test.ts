import { EventEmitter } from 'node:events';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { asUser } from '#model/engine/actor.ts';
import { Unavailable } from '#server/platform/commands/job.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import { addMember, FOUNDER, foundCompany } from '#server/testing/company.fixtures.ts';
import type { CompanyRouteDeps } from './company-request.ts';
import { Exports } from './exports.ts';
import { lineAnswers } from './line-answers.ts';

/** People of the first company, each of whom asks for so many exports. */
const PEOPLE = 10;
const EACH = 5;
let server: CompanyApp;
let people: string[];

beforeAll(async () => {
  server = await openCompanyApp();
  const { executor } = server.platform;
  for (const company of [1, 2]) await foundCompany(executor, company);
  const added = Array.from({ length: PEOPLE }, (_, at) =>
    addMember(executor, 1, `Person${at}`, ['salesOrder.view', 'item.view', 'audit.view', 'audit.export']),
  );
  people = (await Promise.all(added)).map(({ user }) => user);
});
afterAll(() => server.close());

const today = '2026-05-04';
const list = { sort: { column: 'number', direction: 'ascending' }, today };
const kinds: readonly (readonly [string, object])[] = [
  ['lists/salesOrder/export/', list],
  ['stock/ledger/export/', {}],
  ['audit/export/', {}],
  ['audit/verify/', {}],
];

/** Connections that are borrowed from the pool, at most at a time. */
function borrowing() {
  const { pool } = server.database.app;
  let [now, most] = [0, 0];
  const taken = (): void => void (most = Math.max(most, (now += 1)));
  const given = (): void => void (now -= 1);
  pool.on('acquire', taken).on('release', given);
  return () => {
    pool.off('acquire', taken).off('release', given);
    return most;
  };
}

it('[EXP1, EXP2] fifty exports of one company take three connections at most, and no other waits for them', async () => {
  const most = borrowing();
  const asked = people.flatMap((user) =>
    Array.from({ length: EACH }, (_, at) => {
      const [path, body] = kinds[at % kinds.length] ?? ['', {}];
      return clientOf(server, user).post(`1/${path}`, body);
    }),
  );
  const other = clientOf(server, FOUNDER).post('2/lists/salesOrder/export/', list);
  const answers = await Promise.all(asked);
  expect(most()).toBeLessThanOrEqual(3);
  expect((await other).status).toBe(200);
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.length - refused.length).toBe(answers.filter(({ status }) => status === 200).length);
  expect(refused.length).toBeGreaterThan(PEOPLE);
  expect(new Set(refused.map((one) => one.json().code))).toEqual(
    new Set(['exportUnderWay', 'tooManyExports']),
  );
  // Each of them may ask again.
  for (const user of people)
    expect((await clientOf(server, user).post('1/audit/verify/', {})).status).toBe(200);
});

it('[EXP2] a person has one export, a company five', async () => {
  const exports = new Exports(join(tmpdir(), 'lagra-exports'));
  const first = await exports.begin({ company: 1, actor: asUser('a') });
  await expect(exports.begin({ company: 2, actor: asUser('a') })).rejects.toMatchObject({
    status: 429,
    refusal: { code: 'exportUnderWay' },
  });
  const others = await Promise.all([...'bcde'].map((id) => exports.begin({ company: 1, actor: asUser(id) })));
  await expect(exports.begin({ company: 1, actor: asUser('f') })).rejects.toMatchObject({
    status: 429,
    refusal: { code: 'tooManyExports' },
  });
  const elsewhere = await exports.begin({ company: 2, actor: asUser('f') });
  await first.end();
  const again = await exports.begin({ company: 1, actor: asUser('a') });
  for (const one of [again, elsewhere, ...others]) await one.end();
});

const LINES = 200;
const line = `${'x'.repeat(100_000)}\n`;

/** An answer of more than a socket takes, to a reader that has not begun to read. */
async function unread({
  exports = server.platform.exports,
  at = (() => Promise.resolve()) as (row: number) => Promise<void>,
  log = { error: (): void => {} },
} = {}) {
  const deps = { ...server.platform, exports, database: server.database } as unknown as CompanyRouteDeps; // what lines need
  const raw = new EventEmitter();
  const sent = Promise.withResolvers<Readable>();
  const request = { headers: { 'accept-language': 'sv' }, log };
  const reply = { raw, request, type: () => reply, header: () => reply, send: sent.resolve };
  let read = 0;
  await lineAnswers(deps)(reply as unknown as FastifyReply, {
    reader: { company: 1, actor: asUser(FOUNDER) },
    linesOf: async function* linesOf() {
      for (; read < LINES; read++) {
        await at(read);
        yield line;
      }
    },
  });
  return { raw, stream: await sent.promise, read: () => read };
}

const borrowed = (): number => server.database.app.pool.totalCount - server.database.app.pool.idleCount;

it('[EXP4] a reader that takes its time holds no connection, and gets all of it', async () => {
  const { stream, read } = await unread();
  await vi.waitFor(() => expect([read(), borrowed()]).toEqual([LINES, 0]), { timeout: 10_000 });
  expect((await text(stream)).length).toBe(LINES * line.length);
});

it('[EXP3, EXP4] a reader that goes away ends it: neither a connection nor a file is left', async () => {
  const { stream, raw } = await unread();
  stream.destroy();
  raw.emit('close');
  await vi.waitFor(() => expect(borrowed()).toBe(0), { timeout: 10_000 });
  await pause(10);
  expect(await readdir(join(tmpdir(), 'lagra-exports'))).toEqual([]);
  expect((await clientOf(server, FOUNDER).post('1/audit/verify/', {})).status).toBe(200);
});

const lastOf = async (stream: Readable): Promise<unknown> =>
  JSON.parse((await text(stream)).trimEnd().split('\n').at(-1) ?? '');

it('[EXP3, EXP5] one that takes longer than it may is ended, and its reader is told so in their language', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const reading = Promise.withResolvers<void>();
  const { stream, read } = await unread({ at: (one) => (one === 20 ? reading.promise : Promise.resolve()) });
  const over = timers.mock.calls.find(([, milliseconds]) => milliseconds === 30 * 60_000)?.[0];
  timers.mockRestore();
  const last = lastOf(stream);
  await vi.waitFor(() => expect(read()).toBe(20), { timeout: 10_000 });
  over?.();
  expect(await last).toEqual({
    problem: {
      code: 'exportTooLong',
      params: { minutes: 30 },
      detail: expect.stringContaining('tog mer än 30 minuter'),
    },
  });
  reading.resolve();
  await vi.waitFor(() => expect(borrowed()).toBe(0), { timeout: 10_000 });
  expect(read()).toBeLessThan(LINES);
});

it('[EXP3, EXP5] one that takes more disk than it may is ended, and its reader is told so', async () => {
  const { stream } = await unread({
    exports: new Exports(join(tmpdir(), 'lagra-exports'), 10 * line.length),
  });
  expect(await lastOf(stream)).toMatchObject({ problem: { code: 'exportTooLarge' } });
});

it('[EXP5] one that fails here is told of without what it was', async () => {
  const { stream } = await unread({
    at: async (one) => {
      if (one === 20) throw new Error('secret');
    },
  });
  const { problem } = (await lastOf(stream)) as { problem: object };
  expect(problem).toMatchObject({ code: 'internalError' });
  expect(JSON.stringify(problem)).not.toContain('secret');
});

it.each([
  ['of the server itself', new Error('secret'), 'internalError'],
  ['of a database that went away', new Unavailable('away'), 'unavailable'],
])('[EXP5] a fault %s is in the log of the server', async (_, fault, code) => {
  const log = { error: vi.fn<() => void>() };
  const { stream } = await unread({
    log,
    at: async (one) => {
      if (one === 20) throw fault;
    },
  });
  expect(await lastOf(stream)).toMatchObject({ problem: { code } });
  expect(log.error.mock.calls).toEqual([[{ err: fault }, code]]);
});
