import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { tagFixture } from '#model/areas/setup/tag/tag.fixtures.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import { bareCompany } from '#server/testing/bare-company.fixtures.ts';
import { foundCompany, freshId, mustPropose, testExecutor } from '#server/testing/company.fixtures.ts';
import { up } from './migrations/0073-orders-by-tag.ts';

const NOW = '2026-05-04T08:00:00.000Z';

const old = bareCompany(NOW);

it('[TG7] orders of before are looked up by the tags that they have', async () => {
  const executor = await testExecutor(old.database, { now: () => NOW });
  const { warehouse } = await foundCompany(executor, old.id);
  const [tag, other, customer, product, tagged, bare] = [
    freshId(),
    freshId(),
    freshId(),
    freshId(),
    freshId(),
    freshId(),
  ];
  const order = (tags: string[]) =>
    salesOrderFixture({ customer, warehouse, tags, lines: [orderLineFixture({ id: freshId(), product })] });
  await mustPropose(executor, old.id, [
    { kind: 'tag', document: tag, type: 'create', data: tagFixture({ kinds: ['salesOrder'] }) },
    {
      kind: 'tag',
      document: other,
      type: 'create',
      data: tagFixture({ name: 'Other', kinds: ['salesOrder'] }),
    },
    { kind: 'customer', document: customer, type: 'create', data: customerFixture() },
    { kind: 'product', document: product, type: 'create', data: productFixture() },
    { kind: 'product', document: product, type: 'activate', data: {} },
    { kind: 'salesOrder', document: tagged, type: 'create', data: order([tag, other]) },
    { kind: 'salesOrder', document: bare, type: 'create', data: order([]) },
  ]);
  await old.asOwner(async (trx) => {
    await sql`drop table key_sales_order_tag, key_purchase_order_tag`.execute(trx);
  });

  await old.database.owner.kysely.transaction().execute(up);
  await old.database.owner.kysely.transaction().execute(up);

  const { rows } = await old.database.withCompany(old.id, (trx) =>
    sql<{ key: string; id: string }>`select key, id from key_sales_order_tag order by key`.execute(trx),
  );
  expect(rows).toEqual([tag, other].toSorted().map((key) => ({ key, id: tagged })));
  const layouts = await readRowLayouts(old.database.app.kysely, engine);
  expect(await rebuild(engine, old.database, layouts, old.id)).toEqual([]);
});
