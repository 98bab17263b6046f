import type { Row, Rows, TableName } from './rows.ts';

/** A look-up by key: one a row or none, or several; `complete` where a browser holds every row that has a key in it. */
type IndexSpec<R> =
  | ((row: R) => string | null)
  | { readonly key: (row: R) => string | null; readonly complete: true }
  | { readonly keys: (row: R) => readonly string[]; readonly complete?: true };

interface Index {
  readonly keys: (row: Row) => readonly string[];
  /** May a row stand under more than one key. */
  readonly hasMany: boolean;
  readonly complete: boolean;
}

/** Names of fields, at any depth, that need a permission beyond the one of their table. */
export interface GuardedFields {
  readonly permission: string;
  readonly fields: readonly string[];
}

/** Where a row says which warehouse it stands in; a warehouse says so itself. */
export type PlaceField = 'warehouse' | 'id';

/**
 * A second warehouse that a row is about, as goods come to it: the row is seen from both. Commands of `there` are given
 * by who works in the second, those of `either` by who works in one of the two, and all others in the first.
 */
export interface SecondPlace {
  readonly field: 'toWarehouse';
  readonly there: readonly string[];
  readonly either: readonly string[];
}

/** How rows are held: their look-ups, and whether a browser holds all of them. */
export interface TableSpec<N extends TableName, I extends string> {
  /** Look-ups by key, each a name for `Reader.by`. */
  readonly indexes: Readonly<Record<I, IndexSpec<Rows[N]>>>;
  readonly guarded?: readonly GuardedFields[];
  /**
   * The field that names the warehouse a row stands in: who is limited to other warehouses does not see it. Every fact
   * that sets it has it too. Without it rows stand nowhere, and scopes leave them alone.
   */
  readonly place?: PlaceField;
  readonly placeTo?: SecondPlace;
  /**
   * For documents that end: is it still open. A browser starts with the open ones and those changed recently, so a row
   * that is absent is unknown, not missing. Without it a browser holds every row.
   */
  readonly isOpen?: (row: Rows[N]) => boolean;
}

/** A table of any name; what the engine's generic code handles. */
export interface AnyTable {
  readonly name: string;
  readonly indexes: Readonly<Record<string, Index>>;
  /** The permission without which no row leaves the server; null: rows never leave it. */
  readonly view: string | null;
  /**
   * The field, of rows and of every fact, that names the table whose rows they belong to: they are seen by who sees
   * that table. Then `view` is null.
   */
  readonly follows?: string;
  readonly guarded: readonly GuardedFields[];
  readonly place?: PlaceField;
  readonly placeTo?: SecondPlace;
  readonly bootstrap: 'all' | 'recent';
  readonly isOpen?: (row: Row) => boolean;
}

/** A table with look-ups of these names. */
export interface Table<N extends string, I extends string> extends AnyTable {
  readonly name: N;
  readonly indexes: Readonly<Record<I, Index>>;
}

/** The names of the look-ups of tables, by table. */
export type LookupsIn<T extends AnyTable> = { [K in T as K['name']]: keyof K['indexes'] & string };

/** Names the table once; the engine sees rows only through their own table, so the narrowing is sound. */
export function defineTable<const N extends TableName, I extends string>(
  spec: TableSpec<N, I> & { readonly name: N } & Pick<AnyTable, 'view' | 'follows'>,
): Table<N, I> {
  const indexes = Object.entries<IndexSpec<Rows[N]>>(spec.indexes);
  return {
    guarded: [],
    bootstrap: spec.isOpen ? 'recent' : 'all',
    ...spec,
    indexes: Object.fromEntries(indexes.map(([name, index]) => [name, indexFrom(index)])),
  } as unknown as Table<N, I>; // rows of table N are Rows[N] by construction of the registry
}

function indexFrom<R>(spec: IndexSpec<R>) {
  if (typeof spec === 'object' && 'keys' in spec)
    return { keys: spec.keys, hasMany: true, complete: spec.complete ?? false };
  const [key, complete] = typeof spec === 'function' ? [spec, false] : [spec.key, spec.complete];
  return { keys: (row: R) => listed(key(row)), hasMany: false, complete };
}

const listed = (key: string | null): readonly string[] => (key === null ? [] : [key]);

/** The keys of a row in an index. */
export const keysOf = (table: AnyTable, index: string, row: Row): readonly string[] =>
  table.indexes[index]?.keys(row) ?? [];
