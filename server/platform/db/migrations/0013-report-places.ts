import { sql, type Kysely } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';

/** A report says where its problem occurred, and may have no recording. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`alter table problem_report add column place jsonb, alter column recording drop not null`.execute(
    db,
  );
}
