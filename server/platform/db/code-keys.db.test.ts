import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { bareCompany } from '#server/testing/bare-company.fixtures.ts';
import {
  command,
  foundCompany,
  freshId,
  mustPropose,
  testExecutor,
} from '#server/testing/company.fixtures.ts';
import { up } from './migrations/0125-code-keys.ts';
import { up as anew } from './migrations/0137-keys-of-products.ts';

const NOW = '2026-05-04T08:00:00.000Z';
const old = bareCompany(NOW);

const create = (document: string, sku: string, codes: readonly string[] = []) => {
  const barcodes = codes.map((code) => ({ code, quantity: 1000 }));
  return command('product', document, 'create', productFixture({ sku, barcodes }));
};

/** What products are found by. */
const keys = (): Promise<unknown> =>
  old.database.withCompany(old.id, async (trx) => {
    const skus = await sql<{ key: string }>`select key_sku as key from row_product order by 1`.execute(trx);
    const codes = await sql<{ key: string }>`select key from key_product_barcode order by 1`.execute(trx);
    return [skus.rows, codes.rows].map((rows) => rows.map(({ key }) => key));
  });

it('[PR1] products that are there are found by what is seen of their codes from then on', async () => {
  const executor = await testExecutor(old.database, { now: () => NOW });
  await foundCompany(executor, old.id);
  const ids = Array.from({ length: 3 }, freshId) as [string, string, string];
  const skus = ['BOLT', 'SKRUV-A\u030A', 'MU\u200BTTER'] as const;
  await mustPropose(executor, old.id, [
    create(ids[0], skus[0], ['4006381333931']),
    create(ids[1], skus[1], ['Bar-1', 'BAR-\u00C5']),
    create(ids[2], skus[2]),
  ]);
  const today = await keys();
  expect(today).toEqual([
    ['bolt', 'mutter', 'skruv-\u00E5'],
    ['4006381333931', 'bar-1', 'bar-\u00E5'],
  ]);
  await old.asOwner(async (trx) => {
    for (const [index, id] of ids.entries())
      await sql`update row_product set key_sku = ${skus[index]?.toLowerCase()} where id = ${id}`.execute(trx);
    await sql`delete from key_product_barcode where key like 'bar-%'`.execute(trx);
    for (const key of ['Bar-1', 'BAR-\u00C5'])
      await sql`insert into key_product_barcode (company_id, key, id) values (${old.id}, ${key}, ${ids[1]})`.execute(
        trx,
      );
  });
  expect(await keys()).not.toEqual(today);
  await old.database.owner.kysely.transaction().execute(up);
  expect(await keys()).toEqual(today);
  await old.database.owner.kysely.transaction().execute(up);
  expect(await keys()).toEqual(today);
});

it('[PR1] a mark of byte order is seen by nobody: codes of before are found without it', async () => {
  const executor = await testExecutor(old.database, { now: () => NOW });
  const [one, other] = [freshId(), freshId()];
  await mustPropose(executor, old.id, [
    create(one, 'RE\uFEFFX', ['4006381333948', 'CO\uFEFFDE']),
    create(other, 'PLAIN', ['4006381333955']),
  ]);
  const today = await keys();
  await old.asOwner(async (trx) => {
    await sql`update row_product set key_sku = 're x' where id = ${one}`.execute(trx);
    await sql`update key_product_barcode set key = 'co de' where key = 'code'`.execute(trx);
  });
  expect(await keys()).not.toEqual(today);
  for (const migrate of [up, anew, anew]) await old.database.owner.kysely.transaction().execute(migrate);
  expect(await keys()).toEqual(today);
});
