import { sql, type Kysely } from 'kysely';
import { enableCompanySecurity } from '../company-table.ts';
import { appRole } from '../roles.ts';
import { rolesWith, writeEach } from './0026-reasons.ts';
import type { Schema } from '#server/platform/db/schema.ts';

const app = sql.id(appRole);

/**
 * What the audit log is read from: where commands came from, what leaves no fact (refusals, exports, papers), and the
 * security events that are the company's own.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  await addOrigins(db);
  await makeNotes(db);
  await openSecurityEvents(db);
  await writeEach(db, (company) => rolesWith(db, company, auditFor));
}

/** What somebody may do with the audit log, by what they may do with the company. */
export const auditFor = (held: readonly string[]): readonly string[] =>
  held.includes('company.manage') ? ['audit.view', 'audit.export'] : [];

/** The facts of one command are one entry, which its first fact (index 0) stands for. */
async function addOrigins(db: Kysely<Schema>): Promise<void> {
  await sql`alter table event add column address text`.execute(db);
  await sql`create index event_entry on event (company_id, at, seq) where index = 0`.execute(db);
  await sql`create index event_entry_by on event (company_id, by, at, seq) where index = 0`.execute(db);
  await sql`create index event_entry_kind on event (company_id, kind, at, seq) where index = 0`.execute(db);
}

async function makeNotes(db: Kysely<Schema>): Promise<void> {
  await sql`create table audit_note (
    company_id int not null, id bigint generated always as identity, at timestamptz not null, what text not null,
    by text not null, device text, address text, kind text, document text, about text not null, detail jsonb not null,
    primary key (company_id, id))`.execute(db);
  await sql`create index audit_note_when on audit_note (company_id, at, id)`.execute(db);
  await sql`create index audit_note_by on audit_note (company_id, by, at, id)`.execute(db);
  await sql`create index audit_note_document on audit_note (company_id, document, at, id)`.execute(db);
  await enableCompanySecurity(db, 'audit_note', ['select', 'insert']);
  // An address of a person is kept as long as in the security log: a function of the owner's, for one company at a time.
  await sql`create function forget_old_addresses() returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare own int := nullif(current_setting('app.company_id', true), '')::int;
    begin
      update event set address = null
       where company_id = own and index = 0 and at < now() - interval '400 days' and address is not null;
      update audit_note set address = null
       where company_id = own and at < now() - interval '400 days' and address is not null;
    end $$`.execute(db);
  await grantTo(db, 'forget_old_addresses()');
}

/**
 * The application still reads no security event itself: this gives those of the transaction's company, and of the
 * people who were its members at the time; none outside a company.
 */
async function openSecurityEvents(db: Kysely<Schema>): Promise<void> {
  await sql`create index security_event_user on security_event (user_id, at, id) where company is null`.execute(
    db,
  );
  await makeSecurityFunction(db);
  await grantTo(db, 'company_security_events(text[], text[], timestamptz, timestamptz, bigint, int)');
}

/** Planned for its values: only then is it known how few rows are wanted. */
async function makeSecurityFunction(db: Kysely<Schema>): Promise<void> {
  await sql`create function company_security_events(
      events text[], people text[], since timestamptz, before timestamptz, before_id bigint, most int)
    returns table (id bigint, at timestamptz, event text, user_id text, address text, about text)
    language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan
    set jit = off as $$
    #variable_conflict use_column
    declare own int := nullif(current_setting('app.company_id', true), '')::int;
    begin
      return query select * from (
        (select one.id, one.at, one.event, one.user_id, one.address, one.about
           from security_event as one
          where one.company = own and one.event = any(events) and one.at <= before
            and (one.at, one.id) < (before, before_id)
            -- A refused command is a note, which says more.
            and (one.event <> 'forbidden' or one.about like '% %')
            and one.at >= since and (people is null or one.user_id = any(people))
          order by one.at desc, one.id desc limit most)
        union all
        (select one.id, one.at, one.event, one.user_id, one.address, one.about
           from (
             select data ->> 'user' as person,
                    coalesce((select joined.at from event as joined
                               where joined.company_id = own and joined.document = member.id
                                 and joined.kind = 'member' and joined.type in ('added', 'accepted')
                               order by joined.seq limit 1),
                             (data ->> 'createdAt')::timestamptz) as begun,
                    case when state in ('removed', 'revoked', 'declined') then changed_at else 'infinity' end as ended
               from row_member as member
              where member.company_id = own and data ->> 'user' is not null and (people is null or data ->> 'user' = any(people))) as stay
          cross join lateral (
             select * from security_event as its
              where its.user_id = stay.person and its.company is null and its.event = any(events)
                and its.at >= greatest(since, stay.begun) and its.at <= least(before, stay.ended)
                and (its.at, its.id) < (before, before_id)
              order by its.at desc, its.id desc limit most) as one
          order by one.at desc, one.id desc limit most)) as found
       order by found.at desc, found.id desc limit most;
    end $$`.execute(db);
}

async function grantTo(db: Kysely<Schema>, signature: string): Promise<void> {
  await sql`revoke all on function ${sql.raw(signature)} from public`.execute(db);
  await sql`grant execute on function ${sql.raw(signature)} to ${app}`.execute(db);
}
