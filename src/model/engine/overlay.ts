import { compare } from '../values/order.ts';
import type { RawReader } from './reader.ts';
import type { Row } from './rows.ts';
import { keysOf, type AnyTable } from './table.ts';

/** Names a row across tables. */
export const rowKey = (table: string, id: string): string => `${table}/${id}`;

/** Names a look-up across tables. */
export const lookupKey = (table: string, index: string, key: string): string => `${table}?${index}=${key}`;

/** Rows written on top of an unchanged reader; `null` marks a removed row. */
export class Overlay implements RawReader {
  readonly rows = new Map<string, Map<string, Row | null>>();
  /** What was read, as `table/id` and `table?index=key`: the rebase needs it. */
  readonly reads = new Set<string>();
  readonly #under: RawReader;
  readonly #tables: ReadonlyMap<string, AnyTable>;
  readonly #tracks: boolean;
  /** Ids by key, for the indexes queried so far: `table?index` → key → ids. */
  readonly #asked = new Map<string, Map<string, Set<string>>>();

  /** @param tracks whether `reads` is recorded: yes for a single decision, no for a long-lived view */
  constructor(under: RawReader, tables: ReadonlyMap<string, AnyTable>, tracks = false) {
    this.#under = under;
    this.#tables = tables;
    this.#tracks = tracks;
  }

  getRow(table: string, id: string): Row | undefined {
    if (this.#tracks) this.reads.add(rowKey(table, id));
    const own = this.rows.get(table)?.get(id);
    if (own !== undefined) return own ?? undefined;
    return this.#under.getRow(table, id);
  }

  rowsBy(table: string, index: string, key: string): readonly Row[] {
    if (this.#tracks) this.reads.add(lookupKey(table, index, key));
    const under = this.#under.rowsBy(table, index, key);
    const own = this.rows.get(table);
    const spec = this.#tables.get(table);
    if (!own || !spec) return under;
    const ids = this.#idsBy(spec, index, own).get(key);
    const merged = under.filter((row) => !own.has(row.id));
    if (!ids) return merged.length === under.length ? under : merged;
    for (const id of ids) {
      const row = own.get(id);
      if (row) merged.push(row);
    }
    return merged.sort((a, b) => compare(a.id, b.id));
  }

  /** Without this index, two hundred pending commands would scan all of each other's rows at every look-up. */
  #idsBy(spec: AnyTable, index: string, own: ReadonlyMap<string, Row | null>): Map<string, Set<string>> {
    const name = `${spec.name}?${index}`;
    const known = this.#asked.get(name);
    if (known) return known;
    const made = new Map<string, Set<string>>();
    for (const row of own.values()) if (row) addKeys(made, keysOf(spec, index, row), row.id);
    this.#asked.set(name, made);
    return made;
  }

  put(table: string, row: Row): void {
    this.#set(table, row.id, row);
  }

  remove(table: string, id: string): void {
    this.#set(table, id, null);
  }

  #set(table: string, id: string, row: Row | null): void {
    const rows = this.rows.get(table) ?? new Map<string, Row | null>();
    if (rows.size === 0) this.rows.set(table, rows);
    const before = rows.get(id);
    rows.set(id, row);
    const spec = this.#asked.size > 0 ? this.#tables.get(table) : undefined;
    if (spec) this.#reindex(spec, id, before ?? null, row);
  }

  #reindex(spec: AnyTable, id: string, before: Row | null, after: Row | null): void {
    for (const index of Object.keys(spec.indexes)) {
      const ids = this.#asked.get(`${spec.name}?${index}`);
      if (!ids) continue;
      if (before) for (const key of keysOf(spec, index, before)) ids.get(key)?.delete(id);
      if (after) addKeys(ids, keysOf(spec, index, after), id);
    }
  }

  clear(): void {
    this.rows.clear();
    this.#asked.clear();
    this.reads.clear();
  }

  /** Writes all changes into `target` (a store or an overlay below). */
  commitTo(target: { put(table: string, row: Row): void; remove(table: string, id: string): void }): void {
    for (const [table, rows] of this.rows)
      for (const [id, row] of rows) {
        if (row) target.put(table, row);
        else target.remove(table, id);
      }
  }
}

function addKeys(ids: Map<string, Set<string>>, keys: readonly string[], id: string): void {
  for (const key of keys) {
    const held = ids.get(key);
    if (held) held.add(id);
    else ids.set(key, new Set([id]));
  }
}
