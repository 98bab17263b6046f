import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import { bareCompany } from '#server/testing/bare-company.fixtures.ts';
import { foundCompany, freshId, mustPropose, testExecutor } from '#server/testing/company.fixtures.ts';
import { up } from './migrations/0140-orders-by-product.ts';

const NOW = '2026-05-04T08:00:00.000Z';

const old = bareCompany(NOW);

it('[SO40] orders of before are looked up by the products on them, and by kits and their parts', async () => {
  const executor = await testExecutor(old.database, { now: () => NOW });
  const { warehouse } = await foundCompany(executor, old.id);
  const [customer, bolt, nut, kit, order] = [freshId(), freshId(), freshId(), freshId(), freshId()];
  const line = (product: string) => orderLineFixture({ id: freshId(), product });
  const components = [{ product: nut, quantity: 2_000, optional: false }];
  const made = (id: string, data: object) => [
    { kind: 'product', document: id, type: 'create', data },
    { kind: 'product', document: id, type: 'activate', data: {} },
  ];
  await mustPropose(executor, old.id, [
    { kind: 'customer', document: customer, type: 'create', data: customerFixture() },
    ...made(bolt, productFixture({ sku: 'BOLT' })),
    ...made(nut, productFixture({ sku: 'NUT' })),
    ...made(
      kit,
      productFixture({
        sku: 'KIT',
        kind: 'bundle',
        bundle: { mode: 'kit', components, pricing: 'own', less: 0 },
      }),
    ),
    {
      kind: 'salesOrder',
      document: order,
      type: 'create',
      data: salesOrderFixture({ customer, warehouse, lines: [line(bolt), line(bolt), line(kit)] }),
    },
  ]);
  await old.asOwner(async (trx) => {
    await sql`drop table key_sales_order_product`.execute(trx);
  });

  await old.database.owner.kysely.transaction().execute(up);
  await old.database.owner.kysely.transaction().execute(up);

  const { rows } = await old.database.withCompany(old.id, (trx) =>
    sql<{ key: string; id: string }>`select key, id from key_sales_order_product order by key`.execute(trx),
  );
  expect(rows).toEqual([bolt, nut, kit].toSorted().map((key) => ({ key, id: order })));
  const layouts = await readRowLayouts(old.database.app.kysely, engine);
  expect(await rebuild(engine, old.database, layouts, old.id)).toEqual([]);
});
