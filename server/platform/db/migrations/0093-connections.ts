import { sql, type Kysely } from 'kysely';
import { enableCompanySecurity } from '../company-table.ts';
import { rolesWith, writeEach } from './0026-reasons.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/**
 * What connections to other systems keep beside their document: secrets, what came in and went out, what is linked to what,
 * and how far they are. Who manages the company manages its connections.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`create table connection_secret (
    company_id int not null, connection text collate "C" not null, name text collate "C" not null, sealed bytea not null,
    changed_at timestamptz not null, primary key (company_id, connection, name))`.execute(db);
  await sql`create table connection_item (
    company_id int not null, connection text collate "C" not null, id uuid not null, direction text not null,
    flow text not null, entity text not null, external_id text, version text, name text not null, url text not null default '',
    kind text, document text, latest text, once_over date, data jsonb not null, state text not null default 'waiting',
    refusal jsonb, attempts int not null default 0, at timestamptz not null, ended_at timestamptz,
    place bigint generated always as identity, primary key (company_id, connection, id))`.execute(db);
  await sql`create unique index connection_item_known on connection_item
    (company_id, connection, entity, external_id, version) where direction = 'in'`.execute(db);
  await sql`create unique index connection_item_latest on connection_item
    (company_id, connection, flow, latest) where direction = 'out' and state = 'waiting' and latest is not null`.execute(
    db,
  );
  await sql`create index connection_item_of on connection_item (company_id, connection, state, place)`.execute(
    db,
  );
  await keepPlaces(db);
  for (const table of [
    'connection_secret',
    'connection_item',
    'connection_link',
    'connection_cursor',
    'connection_run',
  ])
    await enableCompanySecurity(db, table);
  await writeEach(db, (company) => rolesWith(db, company, connectionsFor));
}

/** What is linked to what, and how far connections are. */
async function keepPlaces(db: Kysely<Schema>): Promise<void> {
  await sql`create table connection_link (
    company_id int not null, connection text collate "C" not null, entity text not null, external_id text not null,
    kind text not null, document text collate "C" not null, name text not null, url text not null,
    at timestamptz not null, primary key (company_id, connection, entity, external_id))`.execute(db);
  await sql`create index connection_link_of on connection_link (company_id, document, connection)`.execute(
    db,
  );
  await sql`create table connection_cursor (
    company_id int not null, connection text collate "C" not null, flow text not null, cursor text not null,
    primary key (company_id, connection, flow))`.execute(db);
  await sql`create table connection_run (
    company_id int not null, connection text collate "C" not null, pulled_at timestamptz, ran_at timestamptz,
    not_before timestamptz, primary key (company_id, connection))`.execute(db);
}

/** Who prints labels of places may send them to a printer. */
const connectionsFor = (held: readonly string[]): readonly string[] => [
  ...(held.includes('company.manage') ? ['connection.view', 'connection.manage'] : []),
  ...(held.some((one) => one === 'company.manage' || one === 'location.edit' || one === 'product.create')
    ? ['connection.print']
    : []),
];
