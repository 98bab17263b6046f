import { sql, type Kysely } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';

/**
 * The type of a location, its place in the pick sequence, the permission to archive and what is expected to be received
 * get the names that the trade gives them: in the log, in the rows that it folds to and in what is kept beside them.
 * What has these names already is left alone.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  await renameExpected(db);
  await makeNamings(db);
  // Rows are written one company after the other: outside one there are none.
  await sql`do $$
    declare one int;
    begin
      for one in select id from company loop
        perform set_config('app.company_id', one::text, true);
        update event set data = pg_temp.todays_location(data)
         where company_id = one and kind = 'location' and data ?| array['usage', 'walkingOrder'];
        update row_location set data = pg_temp.todays_location(data)
         where company_id = one and data ?| array['usage', 'walkingOrder'];
        update event set data = pg_temp.todays_role(data)
         where company_id = one and kind = 'role' and (data -> 'permissions')::text like '%.delete"%';
        update row_role set data = pg_temp.todays_role(data)
         where company_id = one and (data -> 'permissions')::text like '%.delete"%';
        update draft set value = pg_temp.todays_location(value), base = pg_temp.todays_location(base)
         where company_id = one and form like 'location.%';
        update draft set value = pg_temp.todays_role(value), base = pg_temp.todays_role(base)
         where company_id = one and form like 'role.%';
        update command set refusal = pg_temp.todays_refusal(refusal)
         where company_id = one and refusal::text ~ '[.]delete"|"usage"|"walkingOrder"';
        update inbox_entry set data = jsonb_set(data, '{refusal}', pg_temp.todays_refusal(data -> 'refusal'))
         where company_id = one and (data -> 'refusal')::text ~ '[.]delete"|"usage"|"walkingOrder"';
      end loop;
      perform set_config('app.company_id', '', true);
    end $$`.execute(db);
}

async function renameExpected(db: Kysely<Schema>): Promise<void> {
  await sql`alter table if exists row_expectation rename to row_expected_receipt`.execute(db);
  for (const index of ['pkey', 'key_product', 'key_order']) {
    const [before, after] = [`row_expectation_${index}`, `row_expected_receipt_${index}`];
    await sql`alter index if exists ${sql.id(before)} rename to ${sql.id(after)}`.execute(db);
  }
}

/** Functions that the session forgets. */
async function makeNamings(db: Kysely<Schema>): Promise<void> {
  await sql`
    create or replace function pg_temp.todays_location(form jsonb) returns jsonb language sql as $$
      select case when jsonb_typeof(form) = 'object' then (
        select coalesce(jsonb_object_agg(
            case key when 'usage' then 'locationType' when 'walkingOrder' then 'pickSequence' else key end, value), '{}')
          from jsonb_each(form)) else form end $$`.execute(db);
  // A role has its permissions once each, in the order of the alphabet.
  await sql`
    create or replace function pg_temp.todays_role(form jsonb) returns jsonb language sql as $$
      select case when jsonb_typeof(form -> 'permissions') = 'array' then jsonb_set(form, '{permissions}', (
        select coalesce(jsonb_agg(name order by name collate "C"), '[]') from (
          select distinct regexp_replace(held, '[.]delete$', '.archive') as name
            from jsonb_array_elements_text(form -> 'permissions') as held) as names)) else form end $$`.execute(
    db,
  );
  await sql`
    create or replace function pg_temp.todays_refusal(told jsonb) returns jsonb language sql as $$
      select told
        || case when told #>> '{params,permission}' like '%.delete' then jsonb_build_object('params', jsonb_set(
             told -> 'params', '{permission}',
             to_jsonb(regexp_replace(told #>> '{params,permission}', '[.]delete$', '.archive')))) else '{}' end
        || case when told ? 'fields' then
             jsonb_build_object('fields', pg_temp.todays_location(told -> 'fields')) else '{}' end $$`.execute(
    db,
  );
}
