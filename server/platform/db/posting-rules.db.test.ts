import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { builtInAccounts } from '#model/areas/setup/account/built-in-accounts.ts';
import { builtInPostingRules } from '#model/areas/setup/posting-rule/built-in-posting-rules.ts';
import { builtInRoles } from '#model/areas/setup/role/permissions.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import { rowTable } from '#server/platform/db/table-names.ts';
import { bareCompany } from '#server/testing/bare-company.fixtures.ts';
import { addMember, foundCompany, testExecutor } from '#server/testing/company.fixtures.ts';
import { up } from './migrations/0157-posting-rules.ts';

const NOW = '2026-05-04T08:00:00.000Z';
const OWN_BANK = '0198a000-0000-7000-8000-00000000ba0c';

const old = bareCompany(NOW);

/** A company of before: its log has no posting rules, of the accounts some are missing, and one is its own. */
async function forgetRules(): Promise<void> {
  const later = ['2420', '3004', '3106', '6351'];
  const ids = builtInAccounts.filter(({ number }) => later.includes(number)).map(({ id }) => id);
  await old.asOwner(async (trx) => {
    await sql`delete from event where kind = 'postingRule' or document = any(${ids})`.execute(trx);
    await sql`delete from row_account where id = any(${ids})`.execute(trx);
    const bank = builtInAccounts.find(({ number }) => number === '1930')?.id ?? '';
    await sql`update event set document = ${OWN_BANK} where document = ${bank}`.execute(trx);
    await sql`update row_account set id = ${OWN_BANK}, data = data || jsonb_build_object('id', ${OWN_BANK}::text)
      where id = ${bank}`.execute(trx);
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
      'account',
      'paymentTerm',
      'deliveryTerm',
    ])
      await sql`update ${sql.table(rowTable(table))} as row set seq = (
        select max(seq) from event where kind = ${table} and document = row.id)`.execute(trx);
    await sql`drop table row_posting_rule`.execute(trx);
  });
}

it('[PRU5] [RO17] a company of before gets posting rules, and the role that keeps them, in its log', async () => {
  const executor = await testExecutor(old.database, { now: () => NOW });
  await foundCompany(executor, old.id);
  const seller = await addMember(executor, old.id, 'Siv', ['account.view', 'salesOrder.edit']);
  const manager = await addMember(executor, old.id, 'Mats', [
    'account.edit',
    'customer.edit',
    'role.manage',
    'salesOrder.edit',
  ]);
  await forgetRules();

  await old.database.owner.kysely.transaction().execute(up);
  await old.database.owner.kysely.transaction().execute(up);

  const layouts = await readRowLayouts(old.database.app.kysely, engine);
  expect(await rebuild(engine, old.database, layouts, old.id)).toEqual([]);
  const within = <T>(query: ReturnType<typeof sql<T>>) =>
    old.database.withCompany(old.id, (trx) => query.execute(trx)).then(({ rows }) => rows);
  const rules = await within(sql<{ id: string; account: string; purpose: string }>`
    select id, key_account as account, key_purpose as purpose from row_posting_rule order by id`);
  expect(rules.map(({ id }) => id)).toEqual(builtInPostingRules.map(({ id }) => id).toSorted());
  expect(rules.filter(({ purpose }) => purpose === 'bank').map(({ account }) => account)).toEqual([OWN_BANK]);
  const numbers = await within(sql<{ number: string }>`select key_number as number from row_account`);
  expect(numbers.map(({ number }) => number).toSorted()).toEqual(
    builtInAccounts.map(({ number }) => number).toSorted(),
  );
  const roles = await within(sql<{ id: string; name: string; held: string[] }>`
    select id, key_name as name, data -> 'permissions' as held from row_role`);
  const heldBy = (role: string) => roles.find(({ id, name }) => id === role || name === role)?.held;
  expect(heldBy(seller.role)).toEqual(['account.view', 'postingRule.view', 'salesOrder.edit']);
  expect(heldBy(manager.role)).toEqual(
    'account.edit customer.edit customer.overrideVat postingRule.edit role.manage salesOrder.edit salesOrder.overrideVat'.split(
      ' ',
    ),
  );
  expect(heldBy('accounting')).toEqual([...builtInRoles.Accounting].toSorted());
});
