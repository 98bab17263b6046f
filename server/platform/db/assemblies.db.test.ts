import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import { bareCompany } from '#server/testing/bare-company.fixtures.ts';
import { addMember, foundCompany, testExecutor } from '#server/testing/company.fixtures.ts';
import { up } from './migrations/0048-assemblies.ts';

const NOW = '2026-05-04T08:00:00.000Z';

const old = bareCompany(NOW);

it('[AS16] roles of a company of before handle assemblies as they do goods', async () => {
  const executor = await testExecutor(old.database, { now: () => NOW });
  await foundCompany(executor, old.id);
  const people = [
    await addMember(executor, old.id, 'Siv', ['item.view', 'salesOrder.view']),
    await addMember(executor, old.id, 'Pia', ['movement.create', 'movement.work']),
    await addMember(executor, old.id, 'Bo', ['adjustment.create', 'adjustment.post', 'adjustment.reverse']),
  ];
  await old.database.owner.kysely.transaction().execute(up);
  await old.database.owner.kysely.transaction().execute(up);

  const layouts = await readRowLayouts(old.database.app.kysely, engine);
  expect(await rebuild(engine, old.database, layouts, old.id)).toEqual([]);
  const { rows } = await old.database.withCompany(old.id, (trx) =>
    sql<{ id: string; held: string[] }>`select id, data -> 'permissions' as held from row_role`.execute(trx),
  );
  const ofAssemblies = ({ role }: { readonly role: string }) =>
    rows.find(({ id }) => id === role)?.held.flatMap((one) => one.match(/^assembly\.(.*)$/)?.[1] ?? []);
  expect(people.map(ofAssemblies)).toEqual([
    ['view'],
    ['build', 'create', 'edit'],
    ['build', 'cancel', 'create', 'edit', 'release', 'reverse'],
  ]);
});
