import { sql, type Kysely } from 'kysely';
import { appRole } from '../roles.ts';
import type { Schema } from '#server/platform/db/schema.ts';

const app = sql.id(appRole);

/** People and their sessions, companies, memberships, and the counts of failed attempts. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await makePeople(db);
  await makeCompanies(db);
  await keepInStep(db);
}

async function makePeople(db: Kysely<Schema>): Promise<void> {
  await sql`create table app_user (
    id uuid primary key, email text not null unique check (email = lower(email)), name text not null,
    password_hash text not null, locale text not null default 'en', last_company int,
    created_at timestamptz not null)`.execute(db);
  // The token itself is only in the cookie: nobody who reads this table can sign in with it.
  await sql`create table session (
    id uuid primary key, token_hash bytea not null unique, user_id uuid not null references app_user on delete cascade,
    active_company int, created_at timestamptz not null, last_seen_at timestamptz not null,
    expires_at timestamptz not null, user_agent text not null, ip text not null)`.execute(db);
  await sql`create index session_user_id on session (user_id)`.execute(db);
  await sql`create index session_expires_at on session (expires_at)`.execute(db);
  await sql`create table throttle (
    key text primary key, count int not null, resets_at timestamptz not null)`.execute(db);
  await sql`create index throttle_resets_at on throttle (resets_at)`.execute(db);
}

/** The application may number and count companies; names and members are read only through `companies_of`. */
async function makeCompanies(db: Kysely<Schema>): Promise<void> {
  await sql`create table company (
    id int generated always as identity primary key, name text not null default '',
    created_at timestamptz not null)`.execute(db);
  await sql`create table membership (
    company int not null, member text not null, user_id uuid not null, state text not null,
    primary key (company, member))`.execute(db);
  await sql`create index membership_user_id on membership (user_id)`.execute(db);
  await sql`revoke all on company, membership from ${app}`.execute(db);
  await sql`grant select (id, created_at), insert (created_at) on company to ${app}`.execute(db);
  await sql`create function companies_of(wanted uuid) returns table (id int, name text)
    language sql stable security definer set search_path = public, pg_temp as $$
      select distinct company.id, company.name from membership join company on company.id = membership.company
       where membership.user_id = wanted and membership.state = 'active' order by company.id $$`.execute(db);
  await sql`revoke all on function companies_of from public`.execute(db);
  await sql`grant execute on function companies_of to ${app}`.execute(db);
}

/**
 * Names and memberships are copies of rows that belong to one company each. Triggers keep them in sync, whoever writes
 * the rows: a copy missed by a rebuild or an import would lock people out.
 */
async function keepInStep(db: Kysely<Schema>): Promise<void> {
  await sql`create function note_company() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      update company set name = new.data ->> 'name' where id = new.company_id;
      return null;
    end $$`.execute(db);
  await sql`create trigger note_company after insert or update on row_company
    for each row execute function note_company()`.execute(db);
  await sql`create function note_member() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      if tg_op = 'DELETE' then
        delete from membership where company = old.company_id and member = old.id;
      else
        insert into membership (company, member, user_id, state)
        values (new.company_id, new.id, (new.data ->> 'user')::uuid, new.state)
        on conflict (company, member) do update set user_id = excluded.user_id, state = excluded.state;
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger note_member after insert or update or delete on row_member
    for each row execute function note_member()`.execute(db);
}
