import { sql, type Kysely } from 'kysely';
import { enableCompanySecurity } from '../company-table.ts';

/** Files of vouchers that were written: for which days, of what (SHA-256), and when first. What is written again says so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table sie_file (
    company_id int not null, from_day date not null, to_day date not null, digest bytea not null,
    written_at timestamptz not null, primary key (company_id, from_day, to_day, digest))`.execute(db);
  await enableCompanySecurity(db, 'sie_file', ['select', 'insert']);
}
