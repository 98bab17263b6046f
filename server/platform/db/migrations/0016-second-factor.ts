import { sql, type Kysely } from 'kysely';
import { appRole } from '../roles.ts';
import type { Schema } from '#server/platform/db/schema.ts';

const app = sql.id(appRole);

/** Second factors of people, sign-ins that wait for one, and which companies ask their members for one. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await makeFactors(db);
  await makeSignIns(db);
  await makeRequirement(db);
}

async function makeFactors(db: Kysely<Schema>): Promise<void> {
  // The secret is encrypted: nobody who reads this table can make a code.
  await sql`create table totp (
    user_id uuid primary key references app_user on delete cascade, secret bytea not null,
    created_at timestamptz not null, confirmed_at timestamptz, last_step bigint not null default 0)`.execute(
    db,
  );
  await sql`create table recovery_code (
    user_id uuid not null references app_user on delete cascade, code_hash bytea not null, used_at timestamptz,
    primary key (user_id, code_hash))`.execute(db);
  await sql`create table passkey (
    id uuid primary key, user_id uuid not null references app_user on delete cascade, name text not null,
    credential text not null unique, public_key bytea not null, counter bigint not null, transports jsonb not null,
    created_at timestamptz not null, last_used_at timestamptz)`.execute(db);
  await sql`create index passkey_user_id on passkey (user_id)`.execute(db);
}

async function makeSignIns(db: Kysely<Schema>): Promise<void> {
  await sql`create table passkey_challenge (
    challenge_hash bytea primary key, owner uuid, expires_at timestamptz not null)`.execute(db);
  await sql`create index passkey_challenge_expires_at on passkey_challenge (expires_at)`.execute(db);
  await sql`create table pending_sign_in (
    token_hash bytea primary key, user_id uuid not null references app_user on delete cascade,
    expires_at timestamptz not null)`.execute(db);
  await sql`create index pending_sign_in_user_id on pending_sign_in (user_id)`.execute(db);
  await sql`create index pending_sign_in_expires_at on pending_sign_in (expires_at)`.execute(db);
  // For sessions begun before: the password was given then.
  await sql`alter table session add column proven_at timestamptz`.execute(db);
  await sql`update session set proven_at = created_at`.execute(db);
  await sql`alter table session alter column proven_at set not null`.execute(db);
}

/** Copied from the company's own row, as its name is: it is asked before anything of the company is read. */
async function makeRequirement(db: Kysely<Schema>): Promise<void> {
  await sql`alter table company add column second_factor boolean not null default false`.execute(db);
  await sql`create or replace function note_company() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      update company set name = new.data ->> 'name',
             second_factor = coalesce((new.data ->> 'secondFactor')::boolean, false)
       where id = new.company_id;
      return null;
    end $$`.execute(db);
  await sql`create function lacks_second_factor(asked int, person uuid) returns boolean
    language sql stable security definer set search_path = public, pg_temp as $$
      select exists (select 1 from company
               join membership on membership.company = company.id and membership.user_id = person
                    and membership.state = 'active'
              where company.id = asked and company.second_factor)
         and not exists (select 1 from totp where user_id = person and confirmed_at is not null)
         and not exists (select 1 from passkey where user_id = person) $$`.execute(db);
  await sql`create function requires_second_factor(person uuid) returns table (name text)
    language sql stable security definer set search_path = public, pg_temp as $$
      select distinct company.name from company
        join membership on membership.company = company.id and membership.user_id = person
             and membership.state = 'active'
       where company.second_factor order by company.name $$`.execute(db);
  await sql`revoke all on function lacks_second_factor, requires_second_factor from public`.execute(db);
  await sql`grant execute on function lacks_second_factor, requires_second_factor to ${app}`.execute(db);
}
