import { sql, type Kysely } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';

/** The parts of the demonstration that a seeding had to leave out: the next one completes them. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`create table unfinished_demo (part text primary key)`.execute(db);
}
