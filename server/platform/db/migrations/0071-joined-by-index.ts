import { sql, type Kysely } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';

/**
 * Since when somebody is a member is looked up by the index of the log: ids of rows are compared byte by byte, those of
 * the log in the database's order, and without saying which the whole log was read.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`create or replace function company_security_events(
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
                               where joined.company_id = own and joined.document = member.id collate "default"
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
