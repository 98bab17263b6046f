import type { Transaction } from 'kysely';
import { agentTables, type AgentKind, type AgentRow } from '#model/areas/setup/agent/agent-kinds.ts';
import type { BookFault } from '#model/books/books.ts';
import { booksIn } from '#model/books/books-in.ts';
import { compareBooks } from '#model/books/compare-books.ts';
import { authored, type Actor } from '#model/engine/actor.ts';
import { STOCK, type Engine } from '#model/engine/engine.ts';
import type { FollowUp, LogEvent } from '#model/engine/envelope.ts';
import { fold } from '#model/engine/fold.ts';
import { propose, stamp } from '#model/engine/propose.ts';
import { typed, type Reader } from '#model/engine/reader.ts';
import { Store } from '#model/engine/store.ts';
import type { Rows } from '#model/engine/rows.ts';
import { uuidv7 } from '#model/values/ids.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { withoutIndexes } from '#server/platform/model/bulk-fold.ts';
import { appendLog, type MarkedEvent } from '#server/platform/model/event-log.ts';
import { CHAIN_START, chainHash } from '#server/platform/db/log-chain.ts';
import { layoutFor, type RowLayouts } from '#server/platform/model/row-layout.ts';
import { writeRows } from '#server/platform/model/row-storage.ts';
import { insertStock } from '#server/platform/model/stock-log.ts';

type Trx = Transaction<Schema>;

interface Into {
  readonly trx: Trx;
  readonly company: number;
  readonly engine: Engine;
  readonly layouts: RowLayouts;
  /** Moment, UTC ISO, and the user who restores. */
  readonly at: string;
  readonly by: Actor;
}

const PAGE = 2000;
const ROWS = 1000;

/** Writes facts of elsewhere as the log of a new company, and then its rows. All in the caller's transaction. */
export class LogRestorer {
  readonly #into: Into;
  #store: Store;
  readonly #seqs = new Map<string, number>();
  #page: MarkedEvent[] = [];
  #last = CHAIN_START;
  #head = 0;

  constructor(into: Into) {
    this.#into = into;
    this.#store = new Store([...into.engine.tables.values()]);
  }

  get view(): Reader {
    return typed(this.#store);
  }

  /** Where the books that were taken contradict each other. */
  get doubts(): readonly BookFault[] {
    return compareBooks(booksIn(this.#store));
  }

  roles(): readonly Rows['role'][] {
    return [...this.#store.all('role').values()] as Rows['role'][]; // its table holds them
  }

  /** All that acts in its own name. */
  readonly agents = (): readonly { readonly kind: AgentKind; readonly row: AgentRow }[] =>
    agentTables.flatMap(
      (kind) => ([...this.#store.all(kind).values()] as AgentRow[]).map((row) => ({ kind, row })), // its table holds them
    );

  /** How many facts there are. */
  get head(): number {
    return this.#head;
  }

  /** Takes the next fact, under the next number. */
  async take(fact: Omit<MarkedEvent, 'seq'>): Promise<void> {
    // A command's facts stay together: what its stock moved and what that was worth are read as one.
    if (this.#page.length >= PAGE && this.#page.at(-1)?.command !== fact.command) await this.#flush();
    const event = { ...fact, seq: (this.#head += 1) };
    const { engine } = this.#into;
    // Bulk folding also changes what a fact brought into its row: what is written is another copy.
    const folded = { ...event, data: structuredClone(event.data), at: new Date(event.at).toISOString() };
    fold(engine, withoutIndexes(this.#store), folded, 'bulk');
    if (event.kind !== STOCK)
      this.#seqs.set(`${engine.types.get(event.kind)?.table.name}/${event.document}`, event.seq);
    this.#page.push(event);
  }

  /** Writes what is left of the log, and all rows; what was taken can then be decided on. */
  async end(): Promise<void> {
    await this.#flush();
    const { trx, company, engine, layouts } = this.#into;
    const store = new Store([...engine.tables.values()]);
    for (const layout of layouts.values()) {
      const { name } = layout.table;
      const rows = [...this.#store.all(name).values()];
      for (let from = 0; from < rows.length; from += ROWS) {
        const written = rows.slice(from, from + ROWS).map((row) => ({ row, seq: this.#seqOf(name, row.id) }));
        await writeRows(trx, company, layout, written, []);
      }
      for (const row of rows) store.put(name, row);
    }
    this.#store = store; // with look-ups of its own: folding in bulk keeps none
  }

  /** Gives a command of the system on what is written, and writes what comes of it; throws where it is refused. */
  async give(command: FollowUp): Promise<void> {
    const { trx, company, engine, layouts, at: now, by } = this.#into;
    const rights = { may: () => true, internal: true, drawsNumbers: true };
    const env = { now, today: now.slice(0, 10), ...authored(by), ...rights };
    const decided = propose(engine, this.#store, command, env);
    if (!decided.accepted) throw new Error(`${command.kind}.${command.type}: ${decided.refusal.code}`);
    const id = uuidv7(Date.parse(now), crypto.getRandomValues(new Uint8Array(10)));
    this.#page.push(...stamp(decided.facts, { after: this.#head, at: now, by, command: id }));
    this.#head += decided.facts.length;
    await this.#flush();
    const seq = this.#head;
    for (const [table, touched] of decided.overlay.rows) {
      const rows = [...touched.values()].flatMap((row) => (row ? [{ row, seq }] : []));
      await writeRows(trx, company, layoutFor(layouts, table), rows, []);
    }
    decided.overlay.commitTo(this.#store);
  }

  #seqOf(table: string, id: string): number {
    return this.#seqs.get(`${table}/${id}`) ?? this.#head;
  }

  async #flush(): Promise<void> {
    const { trx, company, at } = this.#into;
    const events = this.#page;
    if (events.length === 0) return;
    const after = this.#last;
    for (const event of events) this.#last = chainHash(this.#last, company, event);
    await appendLog(trx, company, { events, outcomes: [], head: { head: this.#head, epoch: 1 }, after, at });
    await insertStock(trx, company, events as LogEvent[]); // the same, without their devices
    this.#page = [];
  }
}
