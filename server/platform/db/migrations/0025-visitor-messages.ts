import { sql, type Kysely } from 'kysely';

/** Which form a visitor wrote in; those before wrote in the form for interest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table interest add column form text not null default 'interest'`.execute(db);
}
