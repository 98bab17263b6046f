import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { asUser } from '#model/engine/actor.ts';
import { folding } from '#model/folding.ts';
import { listings } from '#model/listings.ts';
import { categoryIdOf } from '#model/areas/setup/party-category/category-id.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { draftsOf, putDraft } from '#server/drafts/draft-store.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import { bareCompany, unchain } from '#server/testing/bare-company.fixtures.ts';
import {
  addMember,
  command,
  FOUNDER,
  foundCompany,
  freshId,
  mustPropose,
  testExecutor,
} from '#server/testing/company.fixtures.ts';
import { makeLists } from './make-lists.ts';
import { up } from './migrations/0042-party-categories.ts';

const NOW = '2026-05-04T08:00:00.000Z';

const old = bareCompany(NOW);

/** A company of before: its customers and suppliers have a text where they have a category today. */
const makeOld = (texts: Readonly<Record<string, string>>): Promise<void> =>
  old.asOwner(async (trx) => {
    for (const [id, text] of Object.entries(texts)) {
      const data = JSON.stringify({ category: text });
      await sql`update event set data = data || ${data}::jsonb where document = ${id}
        and type in ('created', 'updated')`.execute(trx);
      for (const party of ['customer', 'supplier'])
        await sql`update ${sql.table(`row_${party}`)} set data = data || ${data}::jsonb where id = ${id}`.execute(
          trx,
        );
    }
    for (const party of ['customer', 'supplier']) {
      await sql`drop table ${sql.table(`list_${party}`)}`.execute(trx);
      await sql`drop table ${sql.table(`row_${party}_category`)}`.execute(trx);
      await sql`alter table ${sql.table(`row_${party}`)} drop column key_category`.execute(trx);
    }
  });

/** The migration, and the list tables that a start makes of the rows it has written. */
async function migrate(): Promise<void> {
  await old.asOwner(unchain);
  await old.database.owner.kysely.transaction().execute(up);
  await makeLists(old.database.owner.kysely, folding.tables, listings.values());
}

const read = <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> =>
  old.database.withCompany(old.id, async (trx) => (await query.execute(trx)).rows);

const categoriesOf = async (party: string): Promise<Record<string, string | null>> => {
  const rows = await read(
    sql<{ number: string; name: string | null }>`
      select one.data ->> 'number' as number, category.data ->> 'name' as name from ${sql.table(`row_${party}`)} one
      left join ${sql.table(`row_${party}_category`)} category on category.id = one.data ->> 'category'
      order by 1`,
  );
  return Object.fromEntries(rows.map(({ number, name }) => [number, name]));
};

it('[PC8] each text becomes a category of the same name in the log, and nothing else changes', async () => {
  const executor = await testExecutor(old.database, { now: () => NOW });
  await foundCompany(executor, old.id);
  const seller = await addMember(executor, old.id, 'Siv', ['customer.view', 'customer.archive']);
  const ids = Array.from({ length: 6 }, freshId);
  const [shop, chain, small, plain, gone, mill] = ids as [string, string, string, string, string, string];
  const made = (id: string, number: string) => ({
    kind: 'customer',
    document: id,
    type: 'create',
    data: customerFixture({ number, category: null }),
  });
  const customers = [made(shop, 'shop'), made(chain, 'chain'), made(small, 'small'), made(plain, 'plain')];
  await mustPropose(executor, old.id, [
    ...customers,
    made(gone, 'gone'),
    { kind: 'customer', document: gone, type: 'block', data: { reason: 'other' } },
    { kind: 'customer', document: gone, type: 'archive', data: {} },
    {
      kind: 'supplier',
      document: mill,
      type: 'create',
      data: supplierFixture({ number: 'mill', category: null }),
    },
  ]);
  const draft = { version: 1, at: NOW, base: { category: 'Retail' } };
  await old.database.withCompany(old.id, async (trx) => {
    const written = [
      { ...draft, form: `customer.${shop}`, value: { category: 'Retail' } },
      { ...draft, form: 'customer.new', base: null, value: { category: 'Never saved' } },
    ];
    for (const one of written) await putDraft(trx, old.id, FOUNDER, one, NOW);
  });
  await makeOld({
    [shop]: 'Retail',
    [chain]: 'Retail',
    [small]: 'retail',
    [plain]: '',
    [gone]: 'Closed',
    [mill]: 'Retail',
  });
  for (const _ of ['once', 'and again']) await migrate();

  const was = { shop: 'Retail', chain: 'Retail', small: 'retail', plain: null, gone: 'Closed' };
  expect(await categoriesOf('customer')).toEqual(was);
  expect(await categoriesOf('supplier')).toEqual({ mill: 'Retail' });
  const layouts = await readRowLayouts(old.database.app.kysely, engine);
  expect(await rebuild(engine, old.database, layouts, old.id)).toEqual([]);
  const told = await read(
    sql<{ id: string; by: string }>`
      select document as id, by from event where kind = 'customerCategory' order by data ->> 'name' collate "C"`,
  );
  const names = ['Closed', 'Retail', 'retail'];
  expect(told).toEqual(names.map((name) => ({ id: categoryIdOf('customer', name), by: 'system' })));
  const [log] = await read(sql<{ gaps: number }>`
    select (max(seq) - count(*))::int as gaps from event`);
  expect(log).toEqual({ gaps: 0 });
  const drafts = await old.database.withCompany(old.id, (trx) => draftsOf(trx, old.id, FOUNDER));
  const retail = categoryIdOf('customer', 'Retail');
  expect(drafts.map(({ form, value, base }) => ({ form, value, base }))).toEqual(
    expect.arrayContaining([
      { form: `customer.${shop}`, value: { category: retail }, base: { category: retail } },
      { form: 'customer.new', value: { category: 'Never saved' }, base: null },
    ]),
  );
  const [role] = await read(sql<{ held: string[] }>`
    select data -> 'permissions' as held from row_role where id = ${seller.role}`);
  expect(role?.held).toEqual(
    'customer.archive customer.view customerCategory.archive customerCategory.merge customerCategory.view'.split(
      ' ',
    ),
  );

  // A command of a device that was away names a text that is a category by now, and one that is none yet.
  const later = await testExecutor(old.database, { now: () => NOW });
  const update = (id: string, number: string, category: string) =>
    command('customer', id, 'update', customerFixture({ number, category }));
  const outcomes = await later.submit(old.id, asUser(FOUNDER), [
    update(plain, 'plain', 'Retail'),
    update(small, 'small', 'Late'),
  ]);
  expect(outcomes.filter((one) => 'refusal' in one)).toEqual([]);
  expect(await categoriesOf('customer')).toEqual({ ...was, plain: 'Retail', small: 'Late' });
  expect(await rebuild(engine, old.database, layouts, old.id)).toEqual([]);
});
