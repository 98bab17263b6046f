import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import { bareCompany } from '#server/testing/bare-company.fixtures.ts';
import { addMember, foundCompany, testExecutor } from '#server/testing/company.fixtures.ts';
import { up } from './migrations/0043-product-types.ts';

const NOW = '2026-05-04T08:00:00.000Z';

const old = bareCompany(NOW);

it('[TY11] roles of a company of before see the types of products, and change them as they do categories', async () => {
  const executor = await testExecutor(old.database, { now: () => NOW });
  await foundCompany(executor, old.id);
  const seller = await addMember(executor, old.id, 'Siv', ['product.view', 'salesOrder.view']);
  const buyer = await addMember(executor, old.id, 'Bo', ['category.create', 'category.edit', 'product.view']);
  const picker = await addMember(executor, old.id, 'Pia', ['pick.view', 'pick.work']);

  await old.database.owner.kysely.transaction().execute(up);
  await old.database.owner.kysely.transaction().execute(up);

  const layouts = await readRowLayouts(old.database.app.kysely, engine);
  expect(layouts.get('product')?.keys).toContain('type');
  expect(await rebuild(engine, old.database, layouts, old.id)).toEqual([]);
  const { rows } = await old.database.withCompany(old.id, (trx) =>
    sql<{ id: string; held: string[] }>`select id, data -> 'permissions' as held from row_role`.execute(trx),
  );
  const ofTypes = ({ role }: { readonly role: string }) =>
    rows.find(({ id }) => id === role)?.held.filter((one) => one.startsWith('productType.'));
  expect([seller, buyer, picker].map(ofTypes)).toEqual([
    ['productType.view'],
    ['productType.create', 'productType.edit', 'productType.view'],
    [],
  ]);
});
