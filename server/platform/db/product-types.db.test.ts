import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import { addMember, foundCompany, testExecutor } from '#server/testing/company.fixtures.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { up } from './migrations/0043-product-types.ts';

const NOW = '2026-05-04T08:00:00.000Z';

let database: TestDatabase;
let company: number;
beforeAll(async () => {
  database = await createTestDatabase();
  const { rows } = await sql<{ id: number }>`
    insert into company (created_at) values (${NOW}) returning id`.execute(database.app.kysely);
  company = rows[0]?.id ?? 0;
});
afterAll(() => database.dispose());

it('[TY11] roles of a company of before see the types of products, and change them as they do categories', async () => {
  const executor = await testExecutor(database, { now: () => NOW });
  await foundCompany(executor, company);
  const seller = await addMember(executor, company, 'Siv', ['product.view', 'salesOrder.view']);
  const buyer = await addMember(executor, company, 'Bo', [
    'category.create',
    'category.edit',
    'product.view',
  ]);
  const picker = await addMember(executor, company, 'Pia', ['pick.view', 'pick.work']);

  await database.owner.kysely.transaction().execute(up);
  await database.owner.kysely.transaction().execute(up);

  const layouts = await readRowLayouts(database.app.kysely, engine);
  expect(layouts.get('product')?.keys).toContain('type');
  expect(await rebuild(engine, database, layouts, company)).toEqual([]);
  const { rows } = await database.withCompany(company, (trx) =>
    sql<{ id: string; held: string[] }>`select id, data -> 'permissions' as held from row_role`.execute(trx),
  );
  const ofTypes = ({ role }: { readonly role: string }) =>
    rows.find(({ id }) => id === role)?.held.filter((one) => one.startsWith('productType.'));
  expect([seller, buyer, picker].map(ofTypes)).toEqual([
    ['productType.view'],
    ['productType.create', 'productType.edit', 'productType.view'],
    [],
  ]);
});
