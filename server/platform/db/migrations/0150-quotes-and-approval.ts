import type { Kysely } from 'kysely';
import { reasons, rolesWith, writeEach } from './0026-reasons.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** Who manages roles and may confirm beyond all limits approves what others ask for. */
const approving = (held: readonly string[]): readonly string[] =>
  ['role.manage', 'salesOrder.override'].every((permission) => held.includes(permission))
    ? ['salesOrder.approve']
    : [];

/** Companies get the built-in reasons of lost quotes, and somebody who approves sales, each in its log. [SO74] [SO77] */
export const up = (db: Kysely<Schema>): Promise<void> =>
  writeEach(db, async (company) => [
    ...(await reasons(db, company)),
    ...(await rolesWith(db, company, approving)),
  ]);
