import { sql, type Kysely } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';

/** Stock value of a day is read from either end of the ledger: what changed in value before it, or after. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`create index stock_value_when on stock_value (company_id, effective_at)`.execute(db);
}
