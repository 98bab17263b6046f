import { uuidv7 } from '../values/ids.ts';
import { compare } from '../values/order.ts';
import type { Actor, ActorType } from './actor.ts';
import type { Engine } from './engine.ts';
import type { Env } from './env.ts';
import type { Command, Fact, FollowUp, LogEvent, Verdict } from './envelope.ts';
import { fold } from './fold.ts';
import { asRead } from './asked-version.ts';
import { propose, stamp } from './propose.ts';
import { typed, type Reader } from './reader.ts';
import type { Rows, TableName } from './rows.ts';
import { Store } from './store.ts';

/** An in-memory company that decides and folds as the server does; time stands still unless advanced. */
export class World {
  readonly engine: Engine;
  readonly store: Store;
  readonly log: LogEvent[] = [];
  /** The accepted commands, for replaying them elsewhere. */
  readonly given: Pick<Command, 'kind' | 'document' | 'type' | 'data'>[] = [];
  readonly view: Reader;
  now = '2026-05-04T08:00:00.000Z';
  /** When a device that was offline did what it sends now. */
  madeAt: string | null = null;
  by = 'user-1';
  byType: ActorType = 'user';
  may: (permission: string) => boolean = () => true;
  room: number | null = null;
  /** What is used of the plan, by its limit; absent: not known. */
  taken: Readonly<Record<string, number>> = {};
  warehouses: NonNullable<Env['warehouses']> | null = null;
  limits: NonNullable<Env['limits']> | null = null;
  /** The owner of the agent that proposes; null: a person does. */
  onBehalfOf: string | null = null;
  /** Whether a role is only tried on. */
  tried = false;
  #ids = 0;

  constructor(engine: Engine) {
    this.engine = engine;
    this.store = new Store([...engine.tables.values()]);
    this.view = typed(this.store);
  }

  /** A fresh id, deterministic across runs. */
  id(): string {
    this.#ids += 1;
    const bytes = new Uint8Array(10);
    new DataView(bytes.buffer).setUint32(6, this.#ids);
    return uuidv7(1_777_000_000_000, bytes);
  }

  get actor(): Actor {
    return { type: this.byType, id: this.by };
  }

  env(internal = false): Env {
    const { now, madeAt, by, byType, onBehalfOf, may, room, warehouses, limits, tried } = this;
    const person = { by, byType, onBehalfOf, may, warehouses, limits, tried, internal };
    const moments = { now, today: now.slice(0, 10), ...(madeAt !== null && { madeAt }) };
    return { ...moments, ...person, drawsNumbers: true, room, taken: (limit) => this.taken[limit] ?? null };
  }

  /** Decides a command, of the version that stands here where it asks for one, and keeps its facts. */
  do(
    kind: string,
    document: string,
    type: string,
    data: unknown = {},
    options: { internal?: boolean; version?: number } = {},
  ): Verdict {
    const { version } = options;
    const proposal = propose(
      this.engine,
      this.store,
      asRead(this.engine, this.store, {
        kind,
        document,
        type,
        data,
        ...(version === undefined ? {} : { version }),
      }),
      this.env(options.internal),
    );
    if (!proposal.accepted) return { accepted: false, refusal: proposal.refusal };
    return { accepted: true, events: this.take({ kind, document, type, data }, proposal.facts) };
  }

  /** Keeps the facts of a command that was accepted, here or in a world that was the same. */
  take(command: FollowUp, facts: readonly Fact[]): readonly LogEvent[] {
    const events = stamp(facts, {
      after: this.log.length,
      at: this.now,
      by: this.actor,
      command: this.id(),
    });
    for (const event of events) fold(this.engine, this.store, event);
    this.log.push(...events);
    this.given.push(command);
    return events;
  }

  /** As `do`, for commands that must be accepted; throws the refusal. */
  must(
    kind: string,
    document: string,
    type: string,
    data: unknown = {},
    options: { internal?: boolean } = {},
  ): readonly LogEvent[] {
    const verdict = this.do(kind, document, type, data, options);
    if (!verdict.accepted) throw new Error(`${kind}.${type} refused: ${JSON.stringify(verdict.refusal)}`);
    return verdict.events;
  }

  row<N extends TableName>(table: N, id: string): Rows[N] | undefined {
    return this.view.get(table, id);
  }

  /** Every table as plain data, for whole-model comparison. */
  snapshot(): Record<string, unknown> {
    return snapshotOf(this.engine, this.store);
  }

  /** The same log folded again from scratch, in bulk mode. */
  replayed(): Record<string, unknown> {
    const store = new Store([...this.engine.tables.values()]);
    for (const event of structuredClone(this.log)) fold(this.engine, store, event, 'bulk');
    return snapshotOf(this.engine, store);
  }
}

function snapshotOf(engine: Engine, store: Store): Record<string, unknown> {
  const tables: Record<string, unknown> = {};
  for (const name of [...engine.tables.keys()].sort())
    tables[name] = [...store.all(name).values()].sort((a, b) => compare(a.id, b.id));
  return tables;
}
