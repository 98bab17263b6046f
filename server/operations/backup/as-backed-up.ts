import { sql, type Kysely } from 'kysely';
import { makeJobs } from '#server/platform/db/make-jobs.ts';
import { makeKeys, makeRowTable } from '#server/platform/db/make-rows.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { migrations } from '#server/platform/db/migrations/list.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { BackedTable, Opening } from './backup-format.ts';
import { UnfitBackup } from './unfit-backup.ts';

/** [BK6] Throws UnfitBackup for a backup of a newer version than this one. */
export function mustBeKnown({ migrations: run }: Opening): void {
  const unknown = run.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0)
    throw new UnfitBackup(
      `The backup was made by a newer version of Lagra (its database has ${unknown[0]}): update this one first.`,
    );
}

/**
 * [BK9] Makes the tables as they were where the backup was made: by the migrations that had run there, and those of rows
 * with the columns and indexes they had. Later migrations then find what they expect.
 */
export async function makeAsBackedUp(
  owner: Kysely<Schema>,
  { migrations: run, tables }: Opening,
): Promise<void> {
  const had = new Set(run);
  await migrate(owner, Object.fromEntries(Object.entries(migrations).filter(([name]) => had.has(name))));
  await makeJobs(owner);
  const there = await tablesIn(owner);
  const rows = tables.filter(({ name }) => name.startsWith('row_'));
  const keys = tables.filter(({ name }) => name.startsWith('key_'));
  await owner.transaction().execute(async (trx) => {
    for (const table of rows) if (!there.has(table.name)) await makeRowTable(trx, shapeOf(table));
    for (const { name } of keys) if (!there.has(name)) await makeKeys(trx, name);
  });
  const made = await tablesIn(owner);
  for (const { name, columns } of tables) {
    const lacking = columns.find((column) => made.get(name)?.has(column) !== true);
    if (lacking !== undefined)
      throw new UnfitBackup(
        `This version of Lagra has no place for ${name}.${lacking}, which the backup holds.`,
      );
  }
}

/** Names in SQL are those of the model in small letters, which come out the same once more. */
const shapeOf = ({ name, columns, indexes }: BackedTable) => ({
  name: name.replace(/^row_/, ''),
  keys: columns.flatMap((column) => (column.startsWith('key_') ? [column.replace(/^key_/, '')] : [])),
  document: indexes.includes(`${name}_newest`),
  ends: indexes.includes(`${name}_open`),
});

async function tablesIn(owner: Kysely<Schema>): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select relname as name, array_agg(attname::text) as columns
      from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') group by relname`.execute(owner);
  return new Map(rows.map(({ name, columns }) => [name, new Set(columns)]));
}
