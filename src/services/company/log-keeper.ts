import type { LogEvent } from '#model/engine/envelope.ts';
import { PAGE_ROWS, toPage, type BootHeader } from '#model/engine/pages.ts';
import type { Batch, Replica } from '#model/engine/replica.ts';
import type { DeviceStore } from '../store/device-store.ts';

type Pages = Parameters<DeviceStore['replace']>[1];

/** Milliseconds in which batches are gathered into one write. */
const GATHER = 100;
/** Longer than this a log is folded into pages: the next start would spend its time on it. */
const LONGEST = 5000;

/** Keeps on the device what the log brings: events one after the other, now and then folded into pages. */
export class LogKeeper {
  readonly #store: DeviceStore;
  readonly #replica: () => Replica;
  /** Resolves when the page has nothing else to do. */
  readonly #idle: () => Promise<void>;
  #header: BootHeader | undefined;
  #length = 0;
  #unwritten: Batch[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isFolding = false;

  constructor(store: DeviceStore, replica: () => Replica, idle: () => Promise<void> = untilIdle) {
    this.#store = store;
    this.#replica = replica;
    this.#idle = idle;
  }

  /** Goes on after what the device holds: pages as of `header`, and so many events. */
  goOn(header: BootHeader, length: number): void {
    this.#header = header;
    this.#length = length;
  }

  /** Begins anew with pages of the server. */
  begin(header: BootHeader, pages: Pages): void {
    this.goOn(header, 0);
    void this.#store.replace({ ...header, head: header.asOf }, pages);
  }

  take(batch: Batch): void {
    this.#unwritten.push(batch);
    this.#timer ??= setTimeout(() => void this.write(), GATHER);
  }

  async write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    // What comes while pages are made belongs after them.
    if (this.#isFolding || !this.#header || this.#unwritten.length === 0) return;
    const batches = this.#unwritten;
    this.#unwritten = [];
    const head = Math.max(...batches.map((batch) => batch.to));
    const events: LogEvent[] = batches.flatMap((batch) => batch.events);
    this.#length += events.length;
    await this.#store.append(events, { ...this.#header, head });
    await this.tidy();
  }

  /** Folds a log that has grown long. */
  async tidy(): Promise<void> {
    if (this.#length <= LONGEST || this.#isFolding || !this.#header) return;
    this.#isFolding = true;
    try {
      await this.#fold(this.#header);
    } finally {
      this.#isFolding = false;
    }
    await this.write();
  }

  async #fold(header: BootHeader): Promise<void> {
    await this.#idle();
    const { base, head } = this.#replica();
    // Rows are values: these lists stay as of this head whatever comes meanwhile.
    const tables = Object.keys(header.tables).flatMap((table) =>
      base.has(table) ? [{ table, rows: [...base.all(table).values()] }] : [],
    );
    const pages: Pages[number][] = [];
    for (const { table, rows } of tables)
      for (let from = 0, page = 0; from < rows.length; from += PAGE_ROWS, page++) {
        const text = JSON.stringify(toPage(table, page, rows.slice(from, from + PAGE_ROWS)));
        pages.push({ key: [table, page], text });
        await this.#idle();
      }
    const counts = Object.fromEntries(tables.map(({ table, rows }) => [table, rows.length]));
    const folded = { ...header, asOf: head, tables: { ...header.tables, ...counts } };
    this.goOn(folded, 0);
    this.#unwritten = this.#unwritten.filter((batch) => batch.to > head);
    await this.#store.replace({ ...folded, head }, pages);
  }
}

/** Resolves when the page has nothing else to do, at the latest after five seconds. */
export function untilIdle(): Promise<void> {
  const idle = globalThis.requestIdleCallback ?? ((soon: () => void) => setTimeout(soon, 50));
  return new Promise((resolve) => void idle(() => resolve(), { timeout: 5000 }));
}
