import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import { bareCompany } from '#server/testing/bare-company.fixtures.ts';
import { foundCompany, freshId, mustPropose, testExecutor } from '#server/testing/company.fixtures.ts';
import { up } from './migrations/0150-quotes-and-approval.ts';

const NOW = '2026-05-04T08:00:00.000Z';

const old = bareCompany(NOW);

it('[SO74] who manages roles and may go beyond all limits approves sales from now on, with what else they had', async () => {
  const executor = await testExecutor(old.database, { now: () => NOW });
  await foundCompany(executor, old.id);
  const role = (name: string, permissions: readonly string[]) => ({
    kind: 'role',
    document: freshId(),
    type: 'provide',
    data: { name, permissions },
  });
  const admin = role('Head of all', ['role.manage', 'salesOrder.override', 'salesOrder.view']);
  const seller = role('Seller', ['salesOrder.confirm', 'salesOrder.override']);
  await mustPropose(executor, old.id, [admin, seller]);

  await old.database.owner.kysely.transaction().execute(up);
  await old.database.owner.kysely.transaction().execute(up);

  const { rows } = await old.database.withCompany(old.id, (trx) =>
    sql<{ id: string; permissions: string[] }>`
      select id, data -> 'permissions' as permissions from row_role where id in (${admin.document}, ${seller.document})
       order by data ->> 'name'`.execute(trx),
  );
  expect(rows.map(({ permissions }) => permissions.toSorted())).toEqual([
    ['role.manage', 'salesOrder.approve', 'salesOrder.override', 'salesOrder.view'],
    ['salesOrder.confirm', 'salesOrder.override'],
  ]);
  const layouts = await readRowLayouts(old.database.app.kysely, engine);
  expect(await rebuild(engine, old.database, layouts, old.id)).toEqual([]);
});
