import type { Kysely } from 'kysely';
import { rolesWith, writeEach } from './0026-reasons.ts';
import type { Schema } from '#server/platform/db/schema.ts';

const landing = ['view', 'create', 'edit', 'post', 'reverse'].map((action) => `landedCost.${action}`);

/**
 * Roles of before may write and post landed costs as those that come with a company now: who sees costs and corrects those
 * of receipts, keeps the accounts or manages roles does all of it. It is in the log. [RO17]
 */
export const up = (db: Kysely<Schema>): Promise<void> =>
  writeEach(db, (company) => rolesWith(db, company, landingFor));

const landingFor = (held: readonly string[]): readonly string[] =>
  held.includes('product.viewCost') &&
  ['goodsReceipt.correct', 'postingRule.create', 'role.manage'].some((one) => held.includes(one))
    ? landing
    : [];
