import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Actor } from '#model/engine/actor.ts';
import type { Engine } from '#model/engine/engine.ts';
import type { Command } from '#model/engine/envelope.ts';
import { uuidv7 } from '#model/values/ids.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { beginLog } from '#server/platform/model/event-log.ts';
import { CompanyCache } from '#server/platform/model/company-cache.ts';
import { HeldCompanies } from '#server/platform/model/held-companies.ts';
import type { RowLayouts } from '#server/platform/model/row-layout.ts';
import type { Business } from './business.ts';
import { commandIds, type CommandIds } from './command-ids.ts';
import { CompanyQueue } from './company-queue.ts';
import {
  Unavailable,
  type Alongside,
  type BatchFigures,
  type Follow,
  type PartCommand,
  type JobCommand,
  type Load,
  type Proposer,
  type Settled,
  type Written,
} from './job.ts';

export interface ExecutorOptions {
  readonly engine: Engine;
  readonly database: Database;
  readonly layouts: RowLayouts;
  /** The clock: moment as UTC ISO. */
  readonly now: () => string;
  /** Told of what should not happen: a decision that threw (with its command), or a batch that failed. */
  readonly onFault: (error: unknown, command?: Command) => void;
  readonly business: Business;
  /** What the ids of the server's own commands are made with; the same in every process of an installation. */
  readonly secret: string;
  /** Estimated bytes that may be held of all companies together, between their batches. */
  readonly mostHeld?: number;
}

/** A command of the server's own making: seeds, imports, migrations of documents. */
export interface SystemCommand {
  readonly kind: string;
  readonly document: string;
  readonly type: string;
  readonly data: unknown;
  /** UUID that names what it is for; give one to make it repeatable. */
  readonly id?: string;
  /** [EX16] With those that name the same one, it is taken together or not at all. */
  readonly whole?: string | undefined;
}

/** Decides commands, company by company; the only writer of logs. */
export interface Executor {
  /** Names this process in the notices to others. */
  readonly process: string;
  /**
   * Gives commands in order, all in one transaction; `from` says what with and from where, whether their ids are names by
   * the server [EX14], and what is written in the same transaction if all are accepted. Rejects with UnknownCompany,
   * Unavailable, or a fault.
   */
  submit(
    company: number,
    by: Actor,
    commands: readonly PartCommand[],
    from?: Pick<Proposer, 'device' | 'address' | 'namesCommands'> & { readonly alongside?: Alongside },
  ): Promise<Settled[]>;
  /**
   * The same without asking for permissions, with the moment (UTC ISO) it is to have happened at, and with what is
   * written in the same transaction if all are accepted; where that throws, nothing is.
   */
  systemPropose(
    company: number,
    commands: readonly SystemCommand[],
    as: { by: Actor; at?: string; device?: string | undefined; alongside?: Alongside },
  ): Promise<Settled[]>;
  /** [EX14] The id by which the log knows a command of the server that was given under this name. */
  idOf(company: number, name: string): string;
  /** Begins the log of a company, if it has none. */
  begin(company: number): Promise<void>;
  /** Gives what follows from the events of every batch of this process, in its transaction; where it throws, nothing is written. */
  onWriting(follow: Follow): () => void;
  /** Told of every batch of this process, after its commit. */
  onWritten(listener: (written: Written) => void): () => void;
  /** Told of every transaction of this process, whatever became of it. */
  onDecided(listener: (batch: BatchFigures) => void): () => void;
  /** What waits in this process now. */
  load(): Load;
  /** Takes no more commands, and resolves when those taken are settled. */
  close(): Promise<void>;
}

export function createExecutor(options: ExecutorOptions): Executor {
  const process = randomUUID();
  const queues = new Map<number, CompanyQueue>();
  const { engine, layouts, mostHeld } = options;
  const held = new HeldCompanies((company) => new CompanyCache(engine, layouts, company), mostHeld);
  const written = announcing<Written>(options.onFault);
  const decided = announcing<BatchFigures>(options.onFault);
  const followers = new Set<Follow>();
  const around = { held, process, publish: written.tell, measure: decided.tell, follow: inTurn(followers) };
  const idOf = commandIds(options.secret);
  let closed = false;

  const give: Give = (company, proposer, commands, alongside) =>
    new Promise((resolve, reject) => {
      if (closed) throw new Unavailable('the server is shutting down', { retryAfterSeconds: 5 });
      const queue = queues.get(company) ?? new CompanyQueue({ ...options, ...around }, company);
      queues.set(company, queue);
      const asked = { since: performance.now(), within: AsyncLocalStorage.snapshot() };
      queue.add({ commands, proposer, alongside, resolve, reject, ...asked });
    });

  const giveNamed = underOwnIds(give, idOf);

  return {
    process,
    idOf,
    submit: (company, by, commands, { alongside, ...from } = {}) =>
      (from.namesCommands ? giveNamed : give)(company, { ...from, by, internal: false }, commands, alongside),
    systemPropose: (company, commands, { alongside, ...as }) =>
      giveNamed(company, { ...as, internal: true }, numbered(commands, options.now()), alongside),
    begin: (company) => options.database.withCompany(company, (trx) => beginLog(trx, company)),
    onWriting: (follower) => joining(followers, follower),
    onWritten: written.join,
    onDecided: decided.join,
    load: () => loadOf(queues.values()),
    close: async () => {
      closed = true;
      await Promise.all([...queues.values()].map((queue) => queue.idle()));
    },
  };
}

/** Has commands decided. */
type Give = (
  company: number,
  proposer: Proposer,
  commands: readonly JobCommand[],
  alongside?: Alongside,
) => Promise<Settled[]>;

/** [EX14] Gives commands under the server's own ids; they are answered with the names that they were given under. */
const underOwnIds =
  (give: Give, idOf: CommandIds): Give =>
  async (company, proposer, commands, alongside) => {
    const own = commands.map((one) => ({ ...one, id: idOf(company, one.id), name: one.id }));
    const settled = await give(company, proposer, own, alongside);
    return settled.map((one, index) => ({ ...one, id: commands[index]?.id ?? one.id }));
  };

function loadOf(queues: Iterable<CompanyQueue>): Load {
  const waiting = [...queues].flatMap((queue) => queue.waiting ?? []);
  const since = Math.min(...waiting.map((one) => one.since));
  return {
    commands: waiting.reduce((sum, one) => sum + one.commands, 0),
    companies: waiting.length,
    oldest: waiting.length === 0 ? 0 : (performance.now() - since) / 1000,
  };
}

/** Tells listeners; what is committed stays so, whatever one makes of it. */
function announcing<T>(onFault: ExecutorOptions['onFault']) {
  const listeners = new Set<(news: T) => void>();
  return {
    join: (listener: (news: T) => void) => joining(listeners, listener),
    tell: (news: T): void => {
      for (const listener of listeners) guarded(() => listener(news), onFault);
    },
  };
}

/** Adds to a set; what is returned takes it out again. */
function joining<T>(all: Set<T>, one: T): () => void {
  all.add(one);
  return () => void all.delete(one);
}

const inTurn =
  (followers: ReadonlySet<Follow>): Follow =>
  async (trx, company, events, proposerOf) => {
    for (const follow of followers) await follow(trx, company, events, proposerOf);
  };

function guarded(work: () => void, onFault: ExecutorOptions['onFault']): void {
  try {
    work();
  } catch (error) {
    onFault(error);
  }
}

/** With an id of their own, those that have none. */
const numbered = (commands: readonly SystemCommand[], now: string): PartCommand[] =>
  commands.map((command) => ({ id: newId(now), seen: 0, ...command }));

/** A fresh command id. */
const newId = (now: string): string => uuidv7(Date.parse(now), crypto.getRandomValues(new Uint8Array(10)));
