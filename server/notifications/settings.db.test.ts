import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import { addMember, FOUNDER, foundCompany } from '#server/testing/company.fixtures.ts';

let server: CompanyApp;
let viewer: string;

beforeAll(async () => {
  server = await openCompanyApp();
  for (const company of [1, 2]) await foundCompany(server.platform.executor, company);
  viewer = (await addMember(server.platform.executor, 1, 'Vera', ['product.view'])).user;
});
afterAll(() => server?.close());

async function ask(user: string, payload?: object, company = 1) {
  const answer = await server.app.inject({
    method: payload ? 'PATCH' : 'GET',
    url: `/api/core/companies/${company}/notifications/`,
    headers: { 'x-user': user },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}
const cell = (event: string, channel: string, on: boolean | null) => ({ cells: [{ event, channel, on }] });

test('[NS1] settings are their owner’s, in each company, and what is absent is as usual', async () => {
  const plain = { cells: [], daily_hour: 7, quiet: null, away: null };
  expect((await ask(viewer)).body).toEqual(plain);
  const chosen = { ...plain, ...cell('mentioned', 'mail', false), daily_hour: 6 };
  expect((await ask(viewer, { cells: chosen.cells, daily_hour: 6 })).body).toEqual(chosen);
  expect([(await ask(viewer)).body, (await ask(FOUNDER)).body]).toEqual([chosen, plain]);
  expect([(await ask(FOUNDER, undefined, 2)).body, (await ask(viewer, undefined, 2)).status]).toEqual([
    plain,
    404,
  ]);
  expect((await ask(viewer, cell('mentioned', 'mail', true))).body).toEqual({
    ...chosen,
    ...cell('mentioned', 'mail', true),
  });
  expect((await ask(viewer, cell('mentioned', 'mail', null))).body).toEqual({ ...chosen, cells: [] });
});

test.each([
  ['one that there is not', cell('nonsense', 'mail', true), 'unknownEvent'],
  ['one that the role may not see', cell('salesOrder', 'mail', true), 'unknownEvent'],
  ['one that insists', cell('refused', 'inbox', false), 'eventInsists'],
  ['no channel', cell('mentioned', 'pigeon', true), null],
  ['an hour that no clock shows', { daily_hour: 24 }, null],
  ['something else', { loud: true }, null],
  ['a time zone that there is not', { quiet: { starts: '22:00', ends: '07:00', time_zone: 'Mars' } }, null],
  [
    'days that end before they begin',
    { away: { from: '2026-05-06', until: '2026-05-05', deputy: FOUNDER } },
    null,
  ],
  ['a deputy from elsewhere', { away: { from: '2026-05-05', until: '2026-05-06', deputy: 'x' } }, 'noDeputy'],
])('[NS2] a change of %s is refused, and nothing of it is kept', async (_, change, code) => {
  const before = (await ask(viewer)).body;
  const both =
    'cells' in change ? { cells: [...cell('replied', 'mail', true).cells, ...change.cells] } : change;
  const { status, body } = await ask(viewer, both);
  expect(status).toBe(422);
  expect(code === null || body['code'] === code).toBe(true);
  expect((await ask(viewer)).body).toEqual(before);
});
