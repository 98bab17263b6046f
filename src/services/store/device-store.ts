import type { Command, LogEvent } from '#model/engine/envelope.ts';
import type { Conflict } from '#model/engine/replica.ts';
import { compare } from '#model/values/order.ts';
import type { CompanyStore, Kept, PageTaker, StoredHead } from './company-store.ts';

/** The part of the database used here. */
type Database = Pick<CompanyStore, keyof CompanyStore>;

type Pages = Parameters<CompanyStore['replace']>[1];

interface DeviceOptions {
  readonly open: () => Promise<Database>;
  /** Pending changes are not on disk: they are lost when the page closes. Called once. */
  readonly onUnkept: () => void;
}

const NOTHING: Kept = { head: undefined, log: [], outbox: [], refused: [] };

/**
 * A device's copy of a company, as far as the browser allows it: a denied, full or wiped database does not stop the
 * app. Pending changes are also held in memory, and written again into a database that was wiped under the page.
 */
export class DeviceStore {
  readonly #options: DeviceOptions;
  readonly #waiting = new Map<string, Command>();
  readonly #refused = new Map<string, Conflict>();
  #db: Database | undefined;
  #isDenied = false;
  #isUnkept = false;
  #isClosed = false;

  private constructor(options: DeviceOptions) {
    this.#options = options;
  }

  static async open(options: DeviceOptions): Promise<DeviceStore> {
    const store = new DeviceStore(options);
    store.#db = await options.open().catch(() => undefined);
    store.#isDenied = store.#db === undefined;
    return store;
  }

  /** Whether pending changes would survive the page. */
  get isKept(): boolean {
    return !this.#isUnkept;
  }

  /** Passes the pages to the taker; after a failure they are passed again from the first one. */
  async read(taker: PageTaker): Promise<Kept> {
    const kept = await this.#attempt((db) => db.read(taker), NOTHING);
    for (const command of kept.outbox) this.#waiting.set(command.id, command);
    for (const conflict of kept.refused) this.#refused.set(conflict.command.id, conflict);
    return kept;
  }

  async replace(head: StoredHead, pages: Pages): Promise<void> {
    await this.#attempt((db) => db.replace(head, pages), undefined);
  }

  async forget(): Promise<void> {
    await this.#attempt((db) => db.forget(), undefined);
  }

  /** Deletes everything here, waiting and refused commands included. */
  async wipe(): Promise<void> {
    this.#waiting.clear();
    this.#refused.clear();
    await this.#attempt((db) => db.wipe(), undefined);
  }

  async append(events: readonly LogEvent[], head: StoredHead): Promise<void> {
    await this.#attempt((db) => db.append(events, head), undefined);
  }

  /** Stores a command until it is settled; resolves when it is on disk, or if there is no disk. */
  async keep(command: Command): Promise<void> {
    this.#waiting.set(command.id, command);
    const kept = await this.#attempt((db) => db.keep(command).then(() => true), false);
    if (!kept) this.#tellUnkept();
  }

  /** Another tab has stored it. */
  knows(command: Command): void {
    this.#waiting.set(command.id, command);
  }

  /** Unsettled commands of all tabs, oldest first. */
  async outbox(): Promise<readonly Command[]> {
    const kept = await this.#attempt((db) => db.outbox(), []);
    const all = new Map([...kept.map((command) => [command.id, command] as const), ...this.#waiting]);
    return [...all.values()].toSorted((a, b) => compare(a.id, b.id));
  }

  async settle(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#waiting.delete(id);
    await this.#attempt((db) => db.settle(ids), undefined);
  }

  async refuse(refused: readonly Conflict[]): Promise<void> {
    for (const conflict of refused) {
      this.#waiting.delete(conflict.command.id);
      this.#refused.set(conflict.command.id, conflict);
    }
    const kept = await this.#attempt((db) => db.refuse(refused).then(() => true), false);
    if (!kept) this.#tellUnkept();
  }

  async forgetRefused(id: string): Promise<void> {
    this.#refused.delete(id);
    await this.#attempt((db) => db.forgetRefused(id), undefined);
  }

  close(): void {
    this.#isClosed = true;
    this.#db?.close();
  }

  /** Retries once with a new connection: the browser closes it when its database is wiped. */
  async #attempt<T>(work: (db: Database) => Promise<T>, otherwise: T): Promise<T> {
    for (const isAgain of [false, true]) {
      const db = isAgain ? await this.#reopen() : this.#db;
      if (!db) continue;
      const done = await work(db).then(
        (value) => ({ value }),
        () => undefined,
      );
      if (done) return done.value;
    }
    return otherwise;
  }

  async #reopen(): Promise<Database | undefined> {
    if (this.#isDenied || this.#isClosed) return undefined;
    this.#db?.close();
    this.#db = await this.#options.open().catch(() => undefined);
    const writes = [...this.#waiting.values()].map((command) => this.#db?.keep(command));
    await Promise.all([...writes, this.#db?.refuse([...this.#refused.values()])]).catch(() => {});
    return this.#db;
  }

  #tellUnkept(): void {
    if (this.#isUnkept || this.#isClosed) return;
    this.#isUnkept = true;
    this.#options.onUnkept();
  }
}
