import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { migrationsMustBeKnown } from './must-not-be-newer.ts';
import type { Schema } from './schema.ts';

/** A failed migration. Nothing was written, neither of it nor of earlier ones in the same run. */
class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/**
 * Migrates the database to the last migration of the list, all in one transaction; concurrent starters wait for each
 * other. Returns the names of those it ran. Throws MigrationError, and DatabaseSetupError for a database of newer code. The bookkeeping is in a schema the application cannot read.
 */
export async function migrate(
  owner: Kysely<Schema>,
  migrations: Readonly<Record<string, Migration>>,
): Promise<string[]> {
  await migrationsMustBeKnown(owner, Object.keys(migrations));
  const migrator = new Migrator({
    db: owner,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
    migrationTableSchema: 'migrations',
    nameComparator: (one, other) => (one < other ? -1 : one > other ? 1 : 0), // the machine's locale must not decide
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error === undefined) return results.map((result) => result.migrationName);
  const failed = results.find((result) => result.status === 'Error')?.migrationName;
  const reason = error instanceof Error ? error.message : String(error);
  throw new MigrationError(
    failed ? `Migration ${failed} failed: ${reason}` : `The database was not migrated: ${reason}`,
    {
      cause: error,
    },
  );
}
