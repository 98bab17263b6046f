import { sql, type Kysely } from 'kysely';
import { enableCompanySecurity } from '../company-table.ts';
import { rolesWith, writeEach } from './0026-reasons.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/**
 * What endpoints of other systems are told: their secrets, how far each was told of the log, and every delivery. Who
 * manages the company keeps its endpoints.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`create table webhook_secret (
    company_id int not null, webhook text collate "C" not null, n int not null, sealed bytea not null,
    created_at timestamptz not null, retires_at timestamptz, primary key (company_id, webhook, n))`.execute(
    db,
  );
  await sql`create table webhook_cursor (
    company_id int not null, webhook text collate "C" not null, seq bigint not null,
    primary key (company_id, webhook))`.execute(db);
  await sql`create table webhook_delivery (
    company_id int not null, id text collate "C" not null, webhook text collate "C" not null, seq bigint,
    event text not null, kind text not null, document text not null, at timestamptz not null,
    state text not null default 'waiting', attempts int not null default 0, created_at timestamptz not null,
    ended_at timestamptz, primary key (company_id, id))`.execute(db);
  await sql`create index webhook_delivery_of on webhook_delivery (company_id, webhook, created_at desc, id desc)`.execute(
    db,
  );
  await sql`create table webhook_attempt (
    company_id int not null, delivery text collate "C" not null, n int not null, at timestamptz not null, ms int not null,
    status int, problem text not null, sent_headers jsonb not null, sent_body text not null,
    got_headers jsonb not null, got_body text not null, primary key (company_id, delivery, n),
    foreign key (company_id, delivery) references webhook_delivery on delete cascade)`.execute(db);
  for (const table of ['webhook_secret', 'webhook_cursor', 'webhook_delivery', 'webhook_attempt'])
    await enableCompanySecurity(db, table);
  await letKeepHooks(db);
}

/** Stored roles get what goes with what they have. */
export const letKeepHooks = (db: Kysely<Schema>): Promise<void> =>
  writeEach(db, (company) => rolesWith(db, company, hooksFor));

const hooksFor = (held: readonly string[]): readonly string[] =>
  held.includes('company.manage')
    ? ['view', 'create', 'edit', 'archive'].map((action) => `webhook.${action}`)
    : [];
