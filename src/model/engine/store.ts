import { Miss, NO_TABLE } from './miss.ts';
import type { ArrivedPage } from './pages.ts';
import type { RawReader } from './reader.ts';
import type { Row } from './rows.ts';
import { keysOf, type AnyTable } from './table.ts';
import { UnreadPages } from './unread-pages.ts';

interface Held {
  readonly table: AnyTable;
  readonly rows: Map<string, Row>;
  /** The rest of its rows. */
  readonly unread: UnreadPages;
  /** Each built on first use: unused indexes cost nothing while a model is filled. */
  readonly indexes: Map<string, Index>;
}

/** Ids under each key. Most keys have one row: a Set for each would weigh more than the row. */
type Index = Map<string, string | Set<string>>;

const NONE: readonly Row[] = [];

/** What a store knows for certain: a row it does not hold counts as absent only if that is known. */
export interface Knowledge {
  row(table: string, id: string): boolean;
  key(table: string, index: string, key: string): boolean;
}

/** For a store that holds everything, such as a replay of the whole log. */
const omniscient: Knowledge = { row: () => true, key: () => true };

/**
 * Confirmed rows: one Map per table, with its indexes. Mutable and owned by the engine; rows are immutable values.
 * `reading` throws `Miss` for anything `knowledge` is not certain of.
 */
export class Store implements RawReader {
  readonly #held = new Map<string, Held>();
  readonly #knowledge: Knowledge;

  constructor(tables: readonly AnyTable[], knowledge: Knowledge = omniscient) {
    this.#knowledge = knowledge;
    for (const table of tables)
      this.#held.set(table.name, {
        table,
        rows: new Map(),
        unread: new UnreadPages(),
        indexes: new Map(),
      });
  }

  getRow(table: string, id: string): Row | undefined {
    const row = this.held(table, id);
    if (row === undefined && !this.#knowledge.row(table, id)) throw new Miss([{ table, id }]);
    return row;
  }

  /** The row if it is held, whether or not it could be elsewhere. */
  held(table: string, id: string): Row | undefined {
    return rowIn(this.#of(table), id);
  }

  rowsBy(table: string, index: string, key: string): readonly Row[] {
    if (!this.#knowledge.key(table, index, key)) throw new Miss([{ table, index, key }]);
    return this.heldBy(table, index, key);
  }

  /** The rows held under a key, whether or not they are complete. */
  heldBy(table: string, index: string, key: string): readonly Row[] {
    const held = this.#of(table);
    const ids = indexOf(held, index).get(key);
    if (ids === undefined) return NONE;
    const rows: Row[] = [];
    for (const id of typeof ids === 'string' ? [ids] : [...ids].sort()) {
      const row = held.rows.get(id);
      if (row) rows.push(row);
    }
    return rows;
  }

  /** All rows held of a table, in no particular order. */
  all(table: string): ReadonlyMap<string, Row> {
    const held = this.#of(table);
    read(held, held.unread.takeAll());
    return held.rows;
  }

  has(table: string): boolean {
    return this.#held.has(table);
  }

  /** Takes a page of rows that it does not hold yet; they are made once one of them is asked for. */
  fillPage(page: ArrivedPage): void {
    const held = this.#of(page.table);
    if (held.indexes.size === 0 && held.unread.add(page)) return;
    for (const row of page.rows()) this.put(page.table, row);
  }

  put(table: string, row: Row): void {
    const held = this.#of(table);
    const before = rowIn(held, row.id);
    if (before === row) return;
    held.rows.set(row.id, row);
    for (const [name, index] of held.indexes)
      move(index, row.id, before, row, (r) => keysOf(held.table, name, r));
  }

  remove(table: string, id: string): void {
    const held = this.#of(table);
    const before = rowIn(held, id);
    if (!before) return;
    held.rows.delete(id);
    for (const [name, index] of held.indexes)
      move(index, id, before, undefined, (r) => keysOf(held.table, name, r));
  }

  #of(table: string): Held {
    const held = this.#held.get(table);
    if (!held) throw new Miss([{ table, id: NO_TABLE }]);
    return held;
  }
}

function rowIn(held: Held, id: string): Row | undefined {
  if (!held.unread.isEmpty) read(held, held.unread.take(id));
  return held.rows.get(id);
}

function read({ rows }: Held, pages: readonly ArrivedPage[]): void {
  for (const page of pages) for (const row of page.rows()) rows.set(row.id, row);
}

function indexOf(held: Held, name: string): Index {
  const known = held.indexes.get(name);
  if (known) return known;
  read(held, held.unread.takeAll());
  const index: Index = new Map();
  for (const row of held.rows.values())
    for (const key of keysOf(held.table, name, row)) addTo(index, key, row.id);
  held.indexes.set(name, index);
  return index;
}

function move(
  index: Index,
  id: string,
  before: Row | undefined,
  after: Row | undefined,
  keys: (row: Row) => readonly string[],
): void {
  const old = before ? keys(before) : [];
  const now = after ? keys(after) : [];
  for (const key of old) if (!now.includes(key)) dropFrom(index, key, id);
  for (const key of now) if (!old.includes(key)) addTo(index, key, id);
}

function addTo(index: Index, key: string, id: string): void {
  const ids = index.get(key);
  if (ids === undefined) index.set(key, id);
  else if (typeof ids !== 'string') ids.add(id);
  else if (ids !== id) index.set(key, new Set([ids, id]));
}

function dropFrom(index: Index, key: string, id: string): void {
  const ids = index.get(key);
  if (typeof ids === 'string') {
    if (ids === id) index.delete(key);
    return;
  }
  ids?.delete(id);
  if (ids?.size === 0) index.delete(key);
}
