import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import {
  createProduct,
  foundCompany,
  freshId,
  mustPropose,
  testExecutor,
} from '#server/testing/company.fixtures.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { up } from './migrations/0024-customer-credit.ts';

const NOW = '2026-05-04T08:00:00.000Z';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.dispose());

it('[RW1] a database of before gets the look-up of orders on credit, as the log folds it', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into company (created_at) values (${NOW}) returning id`.execute(database.app.kysely);
  const company = rows[0]?.id ?? 0;
  const executor = await testExecutor(database, { now: () => NOW });
  const { warehouse } = await foundCompany(executor, company);
  const [product, customer, draft, confirmed, delivered, recorded] = [1, 2, 3, 4, 5, 6].map(() => freshId());
  const ids = { product: product ?? '', customer: customer ?? '' };
  const formOf = () =>
    salesOrderFixture({
      customer: ids.customer,
      warehouse,
      lines: [orderLineFixture({ id: freshId(), product: ids.product })],
    });
  const { orderedOn: _, lines, ...sale } = formOf();
  const done = {
    number: null,
    soldAt: NOW,
    lines: lines.map((line) => ({ ...line, price: 1_0000, cancelled: 0 })),
  };
  const orders = [draft, confirmed, delivered].map((id) => id ?? '');
  await mustPropose(executor, company, [
    createProduct({ kind: 'service' }, ids.product),
    { kind: 'product', document: ids.product, type: 'activate', data: {} },
    { kind: 'customer', document: ids.customer, type: 'create', data: customerFixture() },
    ...orders.map((document) => ({ kind: 'salesOrder', document, type: 'create', data: formOf() })),
    ...orders.slice(1).map((document) => ({ kind: 'salesOrder', document, type: 'confirm', data: {} })),
    { kind: 'salesOrder', document: delivered ?? '', type: 'deliverServices', data: {} },
    { kind: 'salesOrder', document: recorded ?? '', type: 'record', data: { ...sale, ...done } },
  ]);

  await database.owner.kysely.transaction().execute(async (trx) => {
    await sql`select set_config('app.company_id', ${String(company)}, true)`.execute(trx);
    await sql`update row_sales_order set data = data - 'paidElsewhere', open = open and state not like '%closed%'
      where company_id = ${company}`.execute(trx);
    await sql`alter table row_sales_order drop column key_on_credit`.execute(trx);
    await up(trx);
  });

  const found = await database.withCompany(company, (trx) =>
    sql<{
      id: string;
    }>`select id from row_sales_order where key_on_credit = ${ids.customer} order by id`.execute(trx),
  );
  expect(found.rows.map(({ id }) => id)).toEqual([confirmed, delivered].toSorted());
  const layouts = await readRowLayouts(database.app.kysely, engine);
  expect(await rebuild(engine, database, layouts, company)).toEqual([]);
});
