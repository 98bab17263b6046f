import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { openWholeServer, type WholeServer } from '#server/testing/whole-server.ts';

let server: WholeServer;
let company: number;
beforeAll(async () => {
  server = await openWholeServer();
  company = server.companies[0]?.id ?? 0;
});
afterAll(() => server.close());

const base = () => `/api/core/companies/${company}/export/`;
const asked = async (email: string) =>
  server.app.inject({ method: 'POST', url: base(), headers: await server.cookieOf(email), payload: {} });
const fetched = async (email: string, id: string) =>
  server.app.inject({ method: 'GET', url: `${base()}${id}/`, headers: await server.cookieOf(email) });

it('[CX2, CX4] says how far it is, and is then fetched until a new one takes its place', async () => {
  const answer = await asked('founder@example.com');
  const lines = answer.body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const log = lines.filter(({ part }) => part === 'log.jsonl').at(-1);
  expect([answer.statusCode, log.done]).toEqual([200, log.of]);
  const { id, size } = lines.at(-1);
  const file = await fetched('founder@example.com', id);
  expect([file.statusCode, file.headers['content-type'], file.rawPayload.length]).toEqual([
    200,
    'application/zip',
    size,
  ]);
  expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK');
  await asked('founder@example.com');
  expect((await fetched('founder@example.com', id)).statusCode).toBe(404);
});

it('[CX3] is for who manages the company, sees all of it and has just proven it; the audit log tells of it', async () => {
  for (const email of ['viewer@example.com', 'warehouse@example.com'])
    expect((await asked(email)).json()).toMatchObject({ code: 'notPermitted' });
  expect((await asked('admin@example.com')).statusCode).toBe(200);
  const headers = await server.cookieOf('founder@example.com');
  await sql`update session set proven_at = now() - interval '1 day'`.execute(server.database.owner.kysely);
  const stale = await server.app.inject({ method: 'POST', url: base(), headers, payload: {} });
  expect([stale.statusCode, stale.json().code]).toEqual([403, 'proofNeeded']);
  const { rows } = await server.database.withCompany(company, (trx) =>
    sql<{
      about: string;
    }>`select about from audit_note where company_id = ${company} and what = 'exported'`.execute(trx),
  );
  expect(rows.map(({ about }) => about)).toEqual(['everything', 'everything', 'everything']);
});
