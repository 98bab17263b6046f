import { deleteDB, type DBSchema, type IDBPDatabase } from 'idb';
import { pageToday, withTodaysNames } from '#model/earlier-names.ts';
import type { Command, LogEvent } from '#model/engine/envelope.ts';
import { arrivedPage, type ArrivedPage, type BootHeader } from '#model/engine/pages.ts';
import type { Conflict } from '#model/engine/replica.ts';
import { openDisk } from './disk.ts';

/** Head of the confirmed part on this device. */
export type StoredHead = BootHeader & { readonly head: number };

interface Schema extends DBSchema {
  meta: { key: 'head'; value: StoredHead };
  /** Pages as JSON text: one string is stored many times faster than a thousand objects. */
  page: { key: [string, number]; value: string };
  log: { key: number; value: LogEvent };
  outbox: { key: string; value: Command };
  /** Refused commands by id, until somebody dismisses them. */
  refused: { key: string; value: Conflict };
}

/** A device's copy of a company, without its pages. */
export interface Kept {
  readonly head: StoredHead | undefined;
  readonly log: readonly LogEvent[];
  readonly outbox: readonly Command[];
  readonly refused: readonly Conflict[];
}

export type PageTaker = (head: StoredHead) => ((page: ArrivedPage) => void) | null;

/** Pages read at once. */
const AT_ONCE = 4;

function rangesOf(keys: readonly [string, number][]): IDBKeyRange[] {
  const ranges: IDBKeyRange[] = [];
  for (let start = 0; start < keys.length; start += AT_ONCE)
    ranges.push(IDBKeyRange.bound(keys[start], keys[Math.min(start + AT_ONCE, keys.length) - 1]));
  return ranges;
}

/** A command as it was kept, with the names of today: it may have waited since an earlier build. */
const today = (command: Command): Command => ({
  ...command,
  data: withTodaysNames(command.kind, command.data),
});

const VERSION = 2;
const nameOf = (user: string, company: number): string => `lagra-${user}-${company}`;

/**
 * A company's model on this device: pages as of a bootstrap, the log after them, and the outbox. Everything but the
 * outbox and the refused commands is a cache that may be lost at any time.
 */
export class CompanyStore {
  readonly #db: IDBPDatabase<Schema>;
  #toKeep: Command[] = [];
  #keeping: Promise<void> | undefined;

  private constructor(db: IDBPDatabase<Schema>) {
    this.#db = db;
  }

  static async open(user: string, company: number): Promise<CompanyStore> {
    const db = await openDisk<Schema>(nameOf(user, company), VERSION, (fresh, before) => {
      if (before < 1) {
        fresh.createObjectStore('meta');
        fresh.createObjectStore('page');
        fresh.createObjectStore('log', { keyPath: 'seq' });
        fresh.createObjectStore('outbox', { keyPath: 'id' });
      }
      fresh.createObjectStore('refused');
    });
    return new CompanyStore(db);
  }

  /** Deletes all users' data of all companies on this device. */
  static async wipeAll(): Promise<void> {
    const databases = await indexedDB.databases();
    const ours = databases.flatMap((db) => (db.name?.startsWith('lagra-') ? [db.name] : []));
    await Promise.all(ours.map((name) => deleteDB(name)));
  }

  /**
   * Reads everything in one transaction. Pages come a few at a time, so that other work can run in between.
   * @param taker returns what takes the pages of a head in order; null if they cannot be used
   */
  async read(taker: PageTaker): Promise<Kept> {
    const tx = this.#db.transaction(['meta', 'page', 'log', 'outbox', 'refused']);
    const store = tx.objectStore('page');
    const [head, keys, log, outbox, refused] = await Promise.all([
      tx.objectStore('meta').get('head'),
      store.getAllKeys(),
      tx.objectStore('log').getAll(),
      tx.objectStore('outbox').getAll(),
      tx.objectStore('refused').getAll(),
    ]);
    const take = head ? taker(head) : null;
    const coming = take ? rangesOf(keys).map((range) => store.getAll(range)) : [];
    for (const texts of coming) for (const text of await texts) take?.(arrivedPage(text, pageToday));
    return {
      head,
      log,
      outbox: outbox.map(today),
      refused: refused.map(({ command, refusal }) => ({ command: today(command), refusal })),
    };
  }

  /** Replaces everything but the outbox with a bootstrap, atomically. */
  async replace(
    head: StoredHead,
    pages: readonly { readonly key: [string, number]; readonly text: string }[],
  ): Promise<void> {
    const tx = this.#db.transaction(['meta', 'page', 'log'], 'readwrite', { durability: 'relaxed' });
    const done = [tx.objectStore('page').clear(), tx.objectStore('log').clear()];
    await Promise.all(done);
    for (const { key, text } of pages) void tx.objectStore('page').put(text, key);
    void tx.objectStore('meta').put(head, 'head');
    tx.commit();
    await tx.done;
  }

  /** Makes the next start load the model from the server; the outbox stays. */
  async forget(): Promise<void> {
    await this.#db.delete('meta', 'head');
  }

  async wipe(): Promise<void> {
    const tx = this.#db.transaction(['meta', 'page', 'log', 'outbox', 'refused'], 'readwrite');
    await Promise.all([...Array.from(tx.objectStoreNames, (name) => tx.objectStore(name).clear()), tx.done]);
  }

  /** Appends a stretch of the log to the pages it follows; its head moves in the same transaction. */
  async append(events: readonly LogEvent[], head: StoredHead): Promise<void> {
    const tx = this.#db.transaction(['meta', 'log'], 'readwrite', { durability: 'relaxed' });
    const kept = await tx.objectStore('meta').get('head');
    // If the pages were wiped, or could not be replaced, this log does not follow them.
    if (kept?.asOf !== head.asOf || kept.epoch !== head.epoch || kept.head > head.head) return tx.done;
    for (const event of events) void tx.objectStore('log').put(event);
    void tx.objectStore('meta').put(head, 'head');
    tx.commit();
    await tx.done;
  }

  /** Stores a command until it is settled; resolves when it is on disk. Commands of one moment wait for the disk together. */
  keep(command: Command): Promise<void> {
    this.#toKeep.push(command);
    return (this.#keeping ??= this.#keepTogether());
  }

  async #keepTogether(): Promise<void> {
    await Promise.resolve(); // still in the task that gave them
    const commands = this.#toKeep;
    this.#toKeep = [];
    this.#keeping = undefined;
    const tx = this.#db.transaction('outbox', 'readwrite', { durability: 'strict' });
    for (const command of commands) void tx.store.put(command);
    tx.commit(); // commits even if the page closes now
    await tx.done;
  }

  async outbox(): Promise<readonly Command[]> {
    return (await this.#db.getAll('outbox')).map(today);
  }

  async settle(ids: readonly string[]): Promise<void> {
    const tx = this.#db.transaction('outbox', 'readwrite');
    for (const id of ids) void tx.store.delete(id);
    tx.commit();
    await tx.done;
  }

  /** Stores the refusals in place of the commands. */
  async refuse(refused: readonly Conflict[]): Promise<void> {
    const tx = this.#db.transaction(['outbox', 'refused'], 'readwrite');
    for (const conflict of refused) {
      void tx.objectStore('outbox').delete(conflict.command.id);
      void tx.objectStore('refused').put(conflict, conflict.command.id);
    }
    tx.commit();
    await tx.done;
  }

  async forgetRefused(id: string): Promise<void> {
    await this.#db.delete('refused', id);
  }

  close(): void {
    this.#db.close();
  }
}
