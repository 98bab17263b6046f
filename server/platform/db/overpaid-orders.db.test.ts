import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
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
import { up } from './migrations/0119-overpaid-orders.ts';

const NOW = '2026-05-04T08:00:00.000Z';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.dispose());

it('[RW1] a database of before has its overpaid orders at hand, as the log folds them', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into company (created_at) values (${NOW}) returning id`.execute(database.app.kysely);
  const company = rows[0]?.id ?? 0;
  const executor = await testExecutor(database, { now: () => NOW });
  const { warehouse, bins } = await foundCompany(executor, company);
  const [product, customer] = [freshId(), freshId()];
  await mustPropose(executor, company, [
    createProduct({}, product),
    { kind: 'product', document: product, type: 'activate', data: {} },
    { kind: 'customer', document: customer, type: 'create', data: customerFixture() },
  ]);
  const paid = async (): Promise<{ order: string; shipment: string }> => {
    const [order, line, receipt, pick, shipment] = [1, 2, 3, 4, 5].map(() => freshId()) as [
      string,
      string,
      string,
      string,
      string,
    ];
    const lines = [orderLineFixture({ id: line, product, quantity: 1_000, price: 100_0000 })];
    const goods = receiptLineFixture({
      id: freshId(),
      product,
      location: bins[0] ?? '',
      quantity: 1_000,
      unitCost: 1,
    });
    const head = { warehouse, order: null, supplier: null, source: 'opening', lines: [goods] };
    await mustPropose(executor, company, [
      { kind: 'goodsReceipt', document: receipt, type: 'create', data: head },
      { kind: 'goodsReceipt', document: receipt, type: 'count', data: { lines: [goods] } },
      { kind: 'goodsReceipt', document: receipt, type: 'post', data: {} },
      {
        kind: 'salesOrder',
        document: order,
        type: 'create',
        data: salesOrderFixture({ customer, warehouse, lines }),
      },
      { kind: 'salesOrder', document: order, type: 'confirm', data: {} },
      { kind: 'salesOrder', document: order, type: 'release', data: { pick } },
      { kind: 'pick', document: pick, type: 'claim', data: {} },
      { kind: 'pick', document: pick, type: 'scan', data: { line: '1', quantity: 1_000 } },
      { kind: 'pick', document: pick, type: 'finish', data: { shipment } },
      {
        kind: 'shipment',
        document: shipment,
        type: 'packAndShip',
        data: { parcels: [{ id: freshId(), weight: 1, tracking: '' }] },
      },
      {
        kind: 'salesOrder',
        document: order,
        type: 'recordPayment',
        data: { payment: freshId(), on: '2026-05-04', amount: 12_500 },
      },
    ]);
    return { order, shipment };
  };
  const kept = await paid();
  const undone = await paid();
  const replacement = freshId();
  await mustPropose(executor, company, [
    { kind: 'shipment', document: undone.shipment, type: 'reverse', data: { reason: 'other', replacement } },
    { kind: 'shipment', document: replacement, type: 'cancel', data: { reason: 'other' } },
    { kind: 'salesOrder', document: undone.order, type: 'cancel', data: { reason: 'other' } },
  ]);
  const opened = async (): Promise<string[]> => {
    const found = await database.withCompany(company, (trx) =>
      sql<{ id: string }>`select id from row_sales_order where open`.execute(trx),
    );
    return found.rows.map(({ id }) => id);
  };
  expect(await opened()).toEqual([undone.order]);
  await database.owner.kysely.transaction().execute(async (trx) => {
    await sql`select set_config('app.company_id', ${String(company)}, true)`.execute(trx);
    await sql`update row_sales_order set open = false where company_id = ${company}`.execute(trx);
    await sql`update list_sales_order set open = false where company_id = ${company}`.execute(trx);
    await up(trx);
  });
  expect(await opened()).toEqual([undone.order]);
  expect(kept.order).not.toBe(undone.order);
  const layouts = await readRowLayouts(database.app.kysely, engine);
  expect(await rebuild(engine, database, layouts, company)).toEqual([]);
});
