import { sql, type Kysely } from 'kysely';
import { enableCompanySecurity } from '../company-table.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** Files attached to documents; the bytes are in a folder, by hash. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`create table row_file (
    company_id int not null, id text collate "C" not null, seq bigint not null, state text, open boolean not null,
    changed_at timestamptz, search text not null, data jsonb not null,
    primary key (company_id, id)) with (fillfactor = 80)`.execute(db);
  await sql`create index row_file_newest on row_file (company_id, seq desc)`.execute(db);
  await sql`create index row_file_changed on row_file (company_id, changed_at)`.execute(db);
  await enableCompanySecurity(db, 'row_file');
}
