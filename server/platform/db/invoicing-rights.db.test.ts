import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import { bareCompany } from '#server/testing/bare-company.fixtures.ts';
import { addMember, foundCompany, testExecutor } from '#server/testing/company.fixtures.ts';
import { up } from './migrations/0161-invoicing-rights.ts';

const NOW = '2026-05-04T08:00:00.000Z';
const old = bareCompany(NOW);

it('[RO17] roles of before invoice and take payments as those that come with a company now', async () => {
  const executor = await testExecutor(old.database, { now: () => NOW });
  await foundCompany(executor, old.id);
  const roleWith = async (name: string, held: readonly string[]) =>
    (await addMember(executor, old.id, name, held)).role;
  const seller = await roleWith('Siv', ['salesOrder.confirm', 'salesOrder.pay', 'salesOrder.view']);
  const viewer = await roleWith('Vera', ['salesOrder.view']);
  const picker = await roleWith('Pia', ['pick.view']);
  const keeper = await roleWith('Ek', ['postingRule.create', 'salesOrder.pay', 'salesOrder.view']);

  await old.database.owner.kysely.transaction().execute(up);
  await old.database.owner.kysely.transaction().execute(up);

  const layouts = await readRowLayouts(old.database.app.kysely, engine);
  expect(await rebuild(engine, old.database, layouts, old.id)).toEqual([]);
  const { rows } = await old.database.withCompany(old.id, (trx) =>
    sql<{ id: string; held: string[] }>`select id, data -> 'permissions' as held from row_role`.execute(trx),
  );
  const added = (role: string) =>
    rows
      .find(({ id }) => id === role)
      ?.held.filter((one) => /^(invoice|payment)\./.test(one))
      .join(' ');
  expect(added(seller)).toBe(
    'invoice.create invoice.edit invoice.issue invoice.send invoice.view payment.allocate payment.record payment.view',
  );
  expect(added(viewer)).toBe('invoice.view payment.view');
  expect(added(picker)).toBe('');
  expect(added(keeper)).toContain('invoice.writeOff');
  expect(added(keeper)).toContain('payment.import');
});
