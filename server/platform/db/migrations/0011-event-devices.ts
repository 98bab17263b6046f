import { sql, type Kysely } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';

/** The device a fact was caused with. Not part of the fact: folding, streams and comparisons do not read it. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`alter table event add column device text`.execute(db);
}
