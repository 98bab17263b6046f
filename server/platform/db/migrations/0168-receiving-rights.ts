import type { Kysely } from 'kysely';
import { rolesWith, writeEach } from './0026-reasons.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/**
 * Roles of before inspect what is received, set aside what nobody knows and find out what it is, as those that come with a
 * company now: who posts receipts inspects them and may go on to post them as of an earlier day where they may override,
 * who counts sets aside, who posts or buys finds out. It is in the log. [RO17] [GR47] [GR50] [UKI1]
 */
export const up = (db: Kysely<Schema>): Promise<void> =>
  writeEach(db, (company) => rolesWith(db, company, receivingFor));

function receivingFor(held: readonly string[]): readonly string[] {
  const has = (permission: string): boolean => held.includes(permission);
  if (!has('goodsReceipt.view')) return [];
  return [
    'unknownItem.view',
    ...(has('goodsReceipt.edit') ? ['unknownItem.park'] : []),
    ...(has('goodsReceipt.post') ? ['goodsReceipt.inspect'] : []),
    ...(has('goodsReceipt.post') && has('goodsReceipt.override') ? ['goodsReceipt.backdate'] : []),
    ...(has('goodsReceipt.edit') && (has('goodsReceipt.post') || has('purchaseOrder.create'))
      ? ['unknownItem.resolve']
      : []),
  ];
}
