import type { Kysely } from 'kysely';
import { foldedKinds } from '#model/folding.ts';
import { makeMissingRows } from './make-rows.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/list.ts';
import type { Schema } from './schema.ts';

/** Brings a database up to date with this version: all migrations, and tables for every kind. */
export async function migrateModel(owner: Kysely<Schema>): Promise<void> {
  await migrate(owner, migrations);
  await makeMissingRows(owner, foldedKinds);
}
