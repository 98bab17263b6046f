import { expect, it } from 'vitest';
import { bareCompany } from '#server/testing/bare-company.fixtures.ts';
import { addMember, foundCompany, testExecutor } from '#server/testing/company.fixtures.ts';
import { afterMigratingTwice } from '#server/testing/migrated-roles.fixtures.ts';
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

  const heldBy = await afterMigratingTwice(old, up);
  const added = (role: string) =>
    heldBy(role)
      ?.filter((one) => /^(invoice|payment)\./.test(one))
      .join(' ');
  expect(added(seller)).toBe(
    'invoice.create invoice.edit invoice.issue invoice.send invoice.view payment.allocate payment.record payment.view',
  );
  expect(added(viewer)).toBe('invoice.view payment.view');
  expect(added(picker)).toBe('');
  expect(added(keeper)).toContain('invoice.writeOff');
  expect(added(keeper)).toContain('payment.import');
});
