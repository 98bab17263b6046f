import { expect, it } from 'vitest';
import { bareCompany } from '#server/testing/bare-company.fixtures.ts';
import { addMember, foundCompany, testExecutor } from '#server/testing/company.fixtures.ts';
import { afterMigratingTwice } from '#server/testing/migrated-roles.fixtures.ts';
import { up } from './migrations/0167-quote-request-rights.ts';

const NOW = '2026-05-04T08:00:00.000Z';
const old = bareCompany(NOW);

it('[RFQ16] roles of before that order and see costs ask for quotes, once; the others do not', async () => {
  const executor = await testExecutor(old.database, { now: () => NOW });
  await foundCompany(executor, old.id);
  const roleWith = async (name: string, held: readonly string[]) =>
    (await addMember(executor, old.id, name, held)).role;
  const buyer = await roleWith('Bo', ['product.viewCost', 'purchaseOrder.create', 'purchaseOrder.view']);
  const clerk = await roleWith('Kim', ['purchaseOrder.create', 'purchaseOrder.view']);

  const heldBy = await afterMigratingTwice(old, up);
  const added = (role: string) => heldBy(role)?.filter((one) => one.startsWith('quoteRequest.'));
  expect(added(buyer)).toHaveLength(7);
  expect(added(clerk)).toEqual([]);
});
