import { sql, type Kysely } from 'kysely';
import { enableCompanySecurity } from '../company-table.ts';
import { appRole } from '../roles.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/** Accounts and how companies are founded: sign-ups, the links in their mail, mail itself, billing. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await makeMail(db);
  await makeSignUps(db);
  await makeCompanyParts(db);
}

async function makeMail(db: Kysely<Schema>): Promise<void> {
  await sql`create table mail (
    id uuid primary key, template text not null, recipient text not null, locale text not null, data jsonb not null,
    created_at timestamptz not null, due_at timestamptz not null, attempts int not null default 0,
    settled_at timestamptz, outcome text not null default '', last_error text not null default '')`.execute(
    db,
  );
  await sql`create index mail_due_at on mail (due_at) where settled_at is null`.execute(db);
  await sql`create index mail_settled_at on mail (settled_at)`.execute(db);
  // The token itself is only in the mail: nobody who reads this table can follow a link.
  await sql`create table mail_link (
    token_hash bytea primary key, purpose text not null, subject uuid not null, created_at timestamptz not null,
    expires_at timestamptz not null, used_at timestamptz)`.execute(db);
  await sql`create index mail_link_subject on mail_link (subject)`.execute(db);
  await sql`create table interest (
    id uuid primary key, email text not null, name text not null, company text not null, message text not null,
    locale text not null, trapped boolean not null, ip text not null, created_at timestamptz not null)`.execute(
    db,
  );
}

async function makeSignUps(db: Kysely<Schema>): Promise<void> {
  await sql`create table registration (
    id uuid primary key, token_hash bytea not null unique, source text not null, created_at timestamptz not null,
    usable_from timestamptz not null, expires_at timestamptz not null, used_at timestamptz, used_for bytea,
    setup text, provider text, customer text, payment_method jsonb)`.execute(db);
  await sql`create index registration_expires_at on registration (expires_at)`.execute(db);
  await sql`create table sign_up (
    id uuid primary key, email text not null unique check (email = lower(email)), name text not null,
    password_hash text not null, locale text not null, form jsonb not null, plan text not null,
    registration uuid not null, created_at timestamptz not null, expires_at timestamptz not null)`.execute(
    db,
  );
  await sql`create index sign_up_expires_at on sign_up (expires_at)`.execute(db);
}

async function makeCompanyParts(db: Kysely<Schema>): Promise<void> {
  // A founding that is repeated, or was interrupted, finds the number it was given.
  await sql`alter table company add column founding uuid unique`.execute(db);
  await sql`grant select (founding), insert (founding) on company to ${sql.id(appRole)}`.execute(db);
  await sql`create table company_billing (
    company_id int primary key, plan text not null, setup text, provider text, customer text, payment_method jsonb,
    created_at timestamptz not null)`.execute(db);
  await enableCompanySecurity(db, 'company_billing', ['select', 'insert', 'update']);
  await sql`create table onboarding (
    company_id int primary key, status text not null, step text not null, done jsonb not null,
    changed_at timestamptz not null)`.execute(db);
  await enableCompanySecurity(db, 'onboarding', ['select', 'insert', 'update']);
}
