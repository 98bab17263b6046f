import { sql, type Kysely } from 'kysely';
import { enableCompanySecurity } from '../company-table.ts';
import { appRole } from '../roles.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { rolesWith, writeEach } from './0026-reasons.ts';

const app = sql.id(appRole);

/**
 * Links for people outside a company: what leads from a secret to a link, and how often each was opened. The application
 * reads secrets through functions alone: it finds the link of one that it has, and makes or ends those of the company that
 * it is in. They are not in a company's export: what is restored has links without secrets.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`create table shared_link_token (
    token_hash bytea primary key, company int not null, link text not null, unique (company, link))`.execute(
    db,
  );
  await sql`revoke all on shared_link_token from ${app}`.execute(db);
  await sql`create table shared_link_use (
    company_id int not null, link text not null, issued_at timestamptz, opens int not null default 0,
    first_at timestamptz, last_at timestamptz, primary key (company_id, link))`.execute(db);
  await enableCompanySecurity(db, 'shared_link_use', ['select', 'insert', 'update']);
  await addFunctions(db);
  await writeEach(db, (company) => rolesWith(db, company, linksFor));
}

async function addFunctions(db: Kysely<Schema>): Promise<void> {
  await sql`create function shared_link_of(hash bytea) returns table (company int, link text)
    language sql stable security definer set search_path = public, pg_temp as $$
      select company, link from shared_link_token where token_hash = hash $$`.execute(db);
  await sql`create function issue_shared_link(hash bytea, wanted text) returns void
    language sql security definer set search_path = public, pg_temp as $$
      insert into shared_link_token (token_hash, company, link)
      values (hash, nullif(current_setting('app.company_id', true), '')::int, wanted)
      on conflict (company, link) do update set token_hash = excluded.token_hash $$`.execute(db);
  await sql`create function end_shared_link(wanted text) returns void
    language sql security definer set search_path = public, pg_temp as $$
      delete from shared_link_token
       where company = nullif(current_setting('app.company_id', true), '')::int and link = wanted $$`.execute(
    db,
  );
  for (const name of ['shared_link_of', 'issue_shared_link', 'end_shared_link']) {
    await sql`revoke all on function ${sql.id(name)} from public`.execute(db);
    await sql`grant execute on function ${sql.id(name)} to ${app}`.execute(db);
  }
}

/** Who confirms sales or places purchases sends what comes of it, as in companies founded from now on. It is in the log. */
const linksFor = (held: readonly string[]): readonly string[] =>
  held.includes('salesOrder.confirm') || held.includes('purchaseOrder.place')
    ? ['sharedLink.view', 'sharedLink.manage']
    : [];
