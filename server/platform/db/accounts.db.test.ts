import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { builtInAccounts } from '#model/areas/setup/account/built-in-accounts.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import { rowTable } from '#server/platform/db/table-names.ts';
import { bareCompany } from '#server/testing/bare-company.fixtures.ts';
import { addMember, foundCompany, testExecutor } from '#server/testing/company.fixtures.ts';
import { up } from './migrations/0061-accounts.ts';

const NOW = '2026-05-04T08:00:00.000Z';

const old = bareCompany(NOW);

/** A company of before: its log has no accounts, and ends before them. */
async function forgetAccounts(): Promise<void> {
  await old.asOwner(async (trx) => {
    await sql`delete from event where kind = 'account'`.execute(trx);
    await sql`update event set seq = -numbered.place from (
      select seq, row_number() over (order by seq) as place from event) as numbered
      where event.seq = numbered.seq`.execute(trx);
    await sql`update event set seq = -seq`.execute(trx);
    await sql`update company_head set head = (select max(seq) from event)`.execute(trx);
    for (const table of [
      'role',
      'member',
      'company',
      'warehouse',
      'location',
      'reason',
      'labelFormat',
      'postingRule',
    ])
      await sql`update ${sql.table(rowTable(table))} as row set seq = (
        select max(seq) from event where kind = ${table} and document = row.id)`.execute(trx);
    await sql`drop table row_account`.execute(trx);
    await sql`alter table row_reason drop column key_account`.execute(trx);
  });
}

it('[ACN4] a company of before gets the built-in accounts in its log, and roles that see them', async () => {
  const executor = await testExecutor(old.database, { now: () => NOW });
  await foundCompany(executor, old.id);
  const picker = await addMember(executor, old.id, 'Pia', ['pick.view', 'pick.work']);
  const manager = await addMember(executor, old.id, 'Mats', ['company.manage', 'company.view']);
  await forgetAccounts();

  await old.database.owner.kysely.transaction().execute(up);
  await old.database.owner.kysely.transaction().execute(up);

  const layouts = await readRowLayouts(old.database.app.kysely, engine);
  expect(await rebuild(engine, old.database, layouts, old.id)).toEqual([]);
  const { rows } = await old.database.withCompany(old.id, (trx) =>
    sql<{ id: string }>`select id from row_account order by id`.execute(trx),
  );
  expect(rows.map(({ id }) => id)).toEqual(builtInAccounts.map(({ id }) => id).toSorted());
  const held = await old.database.withCompany(old.id, (trx) =>
    sql<{ id: string; held: string[] }>`select id, data -> 'permissions' as held from row_role`.execute(trx),
  );
  const heldBy = (role: string) => held.rows.find(({ id }) => id === role)?.held;
  expect(heldBy(picker.role)).toEqual(['account.view', 'pick.view', 'pick.work']);
  expect(heldBy(manager.role)).toEqual(
    'account.archive account.create account.edit account.view company.manage company.view'.split(' '),
  );
});
