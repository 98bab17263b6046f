import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import { bareCompany } from '#server/testing/bare-company.fixtures.ts';
import { addMember, foundCompany, testExecutor } from '#server/testing/company.fixtures.ts';
import { up } from './migrations/0060-rates.ts';

const NOW = '2026-05-04T08:00:00.000Z';

const old = bareCompany(NOW);

it('[VR8, XR6] roles of a company of before see rates, and those that manage it may change them', async () => {
  const executor = await testExecutor(old.database, { now: () => NOW });
  await foundCompany(executor, old.id);
  const picker = await addMember(executor, old.id, 'Pia', ['pick.view', 'pick.work']);
  const manager = await addMember(executor, old.id, 'Mats', ['company.manage', 'company.view']);

  await old.database.owner.kysely.transaction().execute(up);
  await old.database.owner.kysely.transaction().execute(up);

  const layouts = await readRowLayouts(old.database.app.kysely, engine);
  expect(await rebuild(engine, old.database, layouts, old.id)).toEqual([]);
  const held = await old.database.withCompany(old.id, (trx) =>
    sql<{ id: string; held: string[] }>`select id, data -> 'permissions' as held from row_role`.execute(trx),
  );
  const heldBy = (role: string) => held.rows.find(({ id }) => id === role)?.held;
  const all = (kind: string) => ['archive', 'create', 'edit', 'view'].map((action) => `${kind}.${action}`);
  expect(heldBy(picker.role)).toEqual(['exchangeRate.view', 'pick.view', 'pick.work', 'vatRate.view']);
  expect(heldBy(manager.role)).toEqual([
    'company.manage',
    'company.view',
    ...all('exchangeRate'),
    ...all('vatRate'),
  ]);
});
