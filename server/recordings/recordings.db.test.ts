import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Recording } from '#model/recordings/recording.ts';
import { openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import { addMember, FOUNDER, foundCompany, freshId } from '#server/testing/company.fixtures.ts';

let server: CompanyApp;
let vera: string;
let now = '2026-05-04T08:00:00.000Z';

beforeAll(async () => {
  server = await openCompanyApp({ now: () => now });
  await foundCompany(server.platform.executor, 1);
  await foundCompany(server.platform.executor, 2);
  vera = (await addMember(server.platform.executor, 1, 'Vera', ['customer.view'])).user;
});
afterAll(() => server.close());

const recording: Recording = {
  format: 'lagra-recording',
  version: 1,
  startedAt: '2026-05-04T07:59:00.000Z',
  endedAt: '2026-05-04T08:00:00.000Z',
  locale: 'en',
  typed: false,
  page: '/en/dashboard',
  actors: { tour: { idle: 'waiting' } },
  entries: [{ kind: 'page', at: 5, path: '/en/apps/products' }],
};
const place = { page: '/en/apps/products', browser: 'Mozilla/5.0', build: '4f1c2a' };
const body = (change: object = {}) => ({ text: 'The list hung.', place, recording, ...change });
const size = Buffer.byteLength(JSON.stringify(recording));

async function ask(method: 'GET' | 'PUT' | 'DELETE', path: string, payload?: object, user: string = FOUNDER) {
  const answer = await server.app.inject({
    method,
    url: `/api/core/companies/${path}`,
    headers: { 'x-user': user },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}
const listed = async () => (await ask('GET', '1/recordings/')).body['reports'];

test('[RR1] any member reports, and the same report twice is one, as it was first', async () => {
  const id = freshId();
  expect(await ask('PUT', `1/recordings/${id}/`, body(), vera)).toEqual({ status: 200, body: { id } });
  expect((await ask('PUT', `1/recordings/${id}/`, body({ text: 'Other' }), vera)).status).toBe(200);
  expect(await listed()).toEqual([
    { id, text: 'The list hung.', at: now, by: vera, byName: 'Vera', place, recording: { size, entries: 1 } },
  ]);
  expect((await ask('GET', `1/recordings/${id}/`)).body).toEqual(recording);
  for (const _ of [1, 2]) expect((await ask('DELETE', `1/recordings/${id}/`)).status).toBe(200);
  expect(await listed()).toEqual([]);
  expect((await ask('GET', `1/recordings/${id}/`)).status).toBe(404);
});

test('[RR1] a report may come without a recording, and from an older build without its place', async () => {
  const [bare, old] = [freshId(), freshId()];
  for (const [id, sent] of [
    [bare, body({ recording: undefined })],
    [old, body({ place: undefined })],
  ] as const)
    expect((await ask('PUT', `1/recordings/${id}/`, sent, vera)).status).toBe(200);
  expect(await listed()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: bare, place, recording: null }),
      expect.objectContaining({ id: old, place: null, recording: { size, entries: 1 } }),
    ]),
  );
  expect((await ask('GET', `1/recordings/${bare}/`)).status).toBe(404);
  expect((await ask('GET', `1/recordings/${old}/`)).body).toEqual(recording);
  for (const id of [bare, old]) await ask('DELETE', `1/recordings/${id}/`);
});

test('[RR2] only who watches the flows reads and deletes, in the own company', async () => {
  const id = freshId();
  await ask('PUT', `1/recordings/${id}/`, body(), vera);
  for (const [method, path] of [
    ['GET', '1/recordings/'],
    ['GET', `1/recordings/${id}/`],
    ['DELETE', `1/recordings/${id}/`],
  ] as const)
    expect(await ask(method, path, undefined, vera)).toMatchObject({
      status: 403,
      body: { code: 'notPermitted', params: { permission: 'flows.view' } },
    });
  expect((await ask('GET', `2/recordings/${id}/`)).status).toBe(404);
  expect((await ask('GET', '2/recordings/')).body).toEqual({ reports: [] });
  await ask('DELETE', `2/recordings/${id}/`);
  expect(await listed()).toHaveLength(1);
  expect((await ask('PUT', `2/recordings/${freshId()}/`, body(), vera)).status).toBe(404);
  await ask('DELETE', `1/recordings/${id}/`);
});

test.each([
  ['no words', body({ text: ' ' })],
  ['a recording that is none', body({ recording: {} })],
  ['a place that says more', body({ place: { ...place, password: 'x' } })],
  ['another version', body({ recording: { ...recording, version: 2 } })],
  ['a sign that no database takes', body({ text: 'a\u0000' })],
  [
    'what nobody agreed to',
    body({
      recording: {
        ...recording,
        entries: [
          { kind: 'actor', at: 1, actor: 'session', event: 'signIn', state: 'x', taken: [], data: { a: 1 } },
        ],
      },
    }),
  ],
])('[RR3] %s is not taken', async (_, sent) => {
  expect((await ask('PUT', `1/recordings/${freshId()}/`, sent, vera)).status).toBe(422);
  expect(await listed()).toEqual([]);
});

test('[RR3] what is too large is not taken', async () => {
  const entries = Array.from({ length: 3000 }, () => ({ kind: 'page', at: 1, path: 'x'.repeat(200) }));
  const answer = await ask(
    'PUT',
    `1/recordings/${freshId()}/`,
    body({ recording: { ...recording, entries } }),
  );
  expect(answer.status).toBe(413);
});

test('[RR3] a person reports 20 times a day', async () => {
  for (let nth = 0; nth < 20; nth++)
    expect((await ask('PUT', `1/recordings/${freshId()}/`, body(), vera)).status).toBe(200);
  const more = await ask('PUT', `1/recordings/${freshId()}/`, body(), vera);
  expect(more).toMatchObject({ status: 409, body: { code: 'tooManyReports' } });
  expect((await ask('PUT', `1/recordings/${freshId()}/`, body())).status).toBe(200);
  now = '2026-05-05T08:00:01.000Z';
  expect((await ask('PUT', `1/recordings/${freshId()}/`, body(), vera)).status).toBe(200);
});
