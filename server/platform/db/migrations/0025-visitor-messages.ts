import { sql, type Kysely } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';

/** Which form a visitor wrote in; those before wrote in the form for interest. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`alter table interest add column form text not null default 'interest'`.execute(db);
}
