import type { LogEvent } from '#model/engine/envelope.ts';
import type { BootHeader } from '#model/engine/pages.ts';
import type { Batch, Replica } from '#model/engine/replica.ts';
import type { DeviceStore } from '../store/device-store.ts';
import { untilIdle } from '../page/until-idle.ts';

type Pages = Parameters<DeviceStore['replace']>[1];

/** Milliseconds during which batches are collected into one write. */
const GATHER = 100;
/** A longer log is folded into pages: otherwise the next start would spend its time on it. */
const LONGEST = 5000;

/** Stores the log on the device: appends events and occasionally folds them into pages. */
export class LogKeeper {
  readonly #store: DeviceStore;
  readonly #replica: () => Replica;
  /** Resolves when the page is idle. */
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

  /** Continues from what the device holds: pages as of `header`, and `length` events. */
  goOn(header: BootHeader, length: number): void {
    this.#header = header;
    this.#length = length;
  }

  /** Starts over with pages from the server. */
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
    // Events that arrive while pages are made belong after them.
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
    const folding = await import('./folded-pages.ts').catch(() => null); // without a connection it may not be here yet
    if (!folding) return;
    await this.#idle();
    const { base, head } = this.#replica();
    const tables = folding.rowsOf(base, Object.keys(header.tables));
    const pages = await folding.pagesOf(tables, this.#idle);
    const counts = Object.fromEntries(tables.map(({ table, rows }) => [table, rows.length]));
    const folded = { ...header, asOf: head, tables: { ...header.tables, ...counts } };
    this.goOn(folded, 0);
    this.#unwritten = this.#unwritten.filter((batch) => batch.to > head);
    await this.#store.replace({ ...folded, head }, pages);
  }
}
