import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SeriesOfNumbers } from '#model/engine/company-model.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import { FOUNDER, foundCompany } from '#server/testing/company.fixtures.ts';

let server: CompanyApp;

const asked = async (): Promise<SeriesOfNumbers[]> => {
  const answer = await clientOf(server, FOUNDER).get('1/number-series/');
  return (answer.json() as { series: SeriesOfNumbers[] }).series; // as the route describes it
};

let seq = 1_000_000;
/** A fact that drew this number. */
const draw = (series: string, number: number) =>
  server.database.withCompany(1, async (trx) => {
    seq += 1;
    await sql`insert into event (company_id, seq, kind, document, version, type, state, data, drawn, at, by, command, index, hash)
      values (1, ${seq}, 'pick', ${`p${seq}`}, 1, 'created', '"open"', '{}', ${JSON.stringify({ [series]: number })}::jsonb,
        now(), 'system', gen_random_uuid(), 0, '')`.execute(trx);
  });

beforeAll(async () => {
  server = await openCompanyApp({});
  await foundCompany(server.platform.executor, 1);
});
afterAll(async () => server?.close());

it('[NU1] names each series, the numbers drawn and none missing where all are there once', async () => {
  for (const number of [2, 1, 3]) await draw('ZZ-2026', number);
  expect(await asked()).toContainEqual({ name: 'ZZ-2026', drawn: 3, last: 3, missing: null, twice: null });
});

it('[NU1] names the first number that is left out, and the first that is there twice', async () => {
  for (const number of [2, 4, 5, 5, 8]) await draw('YY-2026', number);
  expect(await asked()).toContainEqual({ name: 'YY-2026', drawn: 5, last: 8, missing: 1, twice: 5 });
});
