import { sql, type Kysely } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';

/** What a night found also says where the books of a company contradict each other. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`alter table log_check add column books jsonb not null default '[]'`.execute(db);
}
