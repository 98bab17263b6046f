import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

/** Without what the last migration and the model have brought for pairings, whose roles it gives permissions. */
async function asBefore({ database, executor }: Installation): Promise<void> {
  await addMember(executor, 1, 'Manager', ['company.manage', 'company.view']);
  const ours = ['sync_side', 'sync_decision', 'sync_link', 'row_pairing', 'list_sales_order'];
  const drop = [...ours, 'backup_run', 'unfinished_demo'];
  for (const table of drop) await sql`drop table ${sql.table(table)} cascade`.execute(database.owner.kysely);
  await sql`delete from migrations.kysely_migration where name >= '0096'`.execute(database.owner.kysely);
}

it('[BK9] of an earlier version is loaded as it was, migrated on, and judged', async () => {
  const whole = await allShapes(home.database);
  await asBefore(home);
  const { path, written } = await backedUp(home);
  const place = await emptyPlace();
  const restored = await place.restore(path);
  expect(restored.facts).toBe(written.facts + 1);
  expect(await allShapes(place.database)).toEqual(whole);
  const roles = (await allRows(place.database))['row_role']?.filter((row) => row.includes('pairing.manage'));
  expect(roles).toHaveLength(1);
  await place.close();
});
