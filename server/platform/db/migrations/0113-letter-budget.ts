import { sql, type Kysely } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';

/** Letters of each company by its day. The operator sees who is near the budget, so that it is not a company's own table. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`create table letter_count (
    company int not null, day date not null, count int not null, budget int not null,
    is_told boolean not null default false, primary key (company, day))`.execute(db);
  await sql`create index letter_count_day on letter_count (day)`.execute(db);
}
