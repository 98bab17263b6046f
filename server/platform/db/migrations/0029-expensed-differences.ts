import { sql, type Kysely } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';

/** What of a late difference in value was expensed, minor units. Entries so far had none. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`alter table stock_value add column expensed bigint not null default 0`.execute(db);
}
