import { sql, type Kysely } from 'kysely';
import { enableCompanySecurity } from '../company-table.ts';
import { rolesWith, writeEach } from './0026-reasons.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/**
 * What API clients did: their last calls, how often each route was called in each hour (which the audit log tells), and
 * how many calls of a minute the processes have counted together. Who manages the company manages its clients.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`create table api_call (
    company_id int not null, client text not null, id bigint generated always as identity, at timestamptz not null,
    method text not null, route text not null, status int not null, ms int not null, code text, request text not null,
    primary key (company_id, client, id))`.execute(db);
  await enableCompanySecurity(db, 'api_call', ['select', 'insert', 'delete']);
  await sql`create table api_use (
    company_id int not null, id bigint generated always as identity, client text not null, hour timestamptz not null,
    at timestamptz not null, last_at timestamptz not null, method text not null, route text not null,
    status int not null, code text not null, count int not null, address text,
    primary key (company_id, id))`.execute(db);
  await sql`create unique index api_use_one on api_use (company_id, client, hour, method, route, status, code)`.execute(
    db,
  );
  await sql`create index api_use_when on api_use (company_id, at, id)`.execute(db);
  await sql`create index api_use_client on api_use (company_id, client, at, id)`.execute(db);
  await enableCompanySecurity(db, 'api_use', ['select', 'insert', 'update']);
  await sql`create table api_window (
    company_id int not null, client text not null, minute bigint not null, count int not null,
    primary key (company_id, client, minute))`.execute(db);
  await enableCompanySecurity(db, 'api_window');
  await writeEach(db, (company) => rolesWith(db, company, clientsFor));
}

const clientsFor = (held: readonly string[]): readonly string[] =>
  held.includes('company.manage') ? ['apiClient.view', 'apiClient.manage'] : [];
