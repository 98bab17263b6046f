import type { Kysely } from 'kysely';
import { rolesWith, writeEach } from './0026-reasons.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/**
 * Roles of companies get what goes with assemblies, by what they may do with the goods that these are made of, as the
 * roles of companies founded from now on do. All of it is in the log.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  await writeEach(db, (company) => rolesWith(db, company, assembliesFor));
}

const of = (...actions: readonly string[]): readonly string[] =>
  actions.map((action) => `assembly.${action}`);

/** What somebody may do with assemblies, by what they may do with products, movements and adjustments. */
const goingWith: Readonly<Record<string, readonly string[]>> = {
  'item.view': of('view'),
  'movement.create': of('create', 'edit'),
  'movement.reserve': of('release'),
  'movement.work': of('build'),
  'movement.cancel': of('cancel'),
  'movement.reverse': of('reverse'),
  // Roles of before movements had permissions of their own.
  'adjustment.create': of('create', 'edit', 'release'),
  'adjustment.post': of('build', 'cancel'),
  'adjustment.reverse': of('reverse'),
};

const assembliesFor = (held: readonly string[]): readonly string[] =>
  held.flatMap((permission) => goingWith[permission] ?? []);
