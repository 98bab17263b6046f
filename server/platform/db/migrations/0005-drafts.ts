import { sql, type Kysely } from 'kysely';
import { enableCompanySecurity } from '../company-table.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** People's unsaved form drafts. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`create table draft (
    company_id int not null, user_id text collate "C" not null, form text collate "C" not null, value jsonb not null,
    base jsonb not null, version int not null, at timestamptz not null, kept_at timestamptz not null,
    primary key (company_id, user_id, form))`.execute(db);
  await enableCompanySecurity(db, 'draft');
}
