import { sql, type Kysely } from 'kysely';

/** Stock value of a day is read from either end of the ledger: what changed in value before it, or after. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index stock_value_when on stock_value (company_id, effective_at)`.execute(db);
}
