import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { builtInReasons } from '#model/areas/setup/reason/built-in-reasons.ts';
import { rowTable } from '#server/platform/db/table-names.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import { bareCompany } from '#server/testing/bare-company.fixtures.ts';
import {
  addMember,
  foundCompany,
  freshId,
  mustPropose,
  testExecutor,
} from '#server/testing/company.fixtures.ts';
import { up } from './migrations/0026-reasons.ts';

const NOW = '2026-05-04T08:00:00.000Z';

const old = bareCompany(NOW);

/** A company of before: its log has no reasons, and closes the gap that they leave. */
async function forgetReasons(): Promise<void> {
  await old.asOwner(async (trx) => {
    await sql`delete from event where kind = 'reason'`.execute(trx);
    await sql`update event set seq = -numbered.place from (
      select seq, row_number() over (order by seq) as place from event) as numbered
      where event.seq = numbered.seq`.execute(trx);
    await sql`update event set seq = -seq`.execute(trx);
    await sql`update company_head set head = (select max(seq) from event)`.execute(trx);
    for (const kind of [
      'role',
      'member',
      'company',
      'warehouse',
      'location',
      'paymentTerm',
      'deliveryTerm',
      'account',
      'labelFormat',
      'postingRule',
    ])
      await sql`update ${sql.table(rowTable(kind))} as row set seq = (
        select max(seq) from event where kind = ${kind} and document = row.id)`.execute(trx);
    await sql`drop table row_reason`.execute(trx);
  });
}

it('[RN7] a company of before gets the built-in reasons in its log, and roles that see them', async () => {
  const executor = await testExecutor(old.database, { now: () => NOW });
  const { warehouse } = await foundCompany(executor, old.id);
  const picker = await addMember(executor, old.id, 'Pia', ['pick.view', 'pick.work']);
  const manager = await addMember(executor, old.id, 'Mats', ['company.manage', 'company.view']);
  await forgetReasons();

  await old.database.owner.kysely.transaction().execute(up);
  await old.database.owner.kysely.transaction().execute(up);
  // The look-up by account came later.
  await old.asOwner((trx) =>
    sql`alter table row_reason add column key_account text collate "C"`.execute(trx),
  );

  const layouts = await readRowLayouts(old.database.app.kysely, engine);
  expect(await rebuild(engine, old.database, layouts, old.id)).toEqual([]);
  const { rows } = await old.database.withCompany(old.id, (trx) =>
    sql<{ id: string }>`select id from row_reason order by id`.execute(trx),
  );
  expect(rows.map(({ id }) => id)).toEqual(builtInReasons.map(({ id }) => id).toSorted());
  const held = await old.database.withCompany(old.id, (trx) =>
    sql<{ id: string; held: string[] }>`select id, data -> 'permissions' as held from row_role`.execute(trx),
  );
  const heldBy = (role: string) => held.rows.find(({ id }) => id === role)?.held;
  expect(heldBy(picker.role)).toEqual(['pick.view', 'pick.work', 'reason.view']);
  expect(heldBy(manager.role)).toEqual(
    'company.manage company.view reason.archive reason.create reason.edit reason.view'.split(' '),
  );
  // Work goes on behind them.
  const later = await testExecutor(old.database, { now: () => NOW });
  const block = { kind: 'warehouse', document: warehouse, type: 'block', data: { reason: 'quality' } };
  await mustPropose(later, old.id, [block]);
  const id = freshId();
  const name = { en: 'Flood', sv: 'Översvämning' };
  await mustPropose(later, old.id, [
    {
      kind: 'reason',
      document: id,
      type: 'create',
      data: { action: 'block', code: 'flood', name, photo: false },
    },
  ]);
  expect(await rebuild(engine, old.database, layouts, old.id)).toEqual([]);
});
