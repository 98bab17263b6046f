import { sql, type Kysely } from 'kysely';
import type { Engine } from '#model/engine/engine.ts';
import type { AnyTable } from '#model/engine/table.ts';
import { listings } from '#model/listings.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { listTable } from '../db/list-columns.ts';
import type { Listed } from '../db/list-storage.ts';
import { keyColumn, keyTable, rowTable } from '../db/table-names.ts';

/** How the rows of one table of the model are stored in the database. */
export interface RowLayout {
  readonly table: AnyTable;
  readonly sqlTable: string;
  /** Indexes stored as a column of the row. */
  readonly keys: readonly string[];
  /** Indexes stored as a separate table. */
  readonly manyKeys: readonly string[];
  /** What lists read of it, stored in a table of its own; null if none do. */
  readonly listed: Listed | null;
}

export type RowLayouts = ReadonlyMap<string, RowLayout>;

/**
 * Reads from the catalogue where every table and index of the engine is stored; throws, naming all that are missing.
 */
export async function readRowLayouts(db: Kysely<Schema>, engine: Engine): Promise<RowLayouts> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select relname as name, array_agg(attname::text) as columns
      from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
     where relnamespace = 'public'::regnamespace and relkind = 'r' group by relname`.execute(db);
  const found = new Map(rows.map((row) => [row.name, row.columns]));
  const missing: string[] = [];
  const layouts = [...engine.tables.values()].map((table) => layoutOf(table, found, missing));
  if (missing.length > 0) throw new Error(`no migration makes a place for ${missing.join(', ')}`);
  return new Map(layouts.map((layout) => [layout.table.name, layout]));
}

function layoutOf(
  table: AnyTable,
  found: ReadonlyMap<string, readonly string[]>,
  missing: string[],
): RowLayout {
  const sqlTable = rowTable(table.name);
  const columns = found.get(sqlTable);
  if (!columns) missing.push(sqlTable);
  const keys: string[] = [];
  const manyKeys: string[] = [];
  for (const index of Object.keys(table.indexes)) {
    if (columns?.includes(keyColumn(index))) keys.push(index);
    else if (found.has(keyTable(table.name, index))) manyKeys.push(index);
    else missing.push(`${sqlTable}.${keyColumn(index)}`);
  }
  const listing = listings.get(table.name);
  if (listing && !found.has(listTable(table.name))) missing.push(listTable(table.name));
  return { table, sqlTable, keys, manyKeys, listed: listing ? { table, listing } : null };
}

/** The layout of a table of the engine; throws for any other. */
export function layoutFor(layouts: RowLayouts, table: string): RowLayout {
  const layout = layouts.get(table);
  if (!layout) throw new Error(`${table} is no table of the model`);
  return layout;
}
