import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addJobs } from '#server/jobs/add-jobs.ts';
import { createProduct, freshId, mustPropose } from '#server/testing/company.fixtures.ts';
import { foundTwoWarehouses, trade } from '#server/testing/two-warehouses.fixtures.ts';
import {
  allRows,
  backedUp,
  emptyPlace,
  installation,
  type EmptyPlace,
  type Installation,
} from './backup.fixtures.ts';

let home: Installation;
let place: EmptyPlace;
let then: Awaited<ReturnType<typeof allRows>>;
let until: string;
let path: string;
let restored: Awaited<ReturnType<EmptyPlace['restore']>>;
let now: typeof then;

beforeAll(async () => {
  home = await installation();
  const { database, executor, world } = home;
  const { owner } = database;
  await sql`insert into mail (id, template, recipient, locale, data, created_at, due_at, attempts)
    values (${freshId()}, 'x', 'a@example.com', 'en', '{}', now() - interval '1 minute', now(), 0)`.execute(
    owner.kysely,
  );
  const { rows } = await sql<{ at: string }>`select clock_timestamp() as at`.execute(owner.kysely);
  until = new Date(rows[0]?.at ?? '').toISOString();
  then = await allRows(database);
  await trade(executor, world, world.sites[1]);
  await mustPropose(executor, 1, [
    {
      kind: 'customer',
      document: world.customer,
      type: 'update',
      data: { ...customerNow(then), name: 'Renamed' },
    },
    createProduct({ sku: 'LATER' }),
  ]);
  await sql`insert into company (created_at) values (now())`.execute(database.app.kysely);
  await foundTwoWarehouses(executor, 3);
  await addJobs(database.app.kysely, [{ queue: 'mail', data: { template: 'later' } }]);
  await sql`insert into mail (id, template, recipient, locale, data, created_at, due_at, attempts)
    values (${freshId()}, 'later', 'a@example.com', 'en', '{}', now(), now(), 0)`.execute(owner.kysely);
  await database.withCompany(1, (trx) =>
    sql`insert into log_place values (1, 'webhook', 'x', (select head from company_head where company_id = 1))`.execute(
      trx,
    ),
  );
  path = (await backedUp(home)).path;
  place = await emptyPlace();
  restored = await place.restore(path, { until });
  now = await allRows(place.database);
});
afterAll(async () => {
  await place.close();
  await home.close();
});

const customerNow = (rows: typeof then): object => {
  const { data } = JSON.parse(rows['row_customer']?.find((row) => row.includes('"company_id": 1')) ?? '{}');
  const { id: _, state: __, version: ___, createdAt: ____, changedAt: _____, ...form } = data;
  return form;
};

it('[BK12] has every row, balance, list and move as they were at that moment, folded from the log up to it', () => {
  const rows = (all: typeof then) =>
    Object.fromEntries(
      Object.entries(all)
        .filter(([name]) => /^(row|key|text|tally|list|stock)_|^event$/.test(name))
        .map(([name, listed]) => [name, listed.map((row) => ({ ...JSON.parse(row), seq: 0 }))]),
    );
  expect(rows(now)).toEqual(rows(then));
  expect(restored).toMatchObject({ companies: 2, facts: then['event']?.length, cut: { companies: 1 } });
  expect(restored.cut?.facts).toBeGreaterThan(50);
});

it('[BK12] has the head, the chain, memberships and companies as they were, and readers of the log no further', () => {
  const heads = (all: typeof then) => all['company_head']?.map((row) => ({ ...JSON.parse(row), epoch: 0 }));
  expect(heads(now)).toEqual(heads(then));
  for (const table of ['company', 'membership', 'command']) expect(now[table], table).toEqual(then[table]);
  const of = then['company_head']?.map((row) => JSON.parse(row)).find((row) => row.company_id === 1);
  expect(JSON.parse(now['log_place']?.[0] ?? '')).toMatchObject({ seq: of.head });
});

it('[BK12] has no letter and no job of later, and the people of the backup', async () => {
  expect(now['mail']).toEqual(then['mail']);
  expect(now['app_user']).toEqual((await allRows(home.database))['app_user']);
  const { rows } = await sql<{ data: { template: string } }>`
    select data from jobs.job where name = 'mail'`.execute(place.database.owner.kysely);
  expect(rows.map(({ data }) => data.template).sort()).toEqual(['it\\s\n"new"']);
});

it('[BK12] is refused for a moment after the backup', async () => {
  const other = await emptyPlace();
  await expect(other.restore(path, { until: '2100-01-01T00:00:00.000Z' })).rejects.toThrow(
    /^The backup was made at .*, before 2100-01-01T00:00:00.000Z: leave out --until\.$/,
  );
  await other.close();
});
