import { accessClass, redactEvent, redactRow, type AccessClass } from '#model/engine/access.ts';
import { asUser, authored } from '#model/engine/actor.ts';
import type { Engine } from '#model/engine/engine.ts';
import type { Env } from '#model/engine/env.ts';
import type { Command, LogEvent, Outcome, Refusal } from '#model/engine/envelope.ts';
import { fold } from '#model/engine/fold.ts';
import { propose, stamp } from '#model/engine/propose.ts';
import type { Batch } from '#model/engine/replica.ts';
import type { Row } from '#model/engine/rows.ts';
import { Store } from '#model/engine/store.ts';

/** What a new or reloaded client receives. */
interface Bootstrap {
  readonly asOf: number;
  readonly tables: ReadonlyMap<string, readonly Row[]>;
}

/** The server's side of a company, in memory: durable data survives `restart`, caches do not. */
export class SimulatedServer {
  readonly engine: Engine;
  readonly log: LogEvent[] = [];
  readonly #settled = new Map<string, { seq: number } | { refusal: Refusal }>();
  store: Store;
  #now = 1_777_881_600_000;
  #seenLength = 0;

  constructor(engine: Engine) {
    this.engine = engine;
    this.store = this.#empty();
  }

  /** Forgets everything but the log and the outcomes, as after a crash. */
  restart(): void {
    this.store = this.replay();
  }

  /** Whether the log has grown since the last call. */
  takeGrown(): boolean {
    const grown = this.log.length > this.#seenLength;
    this.#seenLength = this.log.length;
    return grown;
  }

  replay(): Store {
    const store = this.#empty();
    for (const event of structuredClone(this.log)) fold(this.engine, store, event, 'bulk');
    return store;
  }

  handle(by: string, may: (permission: string) => boolean, commands: readonly Command[]): Outcome[] {
    return commands.map((command) => {
      const known = this.#settled.get(command.id);
      const outcome = known ?? this.#decide(by, may, command);
      this.#settled.set(command.id, outcome);
      return { id: command.id, ...outcome };
    });
  }

  batch(access: AccessClass, from: number, to = this.log.length): Batch {
    const events = this.log
      .slice(from - 1, to)
      .flatMap((event) => redactEvent(access, this.engine, event) ?? []);
    return { company: 1, epoch: 1, from, to, events: structuredClone(events) };
  }

  /** The last event of an event's command: no batch ends before it. */
  endOfCommand(seq: number): number {
    const command = this.log[seq - 1]?.command;
    const after = this.log.findIndex((event, index) => index >= seq && event.command !== command);
    return after < 0 ? this.log.length : after;
  }

  bootstrap(access: AccessClass): Bootstrap {
    const tables = new Map<string, Row[]>();
    for (const table of this.engine.tables.values())
      if (access.tables.has(table.name))
        tables.set(
          table.name,
          [...this.store.all(table.name).values()].flatMap((row) => redactRow(access, table, row) ?? []),
        );
    return { asOf: this.log.length, tables: structuredClone(tables) };
  }

  env(by: string, may: (permission: string) => boolean): Env {
    const now = new Date(this.#now).toISOString();
    return {
      now,
      today: now.slice(0, 10),
      ...authored(asUser(by)),
      may,
      internal: by === 'system',
      drawsNumbers: true,
    };
  }

  /** The access class of a client with these permissions. */
  access(may: (permission: string) => boolean): AccessClass {
    return accessClass(this.engine, may);
  }

  #decide(
    by: string,
    may: (permission: string) => boolean,
    command: Command,
  ): { seq: number } | { refusal: Refusal } {
    this.#now += 1000;
    const env = this.env(by, may);
    const proposal = propose(this.engine, this.store, command, env);
    if (!proposal.accepted) return { refusal: proposal.refusal };
    const events = stamp(proposal.facts, {
      after: this.log.length,
      at: env.now,
      by: asUser(by),
      command: command.id,
    });
    for (const event of events) fold(this.engine, this.store, event);
    this.log.push(...events);
    return { seq: this.log.length };
  }

  #empty(): Store {
    return new Store([...this.engine.tables.values()]);
  }
}
