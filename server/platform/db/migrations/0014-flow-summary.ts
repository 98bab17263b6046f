import { sql, type Kysely } from 'kysely';
import { enableCompanySecurity } from '../company-table.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** A summary of the paths documents took, so that a map need not read the whole log. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`create table flow_head (
    company_id int not null, kind text not null, seq bigint not null, mark text not null,
    primary key (company_id, kind))`.execute(db);
  await sql`create table flow_step (
    company_id int not null, kind text not null, seq bigint not null, document text not null, at timestamptz not null,
    until timestamptz not null, before text not null, fact text not null, after text not null, value bigint,
    open boolean not null, about text not null, primary key (company_id, kind, seq))`.execute(db);
  await sql`create table flow_stay (
    company_id int not null, kind text not null, document text not null, state text not null,
    entered timestamptz not null, seq bigint not null, left_at timestamptz not null, about text not null,
    primary key (company_id, kind, document, state, seq))`.execute(db);
  await sql`create table flow_day (
    company_id int not null, kind text not null, day date not null, before text not null, fact text not null,
    after text not null, about text not null, steps int not null,
    primary key (company_id, kind, day, before, fact, after, about))`.execute(db);
  await sql`create index flow_step_document on flow_step (company_id, kind, document)`.execute(db);
  await sql`create index flow_step_until on flow_step (company_id, kind, until)`.execute(db);
  await sql`create index flow_stay_left on flow_stay (company_id, kind, left_at)`.execute(db);
  for (const table of ['flow_head', 'flow_step', 'flow_stay', 'flow_day'])
    await enableCompanySecurity(db, table);
}
