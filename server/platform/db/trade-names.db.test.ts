import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { asUser } from '#model/engine/actor.ts';
import { draftsOf, putDraft } from '#server/drafts/draft-store.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import { bareCompany } from '#server/testing/bare-company.fixtures.ts';
import {
  addMember,
  command,
  FOUNDER,
  foundCompany,
  freshId,
  testExecutor,
} from '#server/testing/company.fixtures.ts';
import { up } from './migrations/0015-trade-names.ts';

const NOW = '2026-05-04T08:00:00.000Z';

const old = bareCompany(NOW);

const stored = () =>
  old.asOwner(async (trx) => {
    const tables = ['event', 'row_location', 'row_role', 'command', 'inbox_entry'];
    const all = await Promise.all(
      tables.map((table) =>
        sql<{ row: object }>`select to_jsonb(t) as row from ${sql.table(table)} t order by 1`.execute(trx),
      ),
    );
    return all.map(({ rows }) => rows);
  });

/** Puts the names of before in the place of today's. */
const before = (text: ReturnType<typeof sql.ref>) => sql`
  replace(replace(replace(${text}::text, '"locationType"', '"usage"'), '"pickSequence"', '"walkingOrder"'),
    '.archive"', '.delete"')::jsonb`;

async function makeOld(role: string): Promise<void> {
  await old.asOwner(async (trx) => {
    await sql`alter table row_expected_receipt rename to row_expectation`.execute(trx);
    for (const [table, column] of [
      ['event', 'data'],
      ['row_location', 'data'],
      ['row_role', 'data'],
      ['draft', 'value'],
      ['draft', 'base'],
      ['command', 'refusal'],
      ['inbox_entry', 'data'],
    ] as const)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${before(sql.ref(column))}`.execute(trx);
    const held = JSON.stringify(['product.create', 'product.delete', 'product.view']);
    await sql`update event set data = jsonb_set(data, '{permissions}', ${held}::jsonb)
      where document = ${role} and kind = 'role'`.execute(trx);
    await sql`update row_role set data = jsonb_set(data, '{permissions}', ${held}::jsonb)
      where id = ${role}`.execute(trx);
  });
}

it('[DB8] what was kept under the names of before is kept under those of today, and folds to the same rows', async () => {
  const executor = await testExecutor(old.database, { now: () => NOW });
  const { bins } = await foundCompany(executor, old.id);
  const held = ['product.archive', 'product.create', 'product.view'];
  const { user, role } = await addMember(executor, old.id, 'Vera', held);
  const refused = command('location', bins[0] ?? '', 'archive');
  const [answer] = await executor.submit(old.id, asUser(user), [refused]);
  expect(answer).toMatchObject({ refusal: { params: { permission: 'location.archive' } } });
  const written = { locationType: 'staging', pickSequence: 3, name: 'usage' };
  const draft = { version: 1, at: NOW, base: null };
  await old.database.withCompany(old.id, async (trx) => {
    await putDraft(
      trx,
      old.id,
      FOUNDER,
      { ...draft, form: `location.new-${freshId()}`, value: written },
      NOW,
    );
    await putDraft(trx, old.id, FOUNDER, { ...draft, form: 'role.new', value: { permissions: held } }, NOW);
    const told = { name: '', refusal: { code: 'invalid', fields: { pickSequence: 'wrong' } } };
    await sql`insert into inbox_entry (company_id, user_id, id, at, reason, kind, document, by, data)
      values (${old.id}, ${user}, 'a', ${NOW}, 'refused', 'location', 'b', ${user}, ${JSON.stringify(told)}::jsonb)`.execute(
      trx,
    );
  });
  const drafts = () => old.database.withCompany(old.id, (trx) => draftsOf(trx, old.id, FOUNDER));
  const [rows, kept] = [await stored(), await drafts()];

  await makeOld(role);
  expect(await stored()).not.toEqual(rows);
  for (const _ of ['once', 'and again'])
    await old.database.owner.kysely.transaction().execute((trx) => up(trx));

  expect(await stored()).toEqual(rows);
  expect(await drafts()).toEqual(kept);
  const layouts = await readRowLayouts(old.database.app.kysely, engine);
  expect(await rebuild(engine, old.database, layouts, old.id)).toEqual([]);
});
