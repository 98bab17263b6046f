import type { Kysely } from 'kysely';
import { rolesWith, writeEach } from './0026-reasons.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/**
 * Roles of before allocate by hand as those that come with a company now: who releases orders to picking allocates, who
 * confirms orders locks too, who approves orders takes goods from other orders. It is in the log. [SO63] [SO64] [SO65]
 */
export const up = (db: Kysely<Schema>): Promise<void> =>
  writeEach(db, (company) => rolesWith(db, company, allocatingFor));

function allocatingFor(held: readonly string[]): readonly string[] {
  const has = (permission: string): boolean => held.includes(permission);
  if (!has('salesOrder.view')) return [];
  return [
    ...(has('pick.release') || has('salesOrder.confirm') ? ['salesOrder.allocate'] : []),
    ...(has('salesOrder.confirm') ? ['salesOrder.lockAllocation'] : []),
    ...(has('salesOrder.confirm') && has('salesOrder.approve') ? ['salesOrder.takeAllocation'] : []),
  ];
}
