import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { asUser } from '#model/engine/actor.ts';
import type { Command } from '#model/engine/envelope.ts';
import type { Row } from '#model/engine/rows.ts';
import { categoryFixture } from '#model/areas/products/category/category.fixtures.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { readRowLayouts, type RowLayouts } from '#server/platform/model/row-layout.ts';
import {
  command,
  FOUNDER,
  foundCompany,
  freshId,
  mustPropose,
  testExecutor,
} from '#server/testing/company.fixtures.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import type { Settled, Written } from './job.ts';

let database: TestDatabase;
let layouts: RowLayouts;

beforeAll(async () => {
  database = await createTestDatabase();
  layouts = await readRowLayouts(database.app.kysely, engine);
});
afterAll(() => database.dispose());

const refusals = (settled: readonly Settled[]): (string | null)[] =>
  settled.map((one) => ('refusal' in one ? one.refusal.code : null));

const create = (id: string, sku: string): Command =>
  command('product', id, 'create', productFixture({ sku }));

it('[EX4] a command that the database does not take fails alone among those it was sent with', async () => {
  const faults: (string | undefined)[] = [];
  const executor = await testExecutor(database, { onFault: (_, about) => void faults.push(about?.document) });
  const { company } = await foundCompany(executor, 1);
  const told: Written[] = [];
  executor.onWritten((written) => told.push(written));
  const [first, odd, last] = [freshId(), freshId(), freshId()];
  await sql`alter table row_product add constraint broken check (data->>'sku' <> 'ODD')`.execute(
    database.owner.kysely,
  );
  const spoiled = create(odd, 'ODD');
  const sent = [create(first, 'FIRST'), spoiled, command('product', odd, 'activate'), create(last, 'LAST')];
  const settled = await executor.submit(company, asUser(FOUNDER), sent);
  await sql`alter table row_product drop constraint broken`.execute(database.owner.kysely);
  expect(refusals(settled)).toEqual([null, 'internalError', 'unknownDocument', null]);
  expect(faults).toEqual([odd]);
  expect(told.flatMap(({ events }) => events.map(({ document }) => document))).toEqual([first, last]);
  for (const { from, to, events } of told) expect([from, to]).toEqual([events[0]?.seq, events.at(-1)?.seq]);
  expect(await rebuild(engine, database, layouts, company)).toEqual([]);
  expect(refusals(await executor.submit(company, asUser(FOUNDER), [spoiled]))).toEqual([null]);
});

it('[EX4] a command whose row cannot be looked up fails alone, and leaves nothing half taken', async () => {
  const executor = await testExecutor(database, { engine: engineWithOddKey(), onFault: () => undefined });
  const { company } = await foundCompany(executor, 2);
  const [category, first, last] = [freshId(), freshId(), freshId()];
  await mustPropose(executor, company, [
    { kind: 'category', document: category, type: 'create', data: categoryFixture() },
  ]);
  const settled = await executor.submit(company, asUser(FOUNDER), [
    create(first, 'FIRST'),
    command('category', category, 'archive'), // looks up its products
    create(freshId(), 'ODD'),
    create(last, 'LAST'),
  ]);
  expect(refusals(settled)).toEqual([null, null, 'internalError', null]);
  expect(await rebuild(engine, database, layouts, company)).toEqual([]);
});

/** The real engine, but for a look-up that throws at one product. */
function engineWithOddKey(): typeof engine {
  const product = engine.types.get('product');
  const category = product?.table.indexes['category'];
  if (!product || !category) throw new Error('no such look-up');
  const keys = (row: Row): readonly string[] => {
    if ((row as { sku?: string }).sku === 'ODD') throw new Error('it has no key');
    return category.keys(row);
  };
  const table = { ...product.table, indexes: { ...product.table.indexes, category: { ...category, keys } } };
  return {
    ...engine,
    types: new Map([...engine.types, ['product', { ...product, table }]]),
    tables: new Map([...engine.tables, ['product', table]]),
  };
}
