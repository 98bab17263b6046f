import { sql, type Kysely } from 'kysely';
import { enableCompanySecurity } from '../company-table.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** How far the log was told is kept in one table for all that follow it, not for endpoints alone. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`create table log_place (
    company_id int not null, kind text collate "C" not null, id text collate "C" not null, seq bigint not null,
    primary key (company_id, kind, id))`.execute(db);
  // Before the policy, which shows the rows of one company alone.
  await sql`alter table webhook_cursor disable row level security`.execute(db);
  await sql`insert into log_place select company_id, 'webhook', webhook, seq from webhook_cursor`.execute(db);
  await sql`drop table webhook_cursor`.execute(db);
  await enableCompanySecurity(db, 'log_place');
}
