import { sql, type Kysely } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';

/** The role that a session looks at a company as; its person keeps their own. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`alter table session add column tried_company int, add column tried_role text`.execute(db);
}
