import { sql, type Kysely } from 'kysely';
import { enableCompanySecurity } from '../company-table.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** List views with a name, and each person's settings of a list. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`create table list_view (
    company_id int not null, id uuid not null, user_id text collate "C" not null, list text collate "C" not null,
    name text not null, is_shared boolean not null, query jsonb not null, layout jsonb not null,
    changed_at timestamptz not null, primary key (company_id, id))`.execute(db);
  await sql`create index list_view_owner on list_view (company_id, user_id)`.execute(db);
  await enableCompanySecurity(db, 'list_view');
  await sql`create table list_setting (
    company_id int not null, user_id text collate "C" not null, list text collate "C" not null, layout jsonb not null,
    view uuid, changed_at timestamptz not null, primary key (company_id, user_id, list))`.execute(db);
  await enableCompanySecurity(db, 'list_setting');
}
