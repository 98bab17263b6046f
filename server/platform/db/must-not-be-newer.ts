import { sql, type Kysely } from 'kysely';
import { rowTable } from '#server/platform/db/table-names.ts';
import { DatabaseSetupError } from './roles.ts';
import type { Schema } from './schema.ts';

/** [DB12] Throws DatabaseSetupError for a database in which a migration has run that this version does not know. */
export async function migrationsMustBeKnown(owner: Kysely<Schema>, known: readonly string[]): Promise<void> {
  const { rows: there } = await sql`
    select from pg_tables where schemaname = 'migrations' and tablename = 'kysely_migration'`.execute(owner);
  if (there.length === 0) return;
  const { rows } = await sql<{ name: string }>`
    select name from migrations.kysely_migration where not name = any(${[...known]}::text[]) order by name limit 1`.execute(
    owner,
  );
  if (rows[0]) throw newer(rows[0].name);
}

/** [DB12] Throws DatabaseSetupError for a migrated database that holds documents of a kind that this version does not know. */
export async function kindsMustBeKnown(owner: Kysely<Schema>, tables: Iterable<string>): Promise<void> {
  const known = [...tables].map(rowTable);
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
     where schemaname = 'public' and tablename like 'row\\_%' and not tablename = any(${known}::text[])
     order by name limit 1`.execute(owner);
  if (rows[0]) throw newer(rows[0].name);
}

const newer = (what: string): DatabaseSetupError =>
  new DatabaseSetupError(
    `The database was written by a newer version of Lagra (it has ${what}): start that version, or restore a backup made by this one.`,
  );
