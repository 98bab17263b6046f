import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { asUser } from '#model/engine/actor.ts';
import {
  command,
  createProduct,
  FOUNDER,
  foundCompany,
  freshId,
  mustPropose,
  testExecutor,
} from '#server/testing/company.fixtures.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { maintain } from './maintenance.ts';
import type { Difference } from './rebuild.ts';
import { readRowLayouts } from './row-layout.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.dispose());

it('[RW3] the night forgets outcomes of more than 30 days ago and reports rows that their log does not explain', async () => {
  let now = '2026-05-04T08:00:00.000Z';
  const executor = await testExecutor(database, { now: () => now });
  const company = 1;
  await foundCompany(executor, company);
  const lost = command('product', freshId(), 'activate');
  await executor.submit(company, asUser(FOUNDER), [lost]);
  now = '2026-06-10T08:00:00.000Z';
  const product = freshId();
  await mustPropose(executor, company, [createProduct({}, product)]);
  await database.withCompany(company, (trx) => sql`update row_product set state = 'active'`.execute(trx));
  const found: [number, Difference][] = [];
  await maintain(
    {
      engine,
      database,
      layouts: await readRowLayouts(database.app.kysely, engine),
      now: () => now,
      onDifference: (one, difference) => found.push([one, difference]),
      onFault: (error) => {
        throw error;
      },
    },
    company,
  );
  expect(found.map(([one, { table, id }]) => [one, table, id])).toEqual([[company, 'product', product]]);
  const left = await database.withCompany(company, (trx) =>
    sql<{ at: string }>`select at from command`.execute(trx),
  );
  expect(left.rows).toEqual([{ at: now }]);
});
