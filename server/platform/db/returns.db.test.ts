import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import { bareCompany } from '#server/testing/bare-company.fixtures.ts';
import { addMember, foundCompany, testExecutor } from '#server/testing/company.fixtures.ts';
import { up } from './migrations/0045-returns.ts';
import { up as letReverse } from './migrations/0130-reversed-supplier-returns.ts';

const NOW = '2026-05-04T08:00:00.000Z';

const old = bareCompany(NOW);

it('[RT16, SR10] roles of a company of before handle returns as they do orders and shipments, and reverse what they send', async () => {
  const executor = await testExecutor(old.database, { now: () => NOW });
  await foundCompany(executor, old.id);
  const people = [
    await addMember(executor, old.id, 'Siv', ['salesOrder.view', 'salesOrder.edit', 'salesOrder.confirm']),
    await addMember(executor, old.id, 'Pia', ['pick.work', 'shipment.ship']),
    await addMember(executor, old.id, 'Bo', ['purchaseOrder.view', 'purchaseOrder.place']),
  ];
  for (const migrate of [up, up, letReverse, letReverse])
    await old.database.owner.kysely.transaction().execute(migrate);

  const layouts = await readRowLayouts(old.database.app.kysely, engine);
  expect(await rebuild(engine, old.database, layouts, old.id)).toEqual([]);
  const { rows } = await old.database.withCompany(old.id, (trx) =>
    sql<{ id: string; held: string[] }>`select id, data -> 'permissions' as held from row_role`.execute(trx),
  );
  const ofReturns = ({ role }: { readonly role: string }) =>
    rows.find(({ id }) => id === role)?.held.filter((one) => one.includes('Return.'));
  const all = (kind: string, ...actions: readonly string[]) => actions.map((one) => `${kind}.${one}`);
  expect(people.map(ofReturns)).toEqual([
    all('customerReturn', 'approve', 'cancel', 'create', 'credit', 'edit', 'view'),
    [
      ...all('customerReturn', 'create', 'edit', 'post', 'receive', 'reverse'),
      ...all('supplierReturn', 'create', 'dispatch', 'edit', 'reverse'),
    ],
    all('supplierReturn', 'accept', 'cancel', 'create', 'credit', 'dispatch', 'edit', 'reverse', 'view'),
  ]);
});
