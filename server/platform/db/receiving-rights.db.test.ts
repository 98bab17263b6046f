import { expect, it } from 'vitest';
import { bareCompany } from '#server/testing/bare-company.fixtures.ts';
import { addMember, foundCompany, testExecutor } from '#server/testing/company.fixtures.ts';
import { afterMigratingTwice } from '#server/testing/migrated-roles.fixtures.ts';
import { up } from './migrations/0168-receiving-rights.ts';

const NOW = '2026-05-04T08:00:00.000Z';
const old = bareCompany(NOW);

it('[RO17] roles of before inspect, and set aside what nobody knows, as those that come with a company now', async () => {
  const executor = await testExecutor(old.database, { now: () => NOW });
  await foundCompany(executor, old.id);
  const roleWith = async (name: string, held: readonly string[]) =>
    (await addMember(executor, old.id, name, held)).role;
  const keeper = await roleWith('Kim', ['goodsReceipt.edit', 'goodsReceipt.post', 'goodsReceipt.view']);
  const chief = await roleWith('Cleo', [
    'goodsReceipt.edit',
    'goodsReceipt.override',
    'goodsReceipt.post',
    'goodsReceipt.view',
  ]);
  const buyer = await roleWith('Bo', ['goodsReceipt.edit', 'goodsReceipt.view', 'purchaseOrder.create']);
  const viewer = await roleWith('Vera', ['goodsReceipt.view']);
  const picker = await roleWith('Pia', ['pick.view']);

  const heldBy = await afterMigratingTwice(old, up);
  const added = (role: string) =>
    heldBy(role)
      ?.filter((one) => /^unknownItem\.|\.(inspect|backdate)$/.test(one))
      .join(' ');
  const parks = 'unknownItem.park unknownItem.resolve unknownItem.view';
  expect(added(keeper)).toBe(`goodsReceipt.inspect ${parks}`);
  expect(added(chief)).toBe(`goodsReceipt.backdate goodsReceipt.inspect ${parks}`);
  expect(added(buyer)).toBe(parks);
  expect(added(viewer)).toBe('unknownItem.view');
  expect(added(picker)).toBe('');
});
