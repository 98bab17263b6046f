import { sql, type Kysely } from 'kysely';

/** What a fact was brought about with. No part of the fact: folding, streams and comparisons do not read it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table event add column device text`.execute(db);
}
