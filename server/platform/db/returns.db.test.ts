import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import { addMember, foundCompany, testExecutor } from '#server/testing/company.fixtures.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { up } from './migrations/0045-returns.ts';

const NOW = '2026-05-04T08:00:00.000Z';

let database: TestDatabase;
let company: number;
beforeAll(async () => {
  database = await createTestDatabase();
  const { rows } = await sql<{ id: number }>`
    insert into company (created_at) values (${NOW}) returning id`.execute(database.app.kysely);
  company = rows[0]?.id ?? 0;
});
afterAll(() => database.dispose());

it('[RT16] roles of a company of before handle returns as they do orders and shipments', async () => {
  const executor = await testExecutor(database, { now: () => NOW });
  await foundCompany(executor, company);
  const people = [
    await addMember(executor, company, 'Siv', ['salesOrder.view', 'salesOrder.edit', 'salesOrder.confirm']),
    await addMember(executor, company, 'Pia', ['pick.work', 'shipment.ship']),
    await addMember(executor, company, 'Bo', ['purchaseOrder.view', 'purchaseOrder.place']),
  ];
  await database.owner.kysely.transaction().execute(up);
  await database.owner.kysely.transaction().execute(up);

  const layouts = await readRowLayouts(database.app.kysely, engine);
  expect(await rebuild(engine, database, layouts, company)).toEqual([]);
  const { rows } = await database.withCompany(company, (trx) =>
    sql<{ id: string; held: string[] }>`select id, data -> 'permissions' as held from row_role`.execute(trx),
  );
  const ofReturns = ({ role }: { readonly role: string }) =>
    rows.find(({ id }) => id === role)?.held.filter((one) => one.includes('Return.'));
  const all = (kind: string, ...actions: readonly string[]) => actions.map((one) => `${kind}.${one}`);
  expect(people.map(ofReturns)).toEqual([
    all('customerReturn', 'approve', 'cancel', 'create', 'credit', 'edit', 'view'),
    [
      ...all('customerReturn', 'create', 'edit', 'post', 'receive', 'reverse'),
      ...all('supplierReturn', 'create', 'dispatch', 'edit'),
    ],
    all('supplierReturn', 'accept', 'cancel', 'create', 'credit', 'dispatch', 'edit', 'view'),
  ]);
});
