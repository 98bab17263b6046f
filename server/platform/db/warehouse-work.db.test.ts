import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import {
  foundCompany,
  freshId,
  mustPropose,
  stockedProduct,
  testExecutor,
} from '#server/testing/company.fixtures.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { up } from './migrations/0023-warehouse-work.ts';

const NOW = '2026-05-04T08:00:00.000Z';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.dispose());

it('[RW1] a database of before gets the look-up of what is open in a warehouse, as the log folds it', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into company (created_at) values (${NOW}) returning id`.execute(database.app.kysely);
  const company = rows[0]?.id ?? 0;
  const executor = await testExecutor(database, { now: () => NOW });
  const founded = await foundCompany(executor, company);
  await stockedProduct(executor, founded); // leaves a posted receipt
  const receipt = freshId();
  const { warehouse } = founded;
  const opening = { warehouse, order: null, supplier: null, source: 'opening' };
  await mustPropose(executor, company, [
    { kind: 'goodsReceipt', document: receipt, type: 'create', data: opening },
  ]);

  await database.owner.kysely.transaction().execute(async (trx) => {
    for (const table of ['sales_order', 'purchase_order', 'pick', 'shipment', 'goods_receipt'])
      await sql`alter table ${sql.table(`row_${table}`)} drop column key_open_warehouse`.execute(trx);
    await up(trx);
  });

  const found = await database.withCompany(company, (trx) =>
    sql<{ id: string }>`select id from row_goods_receipt where key_open_warehouse = ${warehouse}`.execute(
      trx,
    ),
  );
  expect(found.rows).toEqual([{ id: receipt }]);
  const layouts = await readRowLayouts(database.app.kysely, engine);
  expect(await rebuild(engine, database, layouts, company)).toEqual([]);
});
