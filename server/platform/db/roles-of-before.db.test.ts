import { expect, it } from 'vitest';
import { bareCompany } from '#server/testing/bare-company.fixtures.ts';
import { addMember, foundCompany, testExecutor } from '#server/testing/company.fixtures.ts';
import { allRows } from '#server/import/company-data.ts';
import { letImport } from './migrations/0074-data-imports.ts';
import { letKeepHooks } from './migrations/0080-webhooks.ts';
import { letKeepWorkflows } from './migrations/0090-workflows.ts';

const NOW = '2026-05-04T08:00:00.000Z';
const old = bareCompany(NOW);

it('[DI18] roles of before that create masters, or manage the company, may import, and who manages it has webhooks and workflows', async () => {
  const executor = await testExecutor(old.database, { now: () => NOW });
  await foundCompany(executor, old.id);
  await addMember(executor, old.id, 'Seller', ['customer.create']);
  await addMember(executor, old.id, 'Picker', ['pick.view']);
  await addMember(executor, old.id, 'Boss', ['company.manage']);
  for (const _ of [1, 2])
    await old.database.owner.kysely.transaction().execute(async (trx) => {
      await letImport(trx);
      await letKeepHooks(trx);
      await letKeepWorkflows(trx);
    });
  const roles = await allRows(old.database, old.id, 'role');
  const ofEach = (subject: string) =>
    Object.fromEntries(
      roles.map(({ name, permissions }) => [
        name,
        permissions.filter((one) => one.startsWith(subject)).toSorted(),
      ]),
    );
  const importing = ['dataImport.create', 'dataImport.undo', 'dataImport.view'];
  expect(ofEach('dataImport')).toMatchObject({
    'Role of Seller': importing,
    'Role of Picker': ['dataImport.view'],
    'Role of Boss': importing,
  });
  expect(ofEach('webhook')).toMatchObject({
    'Role of Seller': [],
    'Role of Boss': ['webhook.archive', 'webhook.create', 'webhook.edit', 'webhook.view'],
  });
  expect(ofEach('workflow')).toMatchObject({
    'Role of Seller': [],
    'Role of Boss': ['archive', 'create', 'edit', 'enable', 'view', 'work'].map((one) => `workflow.${one}`),
  });
});
