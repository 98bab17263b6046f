import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keyTable } from '#server/platform/db/table-names.ts';
import { addMember } from '#server/testing/company.fixtures.ts';
import {
  allRows,
  allShapes,
  backedUp,
  emptyPlace,
  installation,
  type Installation,
} from './backup.fixtures.ts';

let home: Installation;
beforeAll(async () => {
  home = await installation();
});
afterAll(() => home.close());

const withOpenProducts = [
  'goodsReceipt',
  'movement',
  'adjustment',
  'assembly',
  'purchaseOrder',
  'customerReturn',
  'supplierReturn',
  'salesOrder',
];

/**
 * Without what the last migrations have brought: whose each line is, notes on the books, what is open of a product or
 * a party, and what a role gets.
 */
async function asBefore({ database, executor }: Installation): Promise<void> {
  await addMember(executor, 1, 'Manager', ['supplierReturn.dispatch', 'supplierReturn.view']);
  const { kysely } = database.owner;
  const keys = withOpenProducts.map((kind) => keyTable(kind, 'openProduct'));
  for (const table of ['row_line', ...keys]) await sql`drop table ${sql.table(table)}`.execute(kysely);
  for (const kind of ['goods_receipt', 'supplier_return', 'customer_return'])
    await sql`alter table ${sql.table(`row_${kind}`)}
      drop column if exists key_open_supplier, drop column if exists key_open_customer`.execute(kysely);
  await sql`alter table log_check drop column books`.execute(kysely);
  await sql`delete from migrations.kysely_migration where name >= '0117'`.execute(kysely);
}

it('[BK9] of an earlier version is loaded as it was, migrated on, and judged', async () => {
  const whole = await allShapes(home.database);
  await asBefore(home);
  const { path, written } = await backedUp(home);
  const place = await emptyPlace();
  const restored = await place.restore(path);
  expect(restored.facts).toBe(written.facts + 1);
  expect(await allShapes(place.database)).toEqual(whole);
  const roles = (await allRows(place.database))['row_role']?.filter((row) => row.includes('Manager'));
  expect(roles).toEqual([expect.stringContaining('supplierReturn.reverse')]);
  await place.close();
});
