import type { Kysely } from 'kysely';
import { foldedKinds, folding } from '#model/folding.ts';
import { listings } from '#model/listings.ts';
import { makeJobs } from './make-jobs.ts';
import { makeLists } from './make-lists.ts';
import { makeMissingRows } from './make-rows.ts';
import { kindsMustBeKnown } from './must-not-be-newer.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/list.ts';
import type { Schema } from './schema.ts';

/** Brings a database up to date with this version: all migrations, the tables of the job
 * queue, and tables for every kind and its lists. Throws DatabaseSetupError for one of a newer version. */
export async function migrateModel(owner: Kysely<Schema>): Promise<void> {
  await migrate(owner, migrations);
  await kindsMustBeKnown(owner, folding.tables.keys());
  await makeJobs(owner);
  await makeMissingRows(owner, foldedKinds);
  await makeLists(owner, folding.tables, listings.values());
}
