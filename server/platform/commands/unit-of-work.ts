import type { Transaction } from 'kysely';
import type { Engine } from '#model/engine/engine.ts';
import type { Command, LogEvent, Refusal } from '#model/engine/envelope.ts';
import type { Overlay } from '#model/engine/overlay.ts';
import type { Row } from '#model/engine/rows.ts';
import { together } from '#server/platform/db/pipelined.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { CompanyCache } from '#server/platform/model/company-cache.ts';
import { noteForAudit, type AuditNote } from '#server/platform/model/audit-notes.ts';
import {
  appendLog,
  type LockedHead,
  type MarkedEvent,
  type StoredOutcome,
} from '#server/platform/model/event-log.ts';
import { layoutFor, type RowLayouts } from '#server/platform/model/row-layout.ts';
import { writeRows } from '#server/platform/model/row-storage.ts';
import { insertStock } from '#server/platform/model/stock-log.ts';
import type { Proposer } from './job.ts';
import { markOf } from './settled-commands.ts';
import { isStorable } from '#model/values/storable.ts';

type Trx = Transaction<Schema>;

interface Touched {
  readonly row: Row | null;
  readonly seq: number;
}

/** A row before something was accepted. */
interface Before {
  readonly table: string;
  readonly id: string;
  readonly touched: Touched | undefined;
  readonly row: Row | undefined;
}

/** What a batch has decided and not written yet. */
export class UnitOfWork {
  readonly events: LogEvent[] = [];
  readonly #outcomes: StoredOutcome[] = [];
  readonly #refused: Omit<AuditNote, 'at'>[] = [];
  /** What commands were given with and from where, by their ids. */
  readonly #origins = new Map<string, Proposer>();
  readonly #touched = new Map<string, Map<string, Touched>>();
  readonly #engine: Engine;
  readonly #before: LockedHead;
  #head: number;
  /** What was there before what may still be dropped. */
  #held: Before[] | undefined;

  constructor(engine: Engine, before: LockedHead) {
    this.#engine = engine;
    this.#before = before;
    this.#head = before.head;
  }

  get head(): number {
    return this.#head;
  }

  /** One more for every batch that changed what somebody may see or do. */
  get epoch(): number {
    const changed = this.events.some(({ kind }) => this.#engine.types.get(kind)?.changesAccess);
    return this.#before.epoch + (changed ? 1 : 0);
  }

  /** Takes an accepted command's facts; the cache shows them to the commands that follow. */
  accept(
    command: Command,
    events: readonly LogEvent[],
    overlay: Overlay,
    cache: CompanyCache,
    proposer: Proposer,
  ): void {
    this.events.push(...events);
    this.#origins.set(command.id, proposer);
    this.#head += events.length;
    this.#outcomes.push({ id: command.id, seq: this.#head, refusal: null, ...markOf(command, proposer) });
    const written = lastWrites(this.#engine, events);
    for (const [table, rows] of overlay.rows)
      for (const [id, row] of rows) {
        this.#hold(table, id, cache);
        this.#touch(table, id, { row, seq: written.get(`${table}/${id}`) ?? this.#head });
      }
    overlay.commitTo(cache);
  }

  /** [EX16] Does some of the work: where it answers false, all that it had accepted is dropped again. */
  async wholly(cache: CompanyCache, work: () => Promise<boolean>): Promise<void> {
    const [events, outcomes, head] = [this.events.length, this.#outcomes.length, this.#head];
    const held: Before[] = (this.#held = []);
    const isWhole = await work();
    this.#held = undefined;
    if (isWhole) return;
    this.events.length = events;
    this.#outcomes.length = outcomes;
    this.#head = head;
    for (const { table, id, touched, row } of held.toReversed()) {
      if (touched) this.#touch(table, id, touched);
      else this.#touched.get(table)?.delete(id);
      if (row) cache.put(table, row);
      else cache.remove(table, id);
    }
  }

  /** What the server itself asks for and does not get concerns nobody. */
  refuse(command: Command, refusal: Refusal, proposer: Proposer): void {
    const { by, device, address, internal } = proposer;
    this.#outcomes.push({ id: command.id, seq: this.#head, refusal, ...markOf(command, proposer) });
    const { kind, document, type: about } = command;
    if (internal || !isStorable([kind, document, about])) return;
    const { code, params } = refusal;
    this.#refused.push({
      what: 'refused',
      by: by.id,
      byType: by.type,
      device,
      address,
      kind,
      document,
      about,
      detail: { code, params },
    });
  }

  /** Writes it all in one trip, each table in at most a few statements. The caller holds the company's head. */
  async write(trx: Trx, company: number, layouts: RowLayouts, at: string): Promise<void> {
    if (this.#outcomes.length === 0) return; // every command had been settled before
    const { head, epoch, events } = this;
    const marked = events.map((event) => this.#marked(event));
    const added = {
      events: marked,
      outcomes: this.#outcomes,
      head: { head, epoch },
      after: this.#before.hash,
      at,
    };
    const log = appendLog(trx, company, added);
    const rows = [...this.#touched.keys()].sort().map((table) => {
      const touched = [...(this.#touched.get(table) ?? [])];
      const written = touched.flatMap(([, { row, seq }]) => (row ? [{ row, seq }] : []));
      const removed = touched.flatMap(([id, { row }]) => (row ? [] : [id]));
      return writeRows(trx, company, layoutFor(layouts, table), written, removed);
    });
    const notes = this.#refused.map((note) => ({ ...note, at }));
    await together([log, ...rows, insertStock(trx, company, events), noteForAudit(trx, company, notes)]);
  }

  #marked(event: LogEvent): MarkedEvent {
    const { device, address } = this.#origins.get(event.command) ?? {};
    return { ...event, device, address: event.index === 0 ? address : undefined };
  }

  #hold(table: string, id: string, { store }: CompanyCache): void {
    const touched = this.#touched.get(table)?.get(id);
    this.#held?.push({ table, id, touched, row: store.held(table, id) });
  }

  #touch(table: string, id: string, touched: Touched): void {
    const rows = this.#touched.get(table);
    if (rows) rows.set(id, touched);
    else this.#touched.set(table, new Map([[id, touched]]));
  }
}

/** The last event of each document among these, by `table/id`. */
function lastWrites(engine: Engine, events: readonly LogEvent[]): ReadonlyMap<string, number> {
  const last = new Map<string, number>();
  for (const event of events) {
    const table = engine.types.get(event.kind)?.table.name;
    if (table !== undefined) last.set(`${table}/${event.document}`, event.seq);
  }
  return last;
}
