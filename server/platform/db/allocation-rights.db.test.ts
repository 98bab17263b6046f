import { expect, it } from 'vitest';
import { bareCompany } from '#server/testing/bare-company.fixtures.ts';
import { addMember, foundCompany, testExecutor } from '#server/testing/company.fixtures.ts';
import { afterMigratingTwice } from '#server/testing/migrated-roles.fixtures.ts';
import { up } from './migrations/0172-allocation-rights.ts';

const NOW = '2026-05-04T08:00:00.000Z';
const old = bareCompany(NOW);

it('[SO63, SO64, SO65] roles of before allocate, lock and take as those that come with a company now, once', async () => {
  const executor = await testExecutor(old.database, { now: () => NOW });
  await foundCompany(executor, old.id);
  const roleWith = async (name: string, held: readonly string[]) =>
    (await addMember(executor, old.id, name, held)).role;
  const picker = await roleWith('Pia', ['pick.release', 'salesOrder.view']);
  const seller = await roleWith('Sam', ['salesOrder.confirm', 'salesOrder.view']);
  const chief = await roleWith('Cleo', ['salesOrder.approve', 'salesOrder.confirm', 'salesOrder.view']);
  const viewer = await roleWith('Vera', ['salesOrder.view']);
  const blind = await roleWith('Bo', ['pick.release']);

  const heldBy = await afterMigratingTwice(old, up);
  const added = (role: string) => heldBy(role)?.filter((one) => /\.(allocate|\w+Allocation)$/.test(one));
  expect(added(picker)).toEqual(['salesOrder.allocate']);
  expect(added(seller)).toEqual(['salesOrder.allocate', 'salesOrder.lockAllocation']);
  expect(added(chief)).toEqual([
    'salesOrder.allocate',
    'salesOrder.lockAllocation',
    'salesOrder.takeAllocation',
  ]);
  expect(added(viewer)).toEqual([]);
  expect(added(blind)).toEqual([]);
});
