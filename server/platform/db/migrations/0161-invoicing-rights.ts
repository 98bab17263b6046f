import type { Kysely } from 'kysely';
import { rolesWith, writeEach } from './0026-reasons.ts';
import { permissionGroups } from '#model/areas/setup/role/permissions.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/**
 * Roles of before may invoice and take payments as those that come with a company now: who sees orders sees their
 * invoices and payments, who confirms them invoices them, who records payments goes on to, and who keeps the books, or
 * manages roles, does all of it. It is in the log. [RO17]
 */
export const up = (db: Kysely<Schema>): Promise<void> =>
  writeEach(db, (company) => rolesWith(db, company, invoicingFor));

function invoicingFor(held: readonly string[]): readonly string[] {
  const has = (...all: readonly string[]): boolean => all.every((one) => held.includes(one));
  if (!has('salesOrder.view')) return [];
  if (has('role.manage', 'salesOrder.confirm') || has('postingRule.create', 'salesOrder.pay'))
    return permissionGroups.flatMap(({ subject, permissions }) =>
      subject === 'invoice' || subject === 'payment' ? permissions : [],
    );
  return [
    'invoice.view',
    'payment.view',
    ...(has('salesOrder.confirm') ? ['create', 'edit', 'issue', 'send'].map((one) => `invoice.${one}`) : []),
    ...(has('salesOrder.pay') ? ['payment.allocate', 'payment.record'] : []),
  ];
}
