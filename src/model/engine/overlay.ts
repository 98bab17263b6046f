import type { RawReader } from './reader.ts';
import type { Row } from './rows.ts';
import { keysOf, type AnyTable } from './table.ts';

/** Names a row across tables. */
export const rowKey = (table: string, id: string): string => `${table}/${id}`;

/** Rows written on top of a reader that stays as it is; `null` marks a removed row. */
export class Overlay implements RawReader {
  readonly rows = new Map<string, Map<string, Row | null>>();
  /** What was read, as `table/id` and `table?index=key`: the rebase needs it. */
  readonly reads = new Set<string>();
  readonly #under: RawReader;
  readonly #tables: ReadonlyMap<string, AnyTable>;
  readonly #tracks: boolean;

  /** @param tracks whether `reads` is kept: for one decision yes, for a view that lives on no */
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
    if (this.#tracks) this.reads.add(`${table}?${index}=${key}`);
    const under = this.#under.rowsBy(table, index, key);
    const own = this.rows.get(table);
    const spec = this.#tables.get(table);
    if (!own || !spec) return under;
    const merged = under.filter((row) => !own.has(row.id));
    for (const row of own.values()) if (row && keysOf(spec, index, row).includes(key)) merged.push(row);
    return merged.sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  put(table: string, row: Row): void {
    const rows = this.rows.get(table);
    if (rows) rows.set(row.id, row);
    else this.rows.set(table, new Map([[row.id, row]]));
  }

  remove(table: string, id: string): void {
    const rows = this.rows.get(table);
    if (rows) rows.set(id, null);
    else this.rows.set(table, new Map([[id, null]]));
  }

  clear(): void {
    this.rows.clear();
    this.reads.clear();
  }

  /** Writes everything into `target` (a store or an overlay below). */
  commitTo(target: { put(table: string, row: Row): void; remove(table: string, id: string): void }): void {
    for (const [table, rows] of this.rows)
      for (const [id, row] of rows) {
        if (row) target.put(table, row);
        else target.remove(table, id);
      }
  }
}
