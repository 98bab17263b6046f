import { sql, type Kysely } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';

/**
 * Outcomes say whose command it was and what it said: a command id is its author's own. Older outcomes, which say
 * neither, go on answering whoever sends their id.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`alter table command
    add column author text collate "C" not null default '', add column content bytea,
    drop constraint command_pkey, add primary key (company_id, id, author)`.execute(db);
}
