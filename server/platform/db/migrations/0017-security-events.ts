import { sql, type Kysely } from 'kysely';
import { appRole } from '../roles.ts';
import type { Schema } from '#server/platform/db/schema.ts';

const app = sql.id(appRole);

/** What happened to accounts and access. The application adds to it, and can neither read, change nor delete. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`create table security_event (
    id bigint generated always as identity primary key, at timestamptz not null, event text not null,
    user_id text, account text, company int, address text, about text not null)`.execute(db);
  await sql`create index security_event_at on security_event (at)`.execute(db);
  await sql`create index security_event_company on security_event (company, at)`.execute(db);
  await sql`revoke all on security_event from ${app}`.execute(db);
  await sql`grant insert (at, event, user_id, account, company, address, about) on security_event
    to ${app}`.execute(db);
  // Takes no time of the caller's: nothing younger can be made to go.
  await sql`create function forget_old_security_events() returns void
    language sql security definer set search_path = public, pg_temp as $$
      delete from security_event where at < now() - interval '400 days' $$`.execute(db);
  await sql`revoke all on function forget_old_security_events from public`.execute(db);
  await sql`grant execute on function forget_old_security_events to ${app}`.execute(db);
}
