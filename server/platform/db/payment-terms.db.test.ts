import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { incoterms } from '#model/areas/setup/delivery-term/incoterms.ts';
import { builtInLabelFormats } from '#model/areas/setup/label-format/built-in-label-formats.ts';
import { builtInTerms } from '#model/areas/setup/payment-term/built-in-payment-terms.ts';
import { paymentTermFixture } from '#model/areas/setup/payment-term/payment-term.fixtures.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import { rowTable } from '#server/platform/db/table-names.ts';
import { bareCompany } from '#server/testing/bare-company.fixtures.ts';
import {
  addMember,
  foundCompany,
  freshId,
  mustPropose,
  testExecutor,
} from '#server/testing/company.fixtures.ts';
import { chainLog } from './chain-log.ts';
import { up } from './migrations/0057-payment-terms.ts';
import { up as carriers } from './migrations/0058-carriers.ts';
import { up as deliveryTerms } from './migrations/0059-delivery-terms.ts';
import { up as tags } from './migrations/0069-tags.ts';
import { up as labelFormats } from './migrations/0072-label-formats.ts';
import { up as units } from './migrations/0070-units.ts';

const NOW = '2026-05-04T08:00:00.000Z';

const old = bareCompany(NOW);

/** A company of before: its log has no payment terms, closes the gap that they leave, and is a chain again. */
async function forgetTerms(): Promise<void> {
  await old.asOwner(async (trx) => {
    await sql`delete from event where kind in ('paymentTerm', 'deliveryTerm', 'labelFormat')`.execute(trx);
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
      'account',
      'postingRule',
    ])
      await sql`update ${sql.table(rowTable(table))} as row set seq = (
        select max(seq) from event where kind = ${table} and document = row.id)`.execute(trx);
    await sql`drop table row_payment_term, row_delivery_term, row_label_format`.execute(trx);
    await sql`update company_head set hash = decode(repeat('00', 32), 'hex')`.execute(trx);
    await chainLog(trx, old.id);
  });
}

it('[PT7, CRR7, DLT6, TG8, UNT6, LBF6] a company of before gets the built-in terms and label formats in its log, and roles that see them, carriers, tags and units', async () => {
  const executor = await testExecutor(old.database, { now: () => NOW });
  await foundCompany(executor, old.id);
  const picker = await addMember(executor, old.id, 'Pia', ['pick.view', 'pick.work']);
  const manager = await addMember(executor, old.id, 'Mats', ['company.manage', 'company.view']);
  await forgetTerms();

  await old.database.owner.kysely.transaction().execute(up);
  await old.database.owner.kysely.transaction().execute(up);

  for (const migration of [
    carriers,
    deliveryTerms,
    tags,
    units,
    labelFormats,
    carriers,
    tags,
    units,
    labelFormats,
  ])
    await old.database.owner.kysely.transaction().execute(migration);

  const layouts = await readRowLayouts(old.database.app.kysely, engine);
  expect(await rebuild(engine, old.database, layouts, old.id)).toEqual([]);
  const { rows } = await old.database.withCompany(old.id, (trx) =>
    sql<{ id: string; usual: string | null }>`
      select id, key_default as usual from row_payment_term order by id`.execute(trx),
  );
  expect(rows.map(({ id }) => id)).toEqual(builtInTerms.map(({ id }) => id).toSorted());
  expect(rows.filter(({ usual }) => usual !== null)).toHaveLength(1);
  const { rows: terms } = await old.database.withCompany(old.id, (trx) =>
    sql<{ code: string }>`select key_code as code from row_delivery_term`.execute(trx),
  );
  expect(terms.map(({ code }) => code).toSorted()).toEqual(
    incoterms.map(({ code }) => code.toLowerCase()).toSorted(),
  );
  const { rows: formats } = await old.database.withCompany(old.id, (trx) =>
    sql<{ code: string }>`select key_code as code from row_label_format`.execute(trx),
  );
  expect(formats.map(({ code }) => code).toSorted()).toEqual(
    builtInLabelFormats.map(({ code }) => code.toLowerCase()).toSorted(),
  );
  const held = await old.database.withCompany(old.id, (trx) =>
    sql<{ id: string; held: string[] }>`select id, data -> 'permissions' as held from row_role`.execute(trx),
  );
  const heldBy = (role: string) => held.rows.find(({ id }) => id === role)?.held;
  expect(heldBy(picker.role)).toEqual([
    'carrier.view',
    'deliveryTerm.view',
    'labelFormat.view',
    'paymentTerm.view',
    'pick.view',
    'pick.work',
    'tag.view',
    'unit.view',
  ]);
  const all = (kind: string): string[] =>
    ['archive', 'create', 'edit', 'view'].map((action) => `${kind}.${action}`);
  expect(heldBy(manager.role)).toEqual([
    ...all('carrier'),
    'company.manage',
    'company.view',
    ...all('deliveryTerm'),
    ...all('labelFormat'),
    ...all('paymentTerm'),
    ...all('tag'),
    ...all('unit'),
  ]);
  // Work goes on behind them.
  const later = await testExecutor(old.database, { now: () => NOW });
  const id = freshId();
  await mustPropose(later, old.id, [
    { kind: 'paymentTerm', document: id, type: 'create', data: paymentTermFixture() },
    { kind: 'paymentTerm', document: id, type: 'makeDefault', data: {} },
  ]);
  expect(await rebuild(engine, old.database, layouts, old.id)).toEqual([]);
});
