import { sql, type Kysely } from 'kysely';
import { enableCompanySecurity } from '../company-table.ts';

/**
 * What files of the bank brought: each file once by the name that the bank gave it, and the money that came in by it. What
 * of that was recorded is in payments, which say its reference.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table bank_file (
    company_id int not null, message text not null, name text not null, taken_at timestamptz not null,
    taken_by text not null, entries int not null, primary key (company_id, message))`.execute(db);
  await enableCompanySecurity(db, 'bank_file', ['select', 'insert']);
  await sql`create table bank_entry (
    company_id int not null, reference text not null, booking text not null, message text not null,
    booked_on date not null, line int not null, entry jsonb not null, taken_at timestamptz not null,
    set_aside_at timestamptz, primary key (company_id, reference),
    foreign key (company_id, message) references bank_file (company_id, message))`.execute(db);
  await sql`create index on bank_entry (company_id, booking)`.execute(db);
  await sql`create index on bank_entry (company_id, booked_on, line)`.execute(db);
  await enableCompanySecurity(db, 'bank_entry', ['select', 'insert', 'update']);
}
