import { sql, type Kysely } from 'kysely';
import { enableCompanySecurity } from '../company-table.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** Problem reports, each with the recording of its session. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`create table problem_report (
    company_id int not null, id uuid not null, user_id text collate "C" not null, at timestamptz not null,
    said text not null, recording jsonb not null, size int not null, entries int not null,
    primary key (company_id, id))`.execute(db);
  await sql`create index problem_report_at on problem_report (company_id, at desc)`.execute(db);
  await enableCompanySecurity(db, 'problem_report');
}
