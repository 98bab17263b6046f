import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import { addMember, FOUNDER, foundCompany } from '#server/testing/company.fixtures.ts';

let server: CompanyApp;
let now = '2026-05-04T08:00:00.000Z';

beforeAll(async () => {
  server = await openCompanyApp({ now: () => now });
  await foundCompany(server.platform.executor, 1);
  await foundCompany(server.platform.executor, 2);
});
afterAll(() => server.close());

const written = (name: string, at = now) => ({ value: { name }, base: { name: '' }, version: 3, at });

async function ask(method: 'GET' | 'PUT' | 'DELETE', path: string, payload?: object, user = FOUNDER) {
  const answer = await server.app.inject({
    method,
    url: `/api/core/companies/${path}`,
    headers: { 'x-user': user },
    ...(payload && { payload }),
  });
  return {
    status: answer.statusCode,
    body: answer.body === '' ? null : answer.json<Record<string, unknown>>(),
  };
}
const listed = async (company = 1, user = FOUNDER) =>
  (await ask('GET', `${company}/drafts/`, undefined, user)).body;

test('[DR1] a draft is its author’s, and stays in its company', async () => {
  expect(await ask('PUT', '1/drafts/customer.new/', written('Bolt & Co'))).toEqual({
    status: 200,
    body: { form: 'customer.new' },
  });
  expect(await listed()).toEqual({ drafts: [{ form: 'customer.new', ...written('Bolt & Co') }] });
  expect(await listed(2)).toEqual({ drafts: [] });
  const { user } = await addMember(server.platform.executor, 1, 'Vera', ['customer.view']);
  expect(await listed(1, user)).toEqual({ drafts: [] });
  await ask('DELETE', '1/drafts/customer.new/', undefined, user);
  expect(await listed()).toEqual({ drafts: [{ form: 'customer.new', ...written('Bolt & Co') }] });
  expect((await ask('GET', '3/drafts/')).status).toBe(404);
});

test('[DR2] of two copies the one written last stays, whichever comes first', async () => {
  const later = written('later', '2026-05-04T08:00:05.000Z');
  await ask('PUT', '1/drafts/customer.new/', later);
  await ask('PUT', '1/drafts/customer.new/', written('earlier'));
  expect(await listed()).toEqual({ drafts: [{ form: 'customer.new', ...later }] });
});

test('[DR3] what was saved or given up is gone, and forgetting it twice is no fault', async () => {
  for (const _ of [1, 2]) expect((await ask('DELETE', '1/drafts/customer.new/')).status).toBe(200);
  expect(await listed()).toEqual({ drafts: [] });
});

test('[DR1] a form may have any name that is described', async () => {
  const form = `${'a'.repeat(40)}.${'1'.repeat(64)}`;
  for (const method of ['PUT', 'DELETE'] as const)
    expect(await ask(method, `1/drafts/${form}/`, method === 'PUT' ? written('long') : undefined)).toEqual({
      status: 200,
      body: { form },
    });
  expect((await ask('DELETE', `1/drafts/${form}1/`)).status).toBe(400);
});

test('[DR4] fifty are kept, for ninety days, none larger than half a megabyte', async () => {
  for (let index = 0; index < 52; index++) {
    now = new Date(Date.parse('2026-05-05T08:00:00.000Z') + index * 1000).toISOString();
    await ask('PUT', `1/drafts/product.${index}/`, written(`number ${index}`));
  }
  const { drafts } = (await listed()) as { drafts: { form: string }[] }; // as described
  expect(drafts.map(({ form }) => form)).toEqual(
    Array.from({ length: 50 }, (_, index) => `product.${51 - index}`),
  );
  now = '2026-09-01T08:00:00.000Z';
  await ask('PUT', '1/drafts/product.new/', written('new'));
  expect(await listed()).toEqual({ drafts: [{ form: 'product.new', ...written('new') }] });
  const large = await ask('PUT', '1/drafts/product.new/', written('x'.repeat(600_000)));
  expect(large).toMatchObject({ status: 413, body: { code: 'tooLarge' } });
});

test.each([
  ['customer', written('no form')],
  ['customer.new.more', written('no form')],
  ['customer.new', { ...written('no moment'), at: 'yesterday' }],
  ['customer.new', { ...written('a sign that no database takes \u0000') }],
])('[DR1] %s is not taken when it makes no sense', async (form, body) => {
  expect([404, 422]).toContain((await ask('PUT', `1/drafts/${form}/`, body)).status);
  const { rows } = await sql<{ count: number }>`select count(*) from draft where form = ${form}`.execute(
    server.database.owner.kysely,
  );
  expect(rows[0]?.count).toBe(0);
});
