import { sql, type Kysely } from 'kysely';
import { enableCompanySecurity } from '../company-table.ts';
import { rolesWith, writeEach } from './0026-reasons.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/**
 * What paired companies keep in step: how far each side has begun, what people decided while matching (with the company
 * that invited), and the records that are the same, with the last change of each field on both sides. Who manages the
 * company keeps its pairings.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`create table sync_side (
    company_id int not null, pairing text collate "C" not null, revision int not null, begun_at timestamptz not null,
    sent_at timestamptz, received_at timestamptz, primary key (company_id, pairing))`.execute(db);
  await sql`create table sync_decision (
    company_id int not null, pairing text collate "C" not null, kind text not null, ours text collate "C" not null,
    theirs text collate "C" not null, yes boolean not null, primary key (company_id, pairing, kind, ours, theirs))`.execute(
    db,
  );
  await sql`create table sync_link (
    company_id int not null, pairing text collate "C" not null, id text collate "C" not null, kind text not null,
    document text collate "C" not null, partner_document text collate "C" not null,
    own jsonb not null default '{}', theirs jsonb not null default '{}',
    own_version int not null default 0, sent_version int not null default 0, theirs_version int not null default 0,
    changed_at timestamptz, pending boolean not null default false, conflicts jsonb not null default '[]',
    problems jsonb not null default '{}', tries int not null default 0, primary key (company_id, pairing, id))`.execute(
    db,
  );
  await sql`create unique index sync_link_document on sync_link (company_id, pairing, kind, document)`.execute(
    db,
  );
  await sql`create index sync_link_unsent on sync_link (company_id, pairing) where own_version > sent_version`.execute(
    db,
  );
  await sql`create index sync_link_pending on sync_link (company_id, pairing) where pending`.execute(db);
  for (const table of ['sync_side', 'sync_decision', 'sync_link']) await enableCompanySecurity(db, table);
  await writeEach(db, (company) => rolesWith(db, company, pairingsFor));
}

const pairingsFor = (held: readonly string[]): readonly string[] =>
  held.includes('company.manage') ? ['pairing.view', 'pairing.manage'] : [];
