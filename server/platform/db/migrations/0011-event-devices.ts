import { sql, type Kysely } from 'kysely';

/** The device a fact was caused with. Not part of the fact: folding, streams and comparisons do not read it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table event add column device text`.execute(db);
}
