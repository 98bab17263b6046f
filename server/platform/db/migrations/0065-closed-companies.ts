import { sql, type Kysely } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';

/** A closed company is offered to its founders alone, one that has ended to nobody: kept in step as its name is. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`alter table company add column state text not null default 'active'`.execute(db);
  await sql`alter table membership add column founder boolean not null default false`.execute(db);
  await sql`create or replace function note_company() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      update company set name = new.data ->> 'name', state = new.state,
             second_factor = coalesce((new.data ->> 'secondFactor')::boolean, false)
       where id = new.company_id;
      return null;
    end $$`.execute(db);
  await noteFounders(db);
  await sql`create or replace function companies_of(wanted uuid) returns table (id int, name text)
    language sql stable security definer set search_path = public, pg_temp as $$
      select distinct company.id, company.name from membership join company on company.id = membership.company
       where membership.user_id = wanted and membership.state = 'active' and company.state <> 'ended'
         and (company.state <> 'closed' or membership.founder)
       order by company.id $$`.execute(db);
}

async function noteFounders(db: Kysely<Schema>): Promise<void> {
  await sql`create or replace function note_member() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      if tg_op = 'DELETE' then
        delete from membership where company = old.company_id and member = old.id;
      elsif new.data ->> 'user' is null then
        delete from membership where company = new.company_id and member = new.id;
      else
        insert into membership (company, member, user_id, state, founder)
        values (new.company_id, new.id, (new.data ->> 'user')::uuid, new.state,
                coalesce((new.data ->> 'founder')::boolean, false))
        on conflict (company, member) do update
          set user_id = excluded.user_id, state = excluded.state, founder = excluded.founder;
      end if;
      return null;
    end $$`.execute(db);
  const { rows: companies } = await sql<{ id: number }>`select id from company`.execute(db);
  for (const { id } of companies) {
    await sql`select set_config('app.company_id', ${String(id)}, true)`.execute(db);
    await sql`update membership set founder = true from row_member
       where row_member.company_id = ${id} and membership.company = ${id} and membership.member = row_member.id
         and (row_member.data ->> 'founder')::boolean`.execute(db);
  }
  await sql`select set_config('app.company_id', '', true)`.execute(db);
}
