import type { Kysely } from 'kysely';
import { reasons, rolesWith, writeEach } from './0026-reasons.ts';

/**
 * Companies get the built-in reasons of returns, and their roles what goes with what they may do with orders and
 * shipments, as the roles of companies founded from now on do. All of it is in the log.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await writeEach(db, async (company) => [
    ...(await reasons(db, company)),
    ...(await rolesWith(db, company, returnsFor)),
  ]);
}

/** What somebody may do with returns, by what they may do with orders and shipments. */
const goingWith: Readonly<Record<string, readonly string[]>> = {
  'salesOrder.view': ['view'],
  'shipment.view': ['view'],
  'salesOrder.edit': ['create', 'edit'],
  'salesOrder.confirm': ['approve', 'credit', 'cancel'],
  'salesOrder.import': ['override'],
  'shipment.ship': ['create', 'edit', 'receive', 'post', 'reverse'],
};

const returnsFor = (held: readonly string[]): readonly string[] =>
  held.flatMap((permission) => (goingWith[permission] ?? []).map((action) => `customerReturn.${action}`));
