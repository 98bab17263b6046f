import { sql, type Kysely } from 'kysely';
import { DatabaseSetupError } from './roles.ts';
import type { Schema } from './schema.ts';

/** There while a backup is being restored, and after a restoring that was cut off. */
export const restoringSchema = 'lagra_restoring';

/** [BK8] Throws DatabaseSetupError for a database that a backup is being restored into, or was in part. */
export async function mustBeWhole(owner: Kysely<Schema>): Promise<void> {
  const { rows } = await sql`select from pg_namespace where nspname = ${restoringSchema}`.execute(owner);
  if (rows.length > 0)
    throw new DatabaseSetupError(
      'A backup is being restored into this database, or was not to its end: wait, or restore it again.',
    );
}
