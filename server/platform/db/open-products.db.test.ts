import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { adjustmentLineFixture } from '#machines/areas/stock/adjustment/adjustment.fixtures.ts';
import { engine } from '#machines/registry.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import { bundleFixture } from '#model/areas/products/product/bundle.fixtures.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import type { SystemCommand } from '#server/platform/commands/executor.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import { bareCompany } from '#server/testing/bare-company.fixtures.ts';
import {
  createProduct,
  foundCompany,
  freshId,
  mustPropose,
  stockedProduct,
  testExecutor,
} from '#server/testing/company.fixtures.ts';
import { up } from './migrations/0120-open-products.ts';
import { up as addMore } from './migrations/0137-keys-of-products.ts';

const NOW = '2026-05-04T08:00:00.000Z';
const old = bareCompany(NOW);
const act = (kind: string, document: string, type: string, data: object = {}): SystemCommand => ({
  kind,
  document,
  type,
  data,
});

it('[PR4] what is not finished is looked up by its products and suppliers, of before too', async () => {
  const executor = await testExecutor(old.database, { now: () => NOW });
  const company = await foundCompany(executor, old.id);
  const { warehouse, bins } = company;
  const [location = '', to = ''] = bins;
  const product = await stockedProduct(executor, company);
  const [service, chair, customer, order, receipt, done, movement, assembly, adjustment, back] = Array.from(
    { length: 10 },
    freshId,
  ) as [string, string, string, string, string, string, string, string, string, string];
  const [draft, exchange, gone, pick, shipment] = Array.from({ length: 5 }, freshId) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const sent = { id: freshId(), product: chair, quantity: 1000, price: 1 };
  const returned = { warehouse, theirReference: '', notes: '', lines: [] };
  const line = receiptLineFixture({ id: freshId(), product, location, quantity: 1000, unitCost: 1 });
  const head = { warehouse, order: null, supplier: null, source: 'blind' };
  const { bundle, ...form } = bundleFixture([[product, 1000]], {
    sku: 'CHAIR',
    bundle: { mode: 'assembled' },
  });
  const lost = adjustmentLineFixture({ id: freshId(), product, location });
  const ordered = [service, product].map((one) =>
    orderLineFixture({ id: freshId(), product: one, quantity: 2000, price: 1 }),
  );
  const drafted = ordered.map((one) => ({ ...one, id: freshId() }));
  await mustPropose(executor, old.id, [
    createProduct({ kind: 'service' }, service),
    act('product', service, 'activate'),
    createProduct({ ...form, ...(bundle && { bundle }) }, chair),
    act('product', chair, 'activate'),
    act('customer', customer, 'create', customerFixture()),
    act('salesOrder', order, 'create', salesOrderFixture({ customer, warehouse, lines: ordered })),
    act('salesOrder', order, 'confirm'),
    act('salesOrder', order, 'release', { pick, lines: [{ line: ordered[1]?.id, quantity: 1000 }] }),
    act('pick', pick, 'claim'),
    act('pick', pick, 'scan', { line: '1', quantity: 1000 }),
    act('pick', pick, 'finish', { shipment }),
    act('shipment', shipment, 'pack', { parcels: [{ id: freshId(), weight: 1200, tracking: '' }] }),
    act('shipment', shipment, 'ship'),
    ...[receipt, done].flatMap((one) => [
      act('goodsReceipt', one, 'create', head),
      act('goodsReceipt', one, 'count', { lines: [{ ...line, id: freshId() }] }),
    ]),
    act('goodsReceipt', done, 'discard'),
    act('movement', movement, 'create', {
      purpose: 'transfer',
      warehouse,
      toWarehouse: warehouse,
      lines: [{ id: freshId(), product, quantity: 1000, from: location, to }],
    }),
    act('assembly', assembly, 'create', { product: chair, quantity: 1000, warehouse }),
    act('adjustment', adjustment, 'create', { mode: 'quantity', warehouse, lines: [lost] }),
    act('customerReturn', back, 'create', { customer, warehouse, order: null, shipment: null }),
    ...[exchange, gone].flatMap((one) => [
      act('customerReturn', one, 'create', { customer, warehouse, order, shipment: null }),
      act('customerReturn', one, 'update', { ...returned, exchange: [{ ...sent, id: freshId() }] }),
    ]),
    act('customerReturn', gone, 'cancel', { reason: 'other' }),
    act('salesOrder', draft, 'create', salesOrderFixture({ customer, warehouse, lines: drafted })),
  ]);
  const tables = ['goods_receipt', 'movement', 'adjustment', 'assembly', 'purchase_order', 'customer_return'];
  const keyed = [...tables, 'supplier_return', 'sales_order'].map((table) => `key_${table}_open_product`);
  const entries = async () => {
    const all = sql.join(
      keyed.map((table) => sql`select ${table} as held, key, id from ${sql.table(table)}`),
      sql` union all `,
    );
    const found = await old.database.withCompany(old.id, (trx) =>
      sql<{ held: string; key: string; id: string }>`select * from (${all}) as a order by 1, 2, 3`.execute(
        trx,
      ),
    );
    return found.rows;
  };
  const before = await entries();
  expect(before.map(({ id }) => id).toSorted()).toEqual(
    [order, receipt, movement, assembly, adjustment, exchange, draft, draft].toSorted(),
  );
  const migrated = async (...all: readonly (typeof up)[]): Promise<void> => {
    for (const one of all) await old.database.owner.kysely.transaction().execute(one);
  };
  await old.asOwner(async (trx) => {
    await sql`delete from key_sales_order_open_product where id = ${draft}`.execute(trx);
    await sql`delete from key_customer_return_open_product`.execute(trx);
  });
  await migrated(addMore, addMore);
  expect(await entries()).toEqual(before);

  await old.asOwner(async (trx) => {
    await sql`drop table ${sql.join(keyed.map((table) => sql.table(table)))}`.execute(trx);
    for (const table of ['row_goods_receipt', 'row_supplier_return'])
      await sql`alter table ${sql.table(table)} drop column key_open_supplier`.execute(trx);
    await sql`alter table row_customer_return drop column key_open_customer`.execute(trx);
  });

  await migrated(up, up, addMore);

  expect(await entries()).toEqual(before);
  const layouts = await readRowLayouts(old.database.app.kysely, engine);
  expect(await rebuild(engine, old.database, layouts, old.id)).toEqual([]);
});
