import { sql, type Kysely } from 'kysely';

/** A report says where its problem was met, and may come without a recording. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table problem_report add column place jsonb, alter column recording drop not null`.execute(
    db,
  );
}
