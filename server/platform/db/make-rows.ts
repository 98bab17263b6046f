import { sql, type Kysely, type QueryExecutorProvider } from 'kysely';
import type { FoldedType } from '#model/engine/document-type.ts';
import type { AnyTable } from '#model/engine/table.ts';
import { keyColumn, keyTable, rowTable } from '#server/platform/db/table-names.ts';
import { enableCompanySecurity } from './company-table.ts';
import type { Schema } from './schema.ts';

export interface RowTable {
  readonly name: string;
  /** Indexes with at most one key per row. */
  readonly keys: readonly string[];
  /** Indexes with several keys per row: each a table of its own. */
  readonly manyKeys?: readonly string[];
  /** Documents are listed and searched; ledger rows are only looked up. */
  readonly document: boolean;
  /** Documents that end: a browser initially loads only open and recent ones. */
  readonly ends?: boolean;
}

/**
 * Creates tables for every kind that has none yet. An index added to a kind later needs a migration, which skips
 * databases without the kind's table: there it is created with the table.
 */
export async function makeMissingRows(
  owner: Kysely<Schema>,
  kinds: readonly Pick<FoldedType, 'table'>[],
): Promise<void> {
  await owner.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('make_rows'))`.execute(trx); // servers starting together
    for (const { table } of kinds) {
      const name = rowTable(table.name);
      const { rows } = await sql<{ isThere: boolean }>`
        select to_regclass(${name}) is not null as "isThere"`.execute(trx);
      if (rows[0]?.isThere !== true) await makeRowTable(trx, rowsOf(table));
    }
  });
}

function rowsOf({ name, indexes, bootstrap }: AnyTable): RowTable {
  const named = (hasMany: boolean): string[] =>
    Object.keys(indexes).filter((index) => indexes[index]?.hasMany === hasMany);
  return { name, keys: named(false), manyKeys: named(true), document: true, ends: bootstrap === 'recent' };
}

/** Creates the table of a kind's rows, and those of its multi-key indexes; isolated by company. */
export async function makeRowTable(
  db: QueryExecutorProvider,
  { name, keys, manyKeys = [], document, ends }: RowTable,
): Promise<void> {
  const table = rowTable(name);
  const columns = keys.map((key) => sql`${sql.ref(keyColumn(key))} text collate "C",`);
  await sql`create table ${sql.table(table)} (
    company_id int not null, id text collate "C" not null, seq bigint not null, state text, open boolean not null,
    changed_at timestamptz, search text not null, ${sql.join(columns, sql` `)} data jsonb not null,
    primary key (company_id, id)) with (fillfactor = 80)`.execute(db);
  for (const key of keys)
    await makeIndex(db, table, keyColumn(key), sql`(company_id, ${sql.ref(keyColumn(key))})`);
  if (document) await makeIndex(db, table, 'newest', sql`(company_id, seq desc)`);
  if (ends) {
    await makeIndex(db, table, 'changed', sql`(company_id, changed_at)`);
    await makeIndex(db, table, 'open', sql`(company_id) where open`);
  }
  await enableCompanySecurity(db, table);
  for (const key of manyKeys) await makeKeys(db, keyTable(name, key));
}

/** Creates the table of an index with several keys a row; isolated by company. */
export async function makeKeys(db: QueryExecutorProvider, table: string): Promise<void> {
  await sql`create table ${sql.table(table)} (
    company_id int not null, key text collate "C" not null, id text collate "C" not null,
    primary key (company_id, key, id))`.execute(db);
  await makeIndex(db, table, 'id', sql`(company_id, id)`);
  await enableCompanySecurity(db, table, ['select', 'insert', 'delete']);
}

/** Creates an index, named after the table and itself. */
export async function makeIndex(
  db: QueryExecutorProvider,
  table: string,
  name: string,
  on: ReturnType<typeof sql>,
): Promise<void> {
  await sql`create index ${sql.id(`${table}_${name}`)} on ${sql.table(table)} ${on}`.execute(db);
}
