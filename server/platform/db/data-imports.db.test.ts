import { expect, it } from 'vitest';
import { bareCompany } from '#server/testing/bare-company.fixtures.ts';
import { addMember, foundCompany, testExecutor } from '#server/testing/company.fixtures.ts';
import { allRows } from '#server/import/company-data.ts';
import { letImport } from './migrations/0074-data-imports.ts';

const NOW = '2026-05-04T08:00:00.000Z';
const old = bareCompany(NOW);

it('[DI18] roles of before that create masters, or manage the company, may import; the others may see', async () => {
  const executor = await testExecutor(old.database, { now: () => NOW });
  await foundCompany(executor, old.id);
  await addMember(executor, old.id, 'Seller', ['customer.create']);
  await addMember(executor, old.id, 'Picker', ['pick.view']);
  await addMember(executor, old.id, 'Boss', ['company.manage']);
  for (const _ of [1, 2]) await old.database.owner.kysely.transaction().execute(letImport);
  const roles = await allRows(old.database, old.id, 'role');
  const importing = ['dataImport.create', 'dataImport.undo', 'dataImport.view'];
  expect(
    Object.fromEntries(
      roles.map(({ name, permissions }) => [
        name,
        permissions.filter((one) => one.startsWith('dataImport')).toSorted(),
      ]),
    ),
  ).toMatchObject({
    'Role of Seller': importing,
    'Role of Picker': ['dataImport.view'],
    'Role of Boss': importing,
  });
});
