import type { CommandMode } from './document-type.ts';
import { askedVersion } from './asked-version.ts';
import { canDecide, STOCK, type Engine, type Folding, type RowTarget } from './engine.ts';
import type { Env } from './env.ts';
import type { Command, LogEvent, Outcome, Refusal } from './envelope.ts';
import { fold } from './fold.ts';
import { ifKnown } from './if-known.ts';
import { Miss } from './miss.ts';
import { Overlay, rowKey } from './overlay.ts';
import type { Proposal } from './propose.ts';
import { typed, type RawReader, type Reader } from './reader.ts';
import type { DocumentRow, Row, StateValue, TableName } from './rows.ts';
import type { ArrivedPage } from './pages.ts';
import { noting, partlyHeld } from './replica-scope.ts';
import type { Scope } from './scope.ts';
import { SIGHT } from './visibility.ts';
import { Store } from './store.ts';
import type { AnyTable } from './table.ts';
import { mintedAt } from '../values/ids.ts';

/** A stretch of the log as one access class may see it: everything from `from` to `to`, hidden events left out. */
export interface Batch {
  readonly company: number;
  readonly epoch: number;
  readonly from: number;
  readonly to: number;
  readonly events: readonly LogEvent[];
}

/** A command that the server has not settled yet. */
export interface Pending {
  readonly command: Command;
  readonly env: Env;
  /** True while its effect is shown; false while it only waits for the server. */
  predicted: boolean;
  reads: ReadonlySet<string>;
  sent: boolean;
  /** Its sequence number on the server; it is dropped once the log has reached it. */
  seq: number | null;
}

/** A command that failed after its author had moved on. */
export interface Conflict {
  readonly command: Command;
  readonly refusal: Refusal;
}

export type Dispatched = { readonly queued: true } | { readonly queued: false; readonly refusal: Refusal };
export type Received = { readonly gap: number } | { readonly settled: readonly string[] };

/** Called after every change with the rows touched (`table/id`) and the commands that were settled. */
export type ReplicaListener = (change: {
  readonly rows: ReadonlySet<string>;
  readonly settled: readonly string[];
}) => void;

interface ReplicaOptions {
  /** If it also decides, commands are predicted from the start. */
  readonly engine: Folding;
  readonly company: number;
  /** Tables the session may see. */
  readonly tables: ReadonlySet<string>;
  /** The warehouses whose rows it holds; absent: all. */
  readonly scope?: Scope;
  /** Rows of 'recent' tables older than this moment (UTC ISO) are unknown unless held. */
  readonly recentSince: string;
  /** Called for every command given here, with its document's state before it. */
  readonly given?: (command: Command, outcome: Dispatched, before: StateValue | null) => void;
  readonly env: () => Env;
}

/**
 * A company's model on one device: confirmed rows, overlaid with the predicted effect of pending commands. Confirmed
 * facts and pending commands are matched by command id, never by position.
 */
export class Replica {
  readonly base: Store;
  readonly over: Overlay;
  readonly pending: Pending[] = [];
  readonly conflicts: Conflict[] = [];
  /** Documents (`kind/id`) that changed but are not held: a view showing one fetches it and calls `load`. */
  readonly stale = new Set<string>();
  readonly view: Reader;
  head = 0;
  #engine: Folding;
  readonly #options: ReplicaOptions;
  readonly #listeners = new Set<ReplicaListener>();
  readonly #versions = new Map<string, number>();
  /** What changed while commands are dispatched together. */
  #held: Set<string> | null = null;
  readonly #lists = new Map<string, { readonly version: number; readonly rows: readonly Row[] }>();

  constructor(options: ReplicaOptions) {
    this.#options = options;
    this.#engine = options.engine;
    const { engine, tables, recentSince } = options;
    const held = [...engine.tables.values()].filter((table) => tables.has(table.name));
    const complete = new Set(held.filter((table) => table.bootstrap === 'all').map((table) => table.name));
    const since = Date.parse(recentSince);
    this.base = new Store(held, {
      row: (table, id) => complete.has(table) || mintedAt(id) >= since,
      key: (table, index) => complete.has(table) || isComplete(engine.tables.get(table), index),
    });
    this.over = new Overlay(this.base, engine.tables);
    this.view = typed(this.over);
  }

  subscribe(listener: ReplicaListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Whether commands are judged here. Until then they wait for the server, and no button is disabled. */
  get decides(): boolean {
    return canDecide(this.#engine);
  }

  /** Receives the charts: pending commands are predicted from now on. */
  decideWith(engine: Engine): void {
    if (this.decides) return;
    this.#engine = engine;
    if (this.pending.length === 0) return;
    const touched = new Set<string>();
    this.#notify(touched, this.#rebase(touched));
  }

  /** Documents that ended before this timestamp (UTC ISO) are held only if somebody asked for them. */
  get recentSince(): string {
    return this.#options.recentSince;
  }

  /** Increases with every change to a table: equal versions mean equal rows. */
  version(table: string): number {
    return this.#versions.get(table) ?? 0;
  }

  /**
   * All rows of a table including predicted changes, in no particular order; the same array until the table changes.
   */
  rows(table: string): readonly Row[] {
    const known = this.#lists.get(table);
    const version = this.version(table);
    if (known?.version === version) return known.rows;
    const rows = this.#merged(table);
    this.#lists.set(table, { version, rows });
    return rows;
  }

  #merged(table: string): readonly Row[] {
    if (!this.base.has(table)) return [];
    const base = this.base.all(table);
    const over = this.over.rows.get(table);
    if (!over || over.size === 0) return [...base.values()];
    const rows: Row[] = [];
    for (const [id, row] of base) if (!over.has(id)) rows.push(row);
    for (const row of over.values()) if (row) rows.push(row);
    return rows;
  }

  /** Takes a page of a bootstrap before there are listeners; its rows are made once one of them is asked for. */
  fillPage(page: ArrivedPage): void {
    this.base.fillPage(page);
  }

  /** Loads individually fetched documents; a copy older than the one held is ignored. */
  load(table: string, rows: Iterable<Row>): void {
    const touched = new Set<string>();
    for (const row of rows) {
      if (versionOf(this.base.held(table, row.id)) > versionOf(row)) continue;
      this.base.put(table, row);
      this.stale.delete(rowKey(table, row.id));
      touched.add(rowKey(table, row.id));
    }
    this.#notify(touched, []);
  }

  /** Why a button is disabled, or null; if the view cannot tell, it stays enabled, since the server decides. */
  consider(command: { kind: string; document: string; type: string }): Refusal | null {
    const engine = this.#engine;
    if (!canDecide(engine)) return null;
    return ifKnown(
      () => engine.deciding.consider(engine, this.#judgedBy(command), command, this.#options.env()),
      null,
    );
  }

  /** The version that somebody reads who is to lend their rights to a document; undefined where a command asks for none. */
  versionAskedBy(command: Pick<Command, 'kind' | 'document' | 'type'>): number | undefined {
    return ifKnown(() => askedVersion(this.#engine, this.over, command), undefined);
  }

  /** Tries a command without giving it: what it would do, or why not; null if this device cannot tell. */
  tryOut(command: Omit<Command, 'id' | 'seen'>): Proposal | null {
    const engine = this.#engine;
    if (!canDecide(engine)) return null;
    const env = this.#options.env();
    return ifKnown(() => engine.deciding.propose(engine, this.#judgedBy(command), command, env), null);
  }

  /** Tries a command without giving it: the refusal of the command, or of the `next` one on that document after it. */
  wouldRefuse(command: Omit<Command, 'id' | 'seen'>, next?: string): Refusal | null {
    const tried = this.tryOut(command);
    if (!tried?.accepted) return tried?.refusal ?? null;
    const engine = this.#engine;
    if (next === undefined || !canDecide(engine)) return null;
    const following = { ...command, type: next };
    const env = this.#options.env();
    return ifKnown(() => engine.deciding.consider(engine, tried.overlay, following, env), null);
  }

  /** Gives a command. If the current model refuses it, nothing is queued and the refusal is returned. */
  dispatch(command: Command): Dispatched {
    const { given } = this.#options;
    const before = given ? this.#stateOf(command) : null;
    const outcome = this.#give(command);
    given?.(command, outcome, before);
    return outcome;
  }

  /** A document's state; null if it does not exist or the device does not hold it. */
  #stateOf({ kind, document }: Command): StateValue | null {
    try {
      const row = this.view.get(kind as TableName, document) as DocumentRow | undefined; // documents have their kind's table
      return row?.state ?? null;
    } catch (error) {
      if (error instanceof Miss) return null;
      throw error;
    }
  }

  #give(command: Command): Dispatched {
    const pending: Pending = {
      command,
      env: this.#options.env(),
      predicted: false,
      reads: new Set(),
      sent: false,
      seq: null,
    };
    const touched = new Set<string>();
    const refusal = this.#run(pending, touched);
    if (refusal) return { queued: false, refusal };
    this.pending.push(pending);
    if (this.#held) for (const key of touched) this.#held.add(key);
    else this.#notify(touched, []);
    return { queued: true };
  }

  /** Listeners hear of all commands that `work` dispatches at once, after it: each by itself would draw the page. */
  together(work: () => void): void {
    const held = new Set<string>();
    this.#held = held;
    try {
      work();
    } finally {
      this.#held = null;
      if (held.size > 0) this.#notify(held, []);
    }
  }

  /** Re-queues a command stored on the device, such as after a reload; never refused here. */
  restore(command: Command): void {
    if (this.pending.some((p) => p.command.id === command.id)) return;
    const env = this.#options.env();
    const pending: Pending = { command, env, predicted: false, reads: new Set(), sent: true, seq: null };
    const touched = new Set<string>();
    this.#run(pending, touched);
    this.pending.push(pending);
    this.#notify(touched, []);
  }

  /** Takes a stretch of the log. Duplicates are harmless; on a gap it returns the `seq` it needs first. */
  receive(batch: Batch): Received {
    if (batch.company !== this.#options.company) return { settled: [] };
    if (batch.to <= this.head) return { settled: [] };
    if (batch.from > this.head + 1) return { gap: this.head + 1 };
    const touched = new Set<string>();
    const lookups = new Set<string>();
    const target = noting(this.base, this.#engine, this.#options.scope ?? null, { touched, lookups });
    for (const event of batch.events) if (event.seq > this.head) this.#apply(target, event, touched);
    this.head = batch.to;
    const confirmed = new Set(batch.events.map((event) => event.command));
    return {
      settled: this.#settle((p) => confirmed.has(p.command.id) || reached(p, this.head), touched, lookups),
    };
  }

  /** Takes the server's answers to commands. */
  acknowledge(outcomes: readonly Outcome[]): readonly string[] {
    const refused = new Set<string>();
    for (const outcome of outcomes) {
      const pending = this.pending.find((p) => p.command.id === outcome.id);
      if (!pending) continue;
      if ('seq' in outcome) pending.seq = outcome.seq;
      else {
        refused.add(outcome.id);
        this.conflicts.push({ command: pending.command, refusal: outcome.refusal });
      }
    }
    return this.#settle((p) => refused.has(p.command.id) || reached(p, this.head), new Set(), new Set());
  }

  /** Marks commands as sent: from now on only the server drops them. */
  markSent(ids: ReadonlySet<string>): void {
    for (const pending of this.pending) if (ids.has(pending.command.id)) pending.sent = true;
  }

  dismissConflict(id: string): void {
    const index = this.conflicts.findIndex((conflict) => conflict.command.id === id);
    if (index >= 0) this.conflicts.splice(index, 1);
    this.#notify(new Set(), []);
  }

  /** A fetched document may be ahead of the log; one not held is marked stale for whichever view needs it. */
  #apply(target: RowTarget, event: LogEvent, touched: Set<string>): void {
    const held = this.base.has(event.kind) ? this.base.held(event.kind, event.document) : undefined;
    const isDocument = event.kind !== STOCK && event.kind !== SIGHT;
    if (isDocument && versionOf(held) >= event.version) return;
    try {
      fold(this.#engine, target, event);
    } catch (error) {
      if (!(error instanceof Miss)) throw error;
      this.stale.add(rowKey(event.kind, event.document));
      touched.add(rowKey(event.kind, event.document));
    }
  }

  /** What a command is judged by here. */
  #judgedBy({ document }: Pick<Command, 'document'>): RawReader {
    return partlyHeld(this.over, this.#engine, this.#options.scope ?? null, document);
  }

  #settle(
    isGone: (pending: Pending) => boolean,
    touched: Set<string>,
    lookups: ReadonlySet<string>,
  ): readonly string[] {
    const gone = this.pending.filter(isGone);
    const disturbed = this.pending.some(({ reads }) => meets(reads, touched) || meets(reads, lookups));
    const settled = gone.map((p) => p.command.id);
    if (gone.length > 0)
      this.pending.splice(0, this.pending.length, ...this.pending.filter((p) => !gone.includes(p)));
    if (gone.length > 0 || disturbed) settled.push(...this.#rebase(touched));
    this.#notify(touched, settled);
    return settled;
  }

  /** Decides the pending commands again, in order, against the confirmed rows. */
  #rebase(touched: Set<string>): readonly string[] {
    for (const [table, rows] of this.over.rows) for (const id of rows.keys()) touched.add(rowKey(table, id));
    this.over.clear();
    const dropped: string[] = [];
    const kept = this.pending.filter((pending) => {
      const refusal = this.#run(pending, touched);
      if (!refusal || pending.sent) return true;
      this.conflicts.push({ command: pending.command, refusal });
      dropped.push(pending.command.id);
      return false;
    });
    this.pending.splice(0, this.pending.length, ...kept);
    return dropped;
  }

  #run(pending: Pending, touched: Set<string>): Refusal | null {
    pending.predicted = false;
    const engine = this.#engine;
    if (!canDecide(engine)) return null;
    try {
      const proposal = engine.deciding.propose(
        engine,
        this.#judgedBy(pending.command),
        pending.command,
        pending.env,
      );
      pending.reads = proposal.overlay.reads;
      if (!proposal.accepted) return proposal.refusal;
      if (modeOf(engine, pending.command) !== 'predict') return null;
      pending.predicted = true;
      for (const [table, rows] of proposal.overlay.rows)
        for (const id of rows.keys()) touched.add(rowKey(table, id));
      proposal.overlay.commitTo(this.over);
      return null;
    } catch (error) {
      if (!(error instanceof Miss)) throw error;
      pending.reads = new Set();
      return null;
    }
  }

  #notify(rows: ReadonlySet<string>, settled: readonly string[]): void {
    const tables = new Set<string>();
    for (const key of rows) tables.add(key.slice(0, key.indexOf('/')));
    for (const table of tables) this.#versions.set(table, this.version(table) + 1);
    for (const listener of this.#listeners) listener({ rows, settled });
  }
}

/** Whether a browser holds every row of a look-up, though not of its table. */
const isComplete = (table: AnyTable | undefined, index: string): boolean =>
  table?.indexes[index]?.complete ?? false;

const modeOf = (engine: Engine, { kind, type }: Command): CommandMode | undefined =>
  engine.types.get(kind)?.commands[type]?.mode;

const versionOf = (row: Row | undefined): number => (row as Partial<DocumentRow> | undefined)?.version ?? 0;

const reached = (pending: Pending, head: number): boolean => pending.seq !== null && pending.seq <= head;

function meets(reads: ReadonlySet<string>, changed: ReadonlySet<string>): boolean {
  for (const key of changed) if (reads.has(key)) return true;
  return false;
}
