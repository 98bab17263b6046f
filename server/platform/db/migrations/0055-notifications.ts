import { sql, type Kysely } from 'kysely';
import { enableCompanySecurity } from '../company-table.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** What people want to be notified of and where, and what waits to be sent to them. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await makeSettings(db);
  await makeWaiting(db);
}

async function makeSettings(db: Kysely<Schema>): Promise<void> {
  await sql`create table notification_choice (
    company_id int not null, user_id text collate "C" not null, event text collate "C" not null,
    channel text collate "C" not null, is_on boolean not null, changed_at timestamptz not null,
    primary key (company_id, user_id, event, channel))`.execute(db);
  await enableCompanySecurity(db, 'notification_choice');
  await sql`create table notification_setting (
    company_id int not null, user_id text collate "C" not null, daily_hour smallint not null default 7,
    away_from date, away_until date, deputy text collate "C", changed_at timestamptz not null,
    primary key (company_id, user_id))`.execute(db);
  await enableCompanySecurity(db, 'notification_setting');
  await sql`create table document_follow (
    company_id int not null, kind text collate "C" not null, document text collate "C" not null,
    user_id text collate "C" not null, is_following boolean not null, changed_at timestamptz not null,
    primary key (company_id, kind, document, user_id))`.execute(db);
  await enableCompanySecurity(db, 'document_follow');
  await sql`create table quiet_hours (
    user_id uuid primary key references app_user on delete cascade, starts text not null, ends text not null,
    time_zone text not null)`.execute(db);
}

async function makeWaiting(db: Kysely<Schema>): Promise<void> {
  // Taken by the mail or the message that carries it, so that a retry carries the same.
  await sql`create table notification_waiting (
    company_id int not null, user_id text collate "C" not null, channel text collate "C" not null,
    id text collate "C" not null, event text collate "C" not null, at timestamptz not null, notice jsonb not null,
    taken_by uuid, primary key (company_id, user_id, channel, id))`.execute(db);
  await enableCompanySecurity(db, 'notification_waiting');
  // What is warned of now: it is told once, and again when it was over in between.
  await sql`create table notification_warning (
    company_id int not null, event text collate "C" not null, subject text collate "C" not null,
    since timestamptz not null, primary key (company_id, event, subject))`.execute(db);
  await enableCompanySecurity(db, 'notification_warning');
  // Mail that gathers waits under one name; once it is taken, the next begins.
  await sql`alter table mail add column gathers text`.execute(db);
  await sql`create unique index mail_gathers on mail (gathers) where settled_at is null and attempts = 0`.execute(
    db,
  );
}
