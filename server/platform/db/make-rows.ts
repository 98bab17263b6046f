import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Kind } from '#model/engine/kind.ts';
import { keyColumn, keyTable, rowTable } from '#server/platform/model/table-names.ts';
import { enableCompanySecurity } from './company-table.ts';

export interface RowTable {
  readonly name: string;
  /** Indexes in which a row has at most one key. */
  readonly keys: readonly string[];
  /** Indexes in which a row may have several: each a table of its own. */
  readonly manyKeys?: readonly string[];
  /** Documents are listed and searched; the ledger's rows are only looked up. */
  readonly document: boolean;
  /** Documents that end: only the open and the recent ones start out in a browser. */
  readonly ends?: boolean;
}

/** The migration that makes a place for the rows of a new kind. A look-up that comes later has a migration of its own. */
export const makeRows = ({ kind, table }: Pick<Kind, 'kind' | 'table'>): Migration => {
  const named = (hasMany: boolean): string[] =>
    Object.keys(table.indexes).filter((name) => table.indexes[name]?.hasMany === hasMany);
  const [keys, manyKeys, ends] = [named(false), named(true), table.bootstrap === 'recent'];
  return { up: (db) => makeRowTable(db, { name: kind, keys, manyKeys, document: true, ends }) };
};

export async function makeRowTable(
  db: Kysely<unknown>,
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

async function makeKeys(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`create table ${sql.table(table)} (
    company_id int not null, key text collate "C" not null, id text collate "C" not null,
    primary key (company_id, key, id))`.execute(db);
  await makeIndex(db, table, 'id', sql`(company_id, id)`);
  await enableCompanySecurity(db, table, ['select', 'insert', 'delete']);
}

export async function makeIndex(
  db: Kysely<unknown>,
  table: string,
  name: string,
  on: ReturnType<typeof sql>,
): Promise<void> {
  await sql`create index ${sql.id(`${table}_${name}`)} on ${sql.table(table)} ${on}`.execute(db);
}
