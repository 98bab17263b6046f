import { sql, type Kysely } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';

/** Members are counted by the places they take of a plan. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`alter table row_member add column key_place text collate "C"`.execute(db);
  await sql`create index row_member_key_place on row_member (company_id, key_place)`.execute(db);
  // Rows are written one company after the other: outside a company none are visible.
  await sql`do $$
    declare one int;
    begin
      for one in select id from company loop
        perform set_config('app.company_id', one::text, true);
        update row_member set key_place = 'taken'
         where company_id = one and state not in ('removed', 'revoked', 'declined', 'expired');
      end loop;
      perform set_config('app.company_id', '', true);
    end $$`.execute(db);
}
