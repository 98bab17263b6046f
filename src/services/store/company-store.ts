import { openDB, deleteDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Command, LogEvent } from '#model/engine/envelope.ts';
import type { BootHeader, Page } from '#model/engine/pages.ts';

/** Where the confirmed part on this device stands. */
export type StoredHead = BootHeader & { readonly head: number };

interface Schema extends DBSchema {
  meta: { key: 'head'; value: StoredHead };
  /** Pages as JSON text: one string is stored many times faster than a thousand objects. */
  page: { key: [string, number]; value: string };
  log: { key: number; value: LogEvent };
  outbox: { key: string; value: Command };
}

/** Everything that a device kept of a company. */
export interface Kept {
  readonly head: StoredHead | undefined;
  readonly pages: readonly Page[];
  readonly log: readonly LogEvent[];
  readonly outbox: readonly Command[];
}

const VERSION = 1;
const nameOf = (user: string, company: number): string => `lagra-${user}-${company}`;

/**
 * A company's model on this device: pages as of a bootstrap, the log after them, and the outbox.
 * All but the outbox is a cache: it may be lost at any time.
 */
export class CompanyStore {
  readonly #db: IDBPDatabase<Schema>;

  private constructor(db: IDBPDatabase<Schema>) {
    this.#db = db;
  }

  static async open(user: string, company: number): Promise<CompanyStore> {
    const db = await openDB<Schema>(nameOf(user, company), VERSION, {
      upgrade(fresh) {
        fresh.createObjectStore('meta');
        fresh.createObjectStore('page');
        fresh.createObjectStore('log', { keyPath: 'seq' });
        fresh.createObjectStore('outbox', { keyPath: 'id' });
      },
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase | null)?.close(), // idb types it loosely
    });
    return new CompanyStore(db);
  }

  /** Deletes what every user kept of every company on this device. */
  static async wipeAll(): Promise<void> {
    const databases = await indexedDB.databases();
    const ours = databases.flatMap((db) => (db.name?.startsWith('lagra-') ? [db.name] : []));
    await Promise.all(ours.map((name) => deleteDB(name)));
  }

  async read(): Promise<Kept> {
    const tx = this.#db.transaction(['meta', 'page', 'log', 'outbox']);
    const [head, pages, log, outbox] = await Promise.all([
      tx.objectStore('meta').get('head'),
      tx.objectStore('page').getAll(),
      tx.objectStore('log').getAll(),
      tx.objectStore('outbox').getAll(),
    ]);
    return { head, pages: pages.map((text) => JSON.parse(text) as Page), log, outbox };
  }

  /** Puts a whole bootstrap in the place of what was there; the outbox stays. All or nothing. */
  async replace(
    head: StoredHead,
    pages: readonly { readonly key: [string, number]; readonly text: string }[],
  ): Promise<void> {
    const tx = this.#db.transaction(['meta', 'page', 'log'], 'readwrite', { durability: 'relaxed' });
    const done = [tx.objectStore('page').clear(), tx.objectStore('log').clear()];
    await Promise.all(done);
    for (const { key, text } of pages) void tx.objectStore('page').put(text, key);
    void tx.objectStore('meta').put(head, 'head');
    await tx.done;
  }

  /** Makes the next start take the model anew; the outbox stays. */
  async forget(): Promise<void> {
    await this.#db.delete('meta', 'head');
  }

  /** Keeps a stretch of the log; its head moves in the same transaction. */
  async append(events: readonly LogEvent[], head: StoredHead): Promise<void> {
    const tx = this.#db.transaction(['meta', 'log'], 'readwrite', { durability: 'relaxed' });
    for (const event of events) void tx.objectStore('log').put(event);
    void tx.objectStore('meta').put(head, 'head');
    await tx.done;
  }

  /** Keeps a command until it is settled; resolves when it is on the disk. */
  async keep(command: Command): Promise<void> {
    const tx = this.#db.transaction('outbox', 'readwrite', { durability: 'strict' });
    void tx.store.put(command);
    await tx.done;
  }

  async outbox(): Promise<readonly Command[]> {
    return this.#db.getAll('outbox');
  }

  async settle(ids: readonly string[]): Promise<void> {
    const tx = this.#db.transaction('outbox', 'readwrite');
    for (const id of ids) void tx.store.delete(id);
    await tx.done;
  }

  close(): void {
    this.#db.close();
  }
}
