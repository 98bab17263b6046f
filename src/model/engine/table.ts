import type { Row, Rows, TableName } from './rows.ts';

/** What an index maps a row to: one key, several, or none (then the row is not in it). */
type KeyOf<R> = (row: R) => string | readonly string[] | null;

interface GuardedFields {
  readonly permission: string;
  readonly fields: readonly string[];
}

/** How a table is held: its look-ups, who may see it, and whether a browser holds all of it. */
export interface TableSpec<N extends TableName = TableName> {
  readonly name: N;
  /** Look-ups by key, each a method name for `Reader.by`. */
  readonly indexes: Readonly<Record<string, KeyOf<Rows[N]>>>;
  /** The permission without which no row leaves the server; null: rows never leave it. */
  readonly view: string | null;
  /**
   * The field, of rows and of every fact, that names the table whose rows they belong to: they are seen by who sees
   * that table. Then `view` is null.
   */
  readonly follows?: string;
  /** Names of fields, at any depth, that need `product.viewCost` too. */
  readonly costFields: readonly string[];
  /** Names of fields, at any depth, that need this permission too. */
  readonly guarded?: GuardedFields;
  /**
   * Which rows a browser starts with: every one, or (documents that end) the open ones and those changed recently.
   * With 'recent' a row that is absent is unknown, not missing.
   */
  readonly bootstrap: 'all' | 'recent';
  /** Says of a row that is not recent whether it is still open (only for 'recent'). */
  readonly isOpen?: (row: Rows[N]) => boolean;
}

/** A table of any name; what the engine's generic code handles. */
export interface AnyTable {
  readonly name: string;
  readonly indexes: Readonly<Record<string, (row: Row) => string | readonly string[] | null>>;
  readonly view: string | null;
  readonly follows?: string;
  readonly costFields: readonly string[];
  readonly guarded?: GuardedFields;
  readonly bootstrap: 'all' | 'recent';
  readonly isOpen?: (row: Row) => boolean;
}

/** Names the table once; the engine sees rows only through their own table, so the narrowing is sound. */
export function defineTable<N extends TableName>(spec: TableSpec<N>): AnyTable {
  return spec as unknown as AnyTable; // rows of table N are Rows[N] by construction of the registry
}

/** The keys of a row in an index, as a list. */
export function keysOf(table: AnyTable, index: string, row: Row): readonly string[] {
  const key = table.indexes[index]?.(row) ?? null;
  if (key === null) return [];
  return typeof key === 'string' ? [key] : key;
}
