import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SeriesOfNumbers } from '#model/engine/company-model.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import {
  FOUNDER,
  foundCompany,
  mustPropose,
  stockedProduct,
  type FoundedCompany,
} from '#server/testing/company.fixtures.ts';

let server: CompanyApp;
let founded: FoundedCompany;

const asked = async (): Promise<SeriesOfNumbers[]> => {
  const answer = await clientOf(server, FOUNDER).get('1/number-series/');
  return (answer.json() as { series: SeriesOfNumbers[] }).series; // as the route describes it
};

const AT = '2026-05-04T08:00:00.000Z';
const whole = { missing: null, twice: null, skipped: [] };
let seq = 1_000_000;
/** A fact that drew this number. */
const draw = (series: string, number: number) => log('pick', { drawn: { [series]: number } });

/** That these were left out on purpose. */
const skip = (counter: string, from: number, to: number) =>
  log('company', { type: 'seriesSet', data: { skipped: { counter, from, to } } });

const log = (kind: string, { type = 'created', data = {}, drawn = null as object | null }) =>
  server.database.withCompany(1, async (trx) => {
    seq += 1;
    await sql`insert into event (company_id, seq, kind, document, version, type, state, data, drawn, at, by, command, index, hash)
      values (1, ${seq}, ${kind}, ${`p${seq}`}, 1, ${type}, '"open"', ${JSON.stringify(data)}::jsonb,
        ${drawn && JSON.stringify(drawn)}::jsonb, ${AT}, ${FOUNDER}, gen_random_uuid(), 0, '')`.execute(trx);
  });

beforeAll(async () => {
  server = await openCompanyApp({});
  founded = await foundCompany(server.platform.executor, 1);
});
afterAll(async () => server?.close());

it('[NU1] names each series, the numbers drawn and none missing where all are there once', async () => {
  for (const number of [2, 1, 3]) await draw('ZZ-2026', number);
  expect(await asked()).toContainEqual({ ...whole, name: 'ZZ-2026', drawn: 3, last: 3, next: 4 });
});

it('[NU1] names the first number that is left out, and the first that is there twice', async () => {
  for (const number of [2, 4, 5, 5, 8]) await draw('YY-2026', number);
  expect(await asked()).toContainEqual({
    ...whole,
    name: 'YY-2026',
    drawn: 5,
    last: 8,
    next: 9,
    missing: 1,
    twice: 5,
  });
});

it('[NU1] numbers left out on purpose are not missing, and say who left them out; others still are', async () => {
  for (const number of [1, 2, 100, 102]) await draw('XX-2026', number);
  await skip('XX-2026', 3, 99);
  await skip('WW', 1, 6);
  const series = await asked();
  const by = { at: AT, by: expect.stringMatching(/./) };
  expect(series.filter(({ name }) => ['XX-2026', 'WW'].includes(name))).toEqual([
    { ...whole, name: 'WW', drawn: 0, last: 0, next: 7, skipped: [{ from: 1, to: 6, ...by }] },
    {
      ...whole,
      name: 'XX-2026',
      drawn: 4,
      last: 102,
      next: 103,
      missing: 101,
      skipped: [{ from: 3, to: 99, ...by }],
    },
  ]);
});

it('[NU1, CY9] stays whole across a change of prefix and a number set up, as documents are numbered', async () => {
  const { executor } = server.platform;
  const receipt = () => stockedProduct(executor, founded);
  const set = { series: 'GR', prefix: 'IN', digits: 3, year: true, next: 40 };
  await receipt();
  await mustPropose(executor, 1, [{ kind: 'company', document: 'company', type: 'setSeries', data: set }]);
  await receipt();
  await receipt();
  const series = (await asked()).find(({ name }) => name.startsWith('GR-'));
  expect(series).toMatchObject({ drawn: 3, last: 41, next: 42, missing: null, twice: null });
  expect(series?.skipped).toMatchObject([{ from: 2, to: 39, by: 'Fia Founder' }]);
  const { rows } = await server.database.withCompany(1, (trx) =>
    sql<{ number: string }>`select data ->> 'number' as number from row_goods_receipt
      where company_id = 1 order by data ->> 'number'`.execute(trx),
  );
  const year = series?.name.slice(3);
  expect(rows.map(({ number }) => number)).toEqual([`GR-${year}-00001`, `IN-${year}-040`, `IN-${year}-041`]);
});
