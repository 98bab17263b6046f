import { sql, type Kysely } from 'kysely';
import { chainLog } from '../chain-log.ts';
import { enableCompanySecurity } from '../company-table.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/**
 * Each company's log becomes a chain: the hash of a fact covers the one before it. Facts that are there get theirs here,
 * in the order of the log. What was found in the nights is kept.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`alter table event add column hash bytea`.execute(db);
  await sql`alter table company_head add column hash bytea not null default decode(repeat('00', 32), 'hex')`.execute(
    db,
  );
  const { rows } = await sql<{ id: number }>`select id from company`.execute(db);
  for (const { id } of rows) {
    await sql`select set_config('app.company_id', ${String(id)}, true)`.execute(db);
    await sql`select 1 from company_head where company_id = ${id} for update`.execute(db);
    await chainLog(db, id);
  }
  await sql`select set_config('app.company_id', '', true)`.execute(db);
  // A fact without a hash would be one that was written past the chain.
  await sql`alter table event alter column hash set not null`.execute(db);

  await sql`create table log_check (
    company_id int not null, at timestamptz not null, checked bigint not null, hash text not null, broken jsonb,
    differences jsonb not null, primary key (company_id, at))`.execute(db);
  await enableCompanySecurity(db, 'log_check', ['select', 'insert']);
}
