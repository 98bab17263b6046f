import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { asUser } from '#model/engine/actor.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { readRowLayouts, type RowLayouts } from '#server/platform/model/row-layout.ts';
import { command, FOUNDER, foundCompany, freshId, testExecutor } from '#server/testing/company.fixtures.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import type { PartCommand, Settled } from './job.ts';

let database: TestDatabase;
let layouts: RowLayouts;

beforeAll(async () => {
  database = await createTestDatabase();
  layouts = await readRowLayouts(database.app.kysely, engine);
});
afterAll(() => database.dispose());

const refusals = (settled: readonly Settled[]): (string | null)[] =>
  settled.map((one) => ('refusal' in one ? one.refusal.code : null));

const product = (id: string, type: string, data: unknown = {}, whole?: string): PartCommand => ({
  ...command('product', id, type, data),
  ...(whole !== undefined && { whole }),
});
const create = (id: string, sku: string, whole?: string): PartCommand =>
  product(id, 'create', productFixture({ sku }), whole);

const statesIn = (company: number): Promise<unknown[]> =>
  database.withCompany(company, async (trx) => {
    const asked = sql<{
      is: string;
    }>`select data ->> 'sku' || ' ' || state as is from row_product order by 1`;
    return (await asked.execute(trx)).rows.map(({ is }) => is);
  });

it('[EX16] commands of a whole are taken together or not at all, among others of the same request', async () => {
  const executor = await testExecutor(database);
  const { company } = await foundCompany(executor, 1);
  const [one, other, third] = [freshId(), freshId(), freshId()];
  const whole = [
    create(other, 'SECOND', 'w'),
    product(other, 'activate', {}, 'w'),
    product(other, 'unblock', {}, 'w'),
  ];
  const settled = await executor.submit(company, asUser(FOUNDER), [
    create(one, 'FIRST'),
    ...whole,
    // Its code is free again, and it is not there.
    create(third, 'SECOND', 'x'),
    product(third, 'activate', {}, 'x'),
    product(other, 'activate'),
  ]);
  expect(refusals(settled)).toEqual([null, ...Array(3).fill('notInState'), null, null, 'unknownDocument']);
  expect(await statesIn(company)).toEqual(['FIRST draft', 'SECOND active']);
  expect(await rebuild(engine, database, layouts, company)).toEqual([]);
});

it('[EX16] what a whole changed before it was refused is as it was, and it may be sent again', async () => {
  const executor = await testExecutor(database);
  const { company } = await foundCompany(executor, 2);
  const [one, twin] = [freshId(), freshId()];
  await executor.submit(company, asUser(FOUNDER), [create(one, 'OLD'), create(twin, 'TAKEN')]);
  const whole = [
    product(one, 'update', productFixture({ sku: 'NEW' }), 'w'),
    product(one, 'activate', {}, 'w'),
    product(twin, 'update', productFixture({ sku: 'FREE' }), 'w'),
    product(twin, 'unblock', {}, 'w'),
  ];
  expect(refusals(await executor.submit(company, asUser(FOUNDER), whole))).toEqual(
    Array(4).fill('notInState'),
  );
  expect(await statesIn(company)).toEqual(['OLD draft', 'TAKEN draft']);
  await executor.submit(company, asUser(FOUNDER), [
    product(twin, 'activate'),
    product(twin, 'block', { reason: 'other' }),
  ]);
  const again = await executor.submit(company, asUser(FOUNDER), whole);
  expect(await executor.submit(company, asUser(FOUNDER), whole)).toEqual(again);
  expect(refusals(again)).toEqual(Array(4).fill(null));
  expect(await statesIn(company)).toEqual(['FREE active', 'NEW active']);
  expect(await rebuild(engine, database, layouts, company)).toEqual([]);
});

it('[EX16, EX4] a whole that the database does not take fails as a whole', async () => {
  const executor = await testExecutor(database, { onFault: () => undefined });
  const { company } = await foundCompany(executor, 3);
  const [one, odd] = [freshId(), freshId()];
  await sql`alter table row_product add constraint broken check (data->>'sku' <> 'ODD')`.execute(
    database.owner.kysely,
  );
  const settled = await executor.submit(company, asUser(FOUNDER), [
    create(one, 'FIRST'),
    product(one, 'activate', {}, 'w'),
    create(odd, 'ODD', 'w'),
    product(one, 'phaseOut'),
  ]);
  await sql`alter table row_product drop constraint broken`.execute(database.owner.kysely);
  expect(refusals(settled)).toEqual([null, 'internalError', 'internalError', 'notInState']);
  expect(await statesIn(company)).toEqual(['FIRST draft']);
  expect(await rebuild(engine, database, layouts, company)).toEqual([]);
});
