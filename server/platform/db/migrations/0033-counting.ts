import type { Kysely } from 'kysely';
import { makeRowTable } from '../make-rows.ts';

/** What is being counted, and what was counted last. Logs so far have neither. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeRowTable(db, { name: 'countedBin', keys: ['count'], document: false });
  await makeRowTable(db, { name: 'lastCount', keys: ['location'], document: false });
}
