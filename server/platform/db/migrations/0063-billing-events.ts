import { sql, type Kysely } from 'kysely';
import { enableCompanySecurity } from '../company-table.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** What the payment provider has sent, and what a company was written to about its payments: each once. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`create table billing_event (
    provider text collate "C" not null, id text collate "C" not null, type text not null,
    created_at timestamptz not null, received_at timestamptz not null, outcome text not null, company int,
    primary key (provider, id))`.execute(db);
  await sql`create table billing_letter (
    company_id int not null, stage text collate "C" not null, written_at timestamptz not null,
    primary key (company_id, stage))`.execute(db);
  await enableCompanySecurity(db, 'billing_letter', ['select', 'insert']);
}
