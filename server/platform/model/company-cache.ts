import type { Transaction } from 'kysely';
import type { Engine } from '#model/engine/engine.ts';
import { Miss, type Wanted } from '#model/engine/miss.ts';
import { typed, type Reader } from '#model/engine/reader.ts';
import type { Row } from '#model/engine/rows.ts';
import { Store, type Knowledge } from '#model/engine/store.ts';
import { together } from '#server/platform/db/pipelined.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { likelyMisses } from './likely-misses.ts';
import { layoutFor, type RowLayouts } from './row-layout.ts';
import { rowsById, rowsByKeys } from './row-storage.ts';

type Trx = Transaction<Schema>;

/** Bytes, as measured: a cache without rows, a row as of a product, a line of a document, a known key or absence. */
const [EMPTY, ROW, LINE, NOTE] = [24_000, 600, 400, 90];

/** Loading a decision's missing rows failed: the transaction is lost, not just one decision. */
export class LoadFailed extends Error {
  override readonly name = 'LoadFailed';
}

/**
 * The part of a company's model that decisions have needed so far, loaded on demand. While a batch is being decided it
 * is newer than the database, so loading never replaces what it holds.
 */
export class CompanyCache {
  readonly store: Store;
  readonly view: Reader;
  readonly #company: number;
  readonly #layouts: RowLayouts;
  readonly #absent = new Map<string, Set<string>>();
  readonly #keys = new Map<string, Set<string>>();
  #size = EMPTY;
  #isComplete = false;

  constructor(engine: Engine, layouts: RowLayouts, company: number) {
    const knowledge: Knowledge = {
      row: (table, id) => this.#isComplete || (this.#absent.get(table)?.has(id) ?? false),
      key: (table, index, key) =>
        this.#isComplete || (this.#keys.get(`${table}?${index}`)?.has(key) ?? false),
    };
    this.store = new Store([...engine.tables.values()], knowledge);
    this.view = typed(this.store);
    this.#company = company;
    this.#layouts = layouts;
  }

  /** Estimated bytes of memory. */
  get size(): number {
    return this.#size;
  }

  /** What follows is decided on this head of the log: without a fact there are no rows to load. [EX11] */
  showsHead(head: number): void {
    this.#isComplete = head === 0;
  }

  put(table: string, row: Row): void {
    if (this.#absent.get(table)?.delete(row.id)) this.#size -= NOTE;
    this.#size += weightOf(row) - weightOf(this.store.all(table).get(row.id));
    this.store.put(table, row);
  }

  remove(table: string, id: string): void {
    this.#size -= weightOf(this.store.all(table).get(id));
    this.store.remove(table, id);
    this.#note(this.#absent, table, id);
  }

  /**
   * Runs `attempt` until nothing is missing. Throws what it throws, LoadFailed, and a miss that loading cannot resolve.
   * `sources` give hints at what else it will miss.
   */
  async knowing<T>(trx: Trx, attempt: () => T, sources: () => readonly unknown[] = () => []): Promise<T> {
    for (;;) {
      try {
        return attempt();
      } catch (error) {
        if (!(error instanceof Miss)) throw error;
        const learned = await this.mustLoad(trx, likelyMisses(error.wanted, sources()));
        if (!learned) throw new Error(`cannot be loaded: ${error.message}`, { cause: error });
      }
    }
  }

  /** As `load`, within a decision: throws LoadFailed. */
  async mustLoad(trx: Trx, wanted: readonly Wanted[]): Promise<boolean> {
    return this.load(trx, wanted).catch((cause: unknown) => {
      throw new LoadFailed('rows could not be loaded', { cause });
    });
  }

  /**
   * Loads what is not known yet, one query per table or index, in one round trip; returns whether there was anything to
   * load.
   */
  async load(trx: Trx, wanted: readonly Wanted[]): Promise<boolean> {
    const ids = new Map<string, Set<string>>();
    const keys = new Map<string, Set<string>>();
    if (this.#isComplete) return false;
    for (const want of wanted) {
      if ('field' in want || !this.store.has(want.table)) continue;
      if ('index' in want) {
        if (!this.#keys.get(`${want.table}?${want.index}`)?.has(want.key))
          add(keys, `${want.table}?${want.index}`, want.key);
      } else if (!this.#knowsRow(want.table, want.id)) add(ids, want.table, want.id);
    }
    await together([
      ...[...ids].map(([table, missing]) => this.#loadRows(trx, table, missing)),
      ...[...keys].map(([lookup, missing]) => this.#loadKeys(trx, lookup, missing)),
    ]);
    return ids.size + keys.size > 0;
  }

  async #loadRows(trx: Trx, table: string, ids: ReadonlySet<string>): Promise<void> {
    for (const row of await rowsById(trx, this.#company, layoutFor(this.#layouts, table), [...ids]))
      this.#learn(table, row);
    for (const id of ids) if (!this.store.all(table).has(id)) this.#note(this.#absent, table, id);
  }

  async #loadKeys(trx: Trx, lookup: string, keys: ReadonlySet<string>): Promise<void> {
    const [table = '', index = ''] = lookup.split('?');
    const rows = await rowsByKeys(trx, this.#company, layoutFor(this.#layouts, table), index, [...keys]);
    for (const row of rows) this.#learn(table, row);
    for (const key of keys) this.#note(this.#keys, lookup, key);
  }

  #learn(table: string, row: Row): void {
    if (!this.#knowsRow(table, row.id)) this.put(table, row);
  }

  #knowsRow(table: string, id: string): boolean {
    return this.store.all(table).has(id) || (this.#absent.get(table)?.has(id) ?? false);
  }

  #note(sets: Map<string, Set<string>>, name: string, value: string): void {
    const before = sets.get(name)?.size ?? 0;
    this.#size += add(sets, name, value).size > before ? NOTE : 0;
  }
}

/** Estimated bytes of a row with its look-ups: close enough to bound memory, at a cost that deciding does not feel. */
function weightOf(row: Row | undefined): number {
  if (row === undefined) return 0;
  let weight = ROW;
  for (const value of Object.values(row)) if (Array.isArray(value)) weight += value.length * LINE;
  return weight;
}

function add(sets: Map<string, Set<string>>, name: string, value: string): ReadonlySet<string> {
  const set = sets.get(name) ?? new Set();
  sets.set(name, set.add(value));
  return set;
}
