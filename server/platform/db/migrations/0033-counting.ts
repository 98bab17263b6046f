import type { Kysely } from 'kysely';
import { makeRowTable } from '../make-rows.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** What is being counted, and what was counted last. Logs so far have neither. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await makeRowTable(db, { name: 'countedBin', keys: ['count'], document: false });
  await makeRowTable(db, { name: 'lastCount', keys: ['location'], document: false });
}
