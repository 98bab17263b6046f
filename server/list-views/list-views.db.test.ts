import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import { addMember, FOUNDER, foundCompany, freshId } from '#server/testing/company.fixtures.ts';

let server: CompanyApp;
let vera: string;
let visitor: string;

beforeAll(async () => {
  server = await openCompanyApp({ now: () => '2026-05-04T08:00:00.000Z' });
  await foundCompany(server.platform.executor, 1);
  await foundCompany(server.platform.executor, 2);
  vera = (await addMember(server.platform.executor, 1, 'Vera', ['customer.view', 'salesOrder.view'])).user;
  visitor = (await addMember(server.platform.executor, 1, 'Vincent', ['product.view'])).user;
});
afterAll(() => server.close());

const layout = { columns: ['number', 'customer'], density: 'compact' };
const late = (change: object = {}) => ({
  list: 'salesOrder',
  name: 'Late',
  isShared: false,
  query: { late: '1', sort: '-promised' },
  layout,
  ...change,
});

async function ask(method: 'GET' | 'PUT' | 'DELETE', path: string, payload?: object, user: string = FOUNDER) {
  const answer = await server.app.inject({
    method,
    url: `/api/core/companies/${path}`,
    headers: { 'x-user': user },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}
const told = async (company = 1, user: string = FOUNDER) =>
  (await ask('GET', `${company}/list-views/`, undefined, user)).body;

test('[LV1] a view is private until it is shared, and stays its maker’s', async () => {
  const id = freshId();
  expect(await ask('PUT', `1/list-views/${id}/`, late())).toEqual({ status: 200, body: { id } });
  expect(await told()).toEqual({ views: [{ id, ...late(), isOwn: true }], settings: [] });
  expect(await told(1, vera)).toEqual({ views: [], settings: [] });

  await ask('PUT', `1/list-views/${id}/`, late({ isShared: true, name: 'Late ones' }));
  const shared = { id, ...late({ isShared: true, name: 'Late ones' }), isOwn: false };
  expect(await told(1, vera)).toEqual({ views: [shared], settings: [] });

  const stolen = await ask('PUT', `1/list-views/${id}/`, late({ name: 'Mine' }), vera);
  expect(stolen).toMatchObject({ status: 403, body: { code: 'notYourView' } });
  await ask('DELETE', `1/list-views/${id}/`, undefined, vera);
  expect(await told(1, vera)).toEqual({ views: [shared], settings: [] });

  for (const _ of [1, 2]) expect((await ask('DELETE', `1/list-views/${id}/`)).status).toBe(200);
  expect(await told()).toEqual({ views: [], settings: [] });
});

test('[LV2] a view is told only to who may see its list, in its own company', async () => {
  const id = freshId();
  await ask('PUT', `1/list-views/${id}/`, late({ isShared: true }));
  expect(await told(1, visitor)).toEqual({ views: [], settings: [] });
  expect(await told(2)).toEqual({ views: [], settings: [] });
  const refused = await ask('PUT', `1/list-views/${freshId()}/`, late(), visitor);
  expect(refused).toMatchObject({ status: 403, body: { code: 'notPermitted' } });
  expect((await ask('GET', '3/list-views/')).status).toBe(404);
  await ask('DELETE', `1/list-views/${id}/`);
});

test('[LV3] the last setting of a person and a list counts, and no other is touched', async () => {
  const view = freshId();
  await ask('PUT', '1/list-settings/product/', { layout: { columns: null, density: null }, view: null });
  await ask('PUT', '1/list-settings/product/', { layout, view });
  expect(await told()).toEqual({ views: [], settings: [{ list: 'product', layout, view }] });
  expect(await told(1, vera)).toEqual({ views: [], settings: [] });
});

test.each([
  ['a list that is none', `1/list-views/${freshId()}/`, late({ list: 'secrets' })],
  ['no name', `1/list-views/${freshId()}/`, late({ name: '  ' })],
  ['no id', '1/list-views/7/', late()],
  ['a sign that no database takes', `1/list-views/${freshId()}/`, late({ name: 'a\u0000' })],
  ['a query of anything', `1/list-views/${freshId()}/`, late({ query: { 'a b': '1' } })],
  ['a setting of a list that is none', '1/list-settings/secrets/', { layout, view: null }],
])('[LV4] %s is not taken', async (_, path, body) => {
  expect([404, 422]).toContain((await ask('PUT', path, body)).status); // a malformed path is unknown
  expect(((await told())['views'] as object[]).length).toBe(0); // as described
});

test('[LV4] 200 views are kept, and those there are can still be changed', async () => {
  const ids = Array.from({ length: 200 }, freshId);
  for (const [index, id] of ids.entries())
    await ask('PUT', `1/list-views/${id}/`, late({ name: `View ${index}` }), vera);
  const more = await ask('PUT', `1/list-views/${freshId()}/`, late(), vera);
  expect(more).toMatchObject({ status: 409, body: { code: 'tooManyViews' } });
  expect((await ask('PUT', `1/list-views/${ids[0]}/`, late({ name: 'Other' }), vera)).status).toBe(200);
});
