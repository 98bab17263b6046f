import { expect, it } from 'vitest';
import { bareCompany } from '#server/testing/bare-company.fixtures.ts';
import { addMember, foundCompany, testExecutor } from '#server/testing/company.fixtures.ts';
import { afterMigratingTwice } from '#server/testing/migrated-roles.fixtures.ts';
import { up } from './migrations/0164-landed-cost-rights.ts';

const NOW = '2026-05-04T08:00:00.000Z';
const old = bareCompany(NOW);

it('[RO17] roles of before write and post landed costs as those that come with a company now', async () => {
  const executor = await testExecutor(old.database, { now: () => NOW });
  await foundCompany(executor, old.id);
  const roleWith = async (name: string, held: readonly string[]) =>
    (await addMember(executor, old.id, name, held)).role;
  const buyer = await roleWith('Bo', ['goodsReceipt.correct', 'product.viewCost']);
  const blind = await roleWith('Bea', ['goodsReceipt.correct']);
  const keeper = await roleWith('Ek', ['postingRule.create', 'product.viewCost']);
  const viewer = await roleWith('Vera', ['goodsReceipt.view', 'product.viewCost']);

  const heldBy = await afterMigratingTwice(old, up);
  const added = (role: string) => heldBy(role)?.filter((one) => one.startsWith('landedCost.'));
  const all = ['create', 'edit', 'post', 'reverse', 'view'].map((action) => `landedCost.${action}`);
  expect(added(buyer)).toEqual(all);
  expect(added(keeper)).toEqual(all);
  expect(added(blind)).toEqual([]);
  expect(added(viewer)).toEqual([]);
});
