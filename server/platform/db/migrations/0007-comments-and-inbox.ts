import { sql, type Kysely } from 'kysely';
import { enableCompanySecurity } from '../company-table.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** Comments on documents, and people's notifications. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`create table row_comment (
    company_id int not null, id text collate "C" not null, seq bigint not null, state text, open boolean not null,
    changed_at timestamptz, search text not null, data jsonb not null,
    primary key (company_id, id)) with (fillfactor = 80)`.execute(db);
  await sql`create index row_comment_newest on row_comment (company_id, seq desc)`.execute(db);
  await sql`create index row_comment_changed on row_comment (company_id, changed_at)`.execute(db);
  await enableCompanySecurity(db, 'row_comment');

  await sql`create table inbox_entry (
    company_id int not null, user_id text collate "C" not null, id text collate "C" not null,
    at timestamptz not null, reason text not null, kind text not null, document text not null, by text not null,
    data jsonb not null, read_at timestamptz,
    primary key (company_id, user_id, id))`.execute(db);
  await sql`create index inbox_entry_at on inbox_entry (company_id, user_id, at desc, id desc)`.execute(db);
  await sql`create index inbox_entry_unread on inbox_entry (company_id, user_id) where read_at is null`.execute(
    db,
  );
  await enableCompanySecurity(db, 'inbox_entry');
}
