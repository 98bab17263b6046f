import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { accessClass } from '#model/engine/access.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { salesOrderListing } from '#model/areas/sales/sales-order/sales-order.listing.ts';
import { searchSchema } from '#server/platform/db/make-finder.ts';
import {
  createProduct,
  foundCompany,
  freshId,
  mustPropose,
  testExecutor,
} from '#server/testing/company.fixtures.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { rowsWithWord } from './list-search.ts';

let database: TestDatabase;
const companies: number[] = [];
const product = (company: number) => `product-of-${company}`;
const customer = freshId();
const orders = [freshId(), freshId()];

/** Two companies with a product of the same code, and orders of a customer in the first. */
beforeAll(async () => {
  database = await createTestDatabase();
  const executor = await testExecutor(database);
  for (const name of ['A', 'B']) {
    const { rows } = await sql<{ id: number }>`
      insert into company (name, created_at) values (${name}, now()) returning id`.execute(
      database.owner.kysely,
    );
    const company = rows[0]?.id ?? 0;
    companies.push(company);
    const { warehouse } = await foundCompany(executor, company);
    await mustPropose(executor, company, [
      createProduct({ sku: '100%_Ål-77' }, product(company)),
      {
        kind: 'customer',
        document: customer,
        type: 'create',
        data: customerFixture({ name: 'Solberga Bygg' }),
      },
      ...orders.map((document) => ({
        kind: 'salesOrder',
        document,
        type: 'create',
        data: { ...salesOrderFixture({ customer, warehouse, lines: [] }), theirReference: `ref ${document}` },
      })),
    ]);
  }
});
afterAll(() => database.dispose());

const found = (company: number, pattern: string) =>
  database.withCompany(company, async (trx) => {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.id(searchSchema)}.find_text_product(${pattern}, 10) as id`.execute(trx);
    return rows.map(({ id }) => id);
  });

it("[LQ8] texts are found in the transaction's company alone, and in none without one", async () => {
  for (const company of companies) expect(await found(company, '%ål-77%')).toEqual([product(company)]);
  const { rows } = await sql`select * from ${sql.id(searchSchema)}.find_text_product('%', 10)`.execute(
    database.app.kysely,
  );
  expect(rows).toEqual([]);
});

it('[LQ8] who looks cannot take the place of the role that sees all texts', async () => {
  await expect(database.app.pool.query('set role lagra_search')).rejects.toThrow(/permission denied/);
});

it('[LQ8] a word is found in a row and in what it names, as it is written', async () => {
  const company = companies[0] ?? 0;
  const ask = (word: string, sees: (permission: string) => boolean = () => true) =>
    database.withCompany(company, (trx) =>
      rowsWithWord(trx, { company, access: accessClass(engine, sees) }, salesOrderListing, word),
    );
  expect((await ask('solberga'))?.toSorted()).toEqual(orders.toSorted());
  expect(await ask('solberga', (permission) => permission !== 'customer.view')).toEqual([]);
  expect(await ask(orders[0] ?? '')).toEqual([orders[0]]);
  expect(await ask('sol_erga')).toEqual([]);
  expect(await ask('so')).toBeNull();
});
