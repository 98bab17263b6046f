import type { Kysely } from 'kysely';
import { permissionGroups } from '#model/areas/setup/role/permissions.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { reasons, rolesWith, writeEach } from './0026-reasons.ts';
import { accountsOf, missingAccounts, missingRules } from './0157-posting-rules.ts';

/**
 * Companies get the reasons, accounts and posting rules of supplier bills, as those founded from now on do. Roles of before
 * may do with bills what those that come with a company now do: who keeps the books, or manages roles and buys, all of it;
 * who buys and sees costs enters and matches them. It is in the log. [RO17] [PRU5]
 */
export const up = (db: Kysely<Schema>): Promise<void> =>
  writeEach(db, async (company) => {
    const known = await accountsOf(db, company);
    return [
      ...(await reasons(db, company)),
      ...missingAccounts(known),
      ...(await missingRules(db, company, known)),
      ...(await rolesWith(db, company, billsFor)),
    ];
  });

function billsFor(held: readonly string[]): readonly string[] {
  const has = (...all: readonly string[]): boolean => all.every((one) => held.includes(one));
  if (!has('product.viewCost')) return [];
  if (has('role.manage', 'purchaseOrder.place') || has('postingRule.create', 'payment.record'))
    return permissionGroups.flatMap(({ subject, permissions }) =>
      subject === 'supplierBill' ? permissions : [],
    );
  return has('purchaseOrder.create') ? ['view', 'create', 'edit'].map((one) => `supplierBill.${one}`) : [];
}
