import { sql, type Kysely } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';

/** Invited people: members without an account, found by their address, and the links in their mail. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await keepOutOfMemberships(db);
  await findByAddress(db);
  await makeLinks(db);
}

/** An invited person has no account yet, so they appear in nobody's list of companies. */
async function keepOutOfMemberships(db: Kysely<Schema>): Promise<void> {
  await sql`create or replace function note_member() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      if tg_op = 'DELETE' then
        delete from membership where company = old.company_id and member = old.id;
      elsif new.data ->> 'user' is null then
        delete from membership where company = new.company_id and member = new.id;
      else
        insert into membership (company, member, user_id, state)
        values (new.company_id, new.id, (new.data ->> 'user')::uuid, new.state)
        on conflict (company, member) do update set user_id = excluded.user_id, state = excluded.state;
      end if;
      return null;
    end $$`.execute(db);
}

/** Rows are written one company after the other: outside a company none are visible. */
async function findByAddress(db: Kysely<Schema>): Promise<void> {
  for (const key of ['key_email', 'key_sent_on']) {
    await sql`alter table row_member add column ${sql.id(key)} text collate "C"`.execute(db);
    await sql`create index ${sql.id(`row_member_${key}`)} on row_member (company_id, ${sql.id(key)})`.execute(
      db,
    );
  }
  await sql`do $$
    declare one int;
    begin
      for one in select id from company loop
        perform set_config('app.company_id', one::text, true);
        update row_member set key_email = nullif(lower(data ->> 'email'), '')
         where company_id = one and state <> 'removed';
      end loop;
      perform set_config('app.company_id', '', true);
    end $$`.execute(db);
}

/** The token itself is only in the mail. The invitation's state is in the member's row. */
async function makeLinks(db: Kysely<Schema>): Promise<void> {
  await sql`create table invitation_link (
    token_hash bytea primary key, company int not null, member text not null, sent_at timestamptz not null,
    expires_at timestamptz not null, settled boolean not null default false)`.execute(db);
  await sql`create index invitation_link_expires_at on invitation_link (expires_at)`.execute(db);
}
