import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { folding } from '#model/folding.ts';
import { listings } from '#model/listings.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import { createProduct, foundCompany, mustPropose, testExecutor } from '#server/testing/company.fixtures.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { makeLists } from './make-lists.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.dispose());

it('[RW3, RW4] what lists read is made anew where it is declared otherwise, and compared with the log', async () => {
  const executor = await testExecutor(database);
  const { rows } = await sql<{ id: number }>`
    insert into company (name, created_at) values ('A', now()) returning id`.execute(database.owner.kysely);
  const company = rows[0]?.id ?? 0;
  await foundCompany(executor, company);
  await mustPropose(executor, company, [createProduct({ sku: 'Old' }), createProduct({ sku: 'Other' })]);
  const differences = async () =>
    rebuild(engine, database, await readRowLayouts(database.app.kysely, engine), company);
  expect(await differences()).toEqual([]);
  const spoil = sql`update list_product set search = 'wrong' where search = 'old'`;
  await database.withCompany(company, (trx) => spoil.execute(trx));
  expect((await differences()).map(({ table }) => table)).toEqual(['list_product']);

  const unspoil = sql`update list_product set search = 'old' where search = 'wrong'`;
  await database.withCompany(company, (trx) => unspoil.execute(trx));
  const hidden = sql`update text_product set text = 'wrong' where text = 'other'`;
  await database.withCompany(company, (trx) => hidden.execute(trx));
  expect((await differences()).map(({ table }) => table)).toEqual(['list_product']);

  const again = () => makeLists(database.owner.kysely, folding.tables, listings.values());
  await again();
  expect(await differences()).toHaveLength(1);
  const tally = sql`insert into tally_sales_order
    (company_id, ended, of_tab, of_ordered, of_fulfilment, of_billing, count, of_total, of_net)
    values (${company}, '', 'commercial.draft', '2026-05-04', '', '', 1, 0, 0)`;
  await database.withCompany(company, (trx) => tally.execute(trx));
  expect((await differences()).map(({ table }) => table).sort()).toEqual([
    'list_product',
    'tally_sales_order',
  ]);
  const untold = sql`delete from tally_sales_order`;
  await database.withCompany(company, (trx) => untold.execute(trx));
  await sql`comment on table list_product is 'declared otherwise'`.execute(database.owner.kysely);
  await again();
  expect(await differences()).toEqual([]);
});
