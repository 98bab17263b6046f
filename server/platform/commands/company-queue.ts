import type { Transaction } from 'kysely';
import type { Engine } from '#model/engine/engine.ts';
import type { Command } from '#model/engine/envelope.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { isOutage } from '#server/platform/db/outage.ts';
import { together } from '#server/platform/db/pipelined.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import type { CompanyCache } from '#server/platform/model/company-cache.ts';
import { knownOutcomes, lastMoment, lockHead, type LockedHead } from '#server/platform/model/event-log.ts';
import type { HeldCompanies } from '#server/platform/model/held-companies.ts';
import type { RowLayouts } from '#server/platform/model/row-layout.ts';
import { notifyWake } from '#server/platform/db/wake.ts';
import type { Business } from './business.ts';
import { notBefore } from './steady-clock.ts';
import { decideBatch, internalError, type Decided, type Proposed } from './decide-batch.ts';
import {
  Unavailable,
  UnknownCompany,
  wholesOf,
  type BatchFigures,
  type Follow,
  type Job,
  type Settled,
  type Written,
} from './job.ts';
import { traced } from './traced-batch.ts';
import { unlessSpoiled } from './unless-spoiled.ts';

export interface QueueContext {
  readonly engine: Engine;
  readonly database: Database;
  readonly layouts: RowLayouts;
  /** Names this process among those that write the same database. */
  readonly process: string;
  readonly now: () => string;
  readonly onFault: (error: unknown, command?: Command) => void;
  readonly publish: (written: Written) => void;
  /** Told of every batch, whatever became of it. */
  readonly measure: (batch: BatchFigures) => void;
  readonly follow: Follow;
  readonly business: Business;
  readonly held: HeldCompanies<CompanyCache>;
}

/** Commands in one transaction: more are no faster, and the company's row stays locked longer. */
const LARGEST_BATCH = 128;
/** Commands that may wait. */
const LONGEST_QUEUE = 4096;

interface Committed {
  readonly decided: Decided;
  readonly before: LockedHead;
}

interface Apart {
  readonly stretches: readonly Committed[];
  readonly settled: readonly Settled[];
}

/** The commands of one company, decided one batch after the other. Everyone who waits at the same time shares a transaction. */
export class CompanyQueue {
  readonly #context: QueueContext;
  readonly #company: number;
  readonly #jobs: Job[] = [];
  #waiting = 0;
  #running: Promise<void> | undefined;

  constructor(context: QueueContext, company: number) {
    this.#context = context;
    this.#company = company;
  }

  /** Throws `Unavailable` where too many are waiting. */
  add(job: Job): void {
    if (this.#waiting + job.commands.length > LONGEST_QUEUE)
      throw new Unavailable(`company ${this.#company}: ${this.#waiting} commands are waiting`, {
        retryAfterSeconds: 2,
      });
    this.#jobs.push(job);
    this.#waiting += job.commands.length;
    this.#running ??= this.#run();
  }

  /** Commands that wait, and since when the oldest does (`performance.now()`); null: none. */
  get waiting(): { readonly commands: number; readonly since: number } | null {
    const [oldest] = this.#jobs;
    return oldest ? { commands: this.#waiting, since: oldest.since } : null;
  }

  /** Resolves when nothing waits any more. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run(): Promise<void> {
    await Promise.resolve(); // whoever asks in the same turn of the loop shares the first batch
    while (this.#jobs.length > 0) await this.#decide(this.#take());
    this.#running = undefined;
  }

  #take(): Job[] {
    const taken: Job[] = [];
    let commands = 0;
    for (
      let job = this.#jobs[0];
      job && (taken.length === 0 || commands + job.commands.length <= LARGEST_BATCH);
      job = this.#jobs[0]
    ) {
      taken.push(job);
      commands += job.commands.length;
      this.#jobs.shift();
    }
    this.#waiting -= commands;
    return taken;
  }

  async #decide(jobs: readonly Job[]): Promise<void> {
    try {
      const committed = await this.#measured(jobs, () => this.#commit(jobs));
      this.#publish(committed);
      answer(jobs, committed.decided.settled);
    } catch (error) {
      this.#context.held.drop(this.#company); // it shows what was rolled back
      const [first, ...others] = jobs;
      if (isOutage(error) || error instanceof UnknownCompany) this.#reject(jobs, error);
      else if (others.length > 0) for (const job of jobs) await this.#decide([job]);
      else if (first && first.commands.length > 1) await this.#decideApart(first);
      else this.#reject(jobs, error);
    }
  }

  /** The commands of a request, those that cannot be written left out. [EX4] */
  async #decideApart(job: Job): Promise<void> {
    try {
      const { stretches, settled } = await this.#measured([job], () => this.#commitApart(job));
      for (const stretch of stretches) this.#publish(stretch);
      job.resolve([...settled]);
    } catch (error) {
      this.#context.held.drop(this.#company);
      this.#reject([job], error);
    }
  }

  #reject(jobs: readonly Job[], error: unknown): void {
    for (const job of jobs) job.reject(this.#explain(error));
  }

  async #measured<T>(jobs: readonly Job[], commit: () => Promise<T>): Promise<T> {
    const begun = performance.now();
    const commands = jobs.reduce((sum, job) => sum + job.commands.length, 0);
    let written = false;
    try {
      const committed = await traced(jobs, commands, commit);
      written = true;
      return committed;
    } finally {
      const waited = (begun - (jobs[0]?.since ?? begun)) / 1000;
      this.#context.measure({ commands, waited, took: (performance.now() - begun) / 1000, written });
    }
  }

  /** One transaction: all of it is written, or nothing. */
  #commit(jobs: readonly Job[]): Promise<Committed> {
    const proposed = jobs.flatMap(({ commands, proposer }) =>
      commands.map((command) => ({ command, proposer })),
    );
    const work = (trx: Transaction<Schema>): Promise<Committed> =>
      this.#write(trx, proposed, (settled) => writeAlongside(trx, jobs, settled));
    return this.#context.database.withCompany(this.#company, work, 'forAnyValues');
  }

  /**
   * One transaction too, in which each command, or whole, is decided and written on its own. Where none can be, it is not for what
   * they say, and the request fails as a whole: it may be sent again.
   */
  #commitApart(job: Job): Promise<Apart> {
    const { proposer } = job;
    const work = async (trx: Transaction<Schema>): Promise<Apart> => {
      const stretches: Committed[] = [];
      const settled: Settled[] = [];
      const faults: unknown[] = [];
      const wholes = wholesOf(job.commands, (command) => command);
      for (const whole of wholes) {
        const proposed = whole.map((command) => ({ command, proposer }));
        const alone = await unlessSpoiled(trx, () => this.#write(trx, proposed));
        if ('fault' in alone) {
          this.#context.held.drop(this.#company);
          faults.push(alone.fault);
          this.#context.onFault(alone.fault, whole[0]);
          settled.push(...whole.map(({ id }) => ({ id, refusal: internalError })));
        } else {
          stretches.push(alone.done);
          settled.push(...alone.done.decided.settled);
        }
      }
      if (faults.length === wholes.length) throw faults[0];
      await writeAlongside(trx, [job], settled);
      return { stretches, settled };
    };
    return this.#context.database.withCompany(this.#company, work, 'forAnyValues');
  }

  /** Decides commands, and writes what comes of them. */
  async #write(
    trx: Transaction<Schema>,
    proposed: readonly Proposed[],
    alongside: (settled: readonly Settled[]) => Promise<void> = () => Promise.resolve(),
  ): Promise<Committed> {
    const ids = proposed.flatMap(({ command: { id, name } }) => (name === undefined ? [id] : [id, name]));
    const [before, outcomes, last] = await together([
      lockHead(trx, this.#company),
      knownOutcomes(trx, this.#company, ids),
      lastMoment(trx, this.#company),
    ]);
    if (!before) throw new UnknownCompany(this.#company);
    const { engine, layouts, now, onFault, business, held } = this.#context;
    const cache = held.take(this.#company, before.head);
    const decidedOn = { company: this.#company, trx, cache, before, outcomes };
    const batch = {
      engine,
      layouts,
      ...decidedOn,
      now: notBefore(last, now()),
      last,
      onFault,
      business,
      stored: new Map<string, number>(),
    };
    const decided = await decideBatch(batch, proposed);
    // Sent in this order, so that what follows sees it written; committed once all of it is.
    await together([
      decided.unit.write(trx, this.#company, layouts, batch.now),
      this.#notify(trx, decided),
      this.#follow(trx, decided, proposed).then(() => alongside(decided.settled)),
    ]);
    held.keep(this.#company, decided.unit.head, cache);
    return { decided, before };
  }

  async #follow(
    trx: Transaction<Schema>,
    { unit: { events }, settled }: Decided,
    proposed: readonly Proposed[],
  ): Promise<void> {
    if (events.length === 0) return;
    // Two people may have sent the same id; one command alone is accepted under it.
    const accepted = proposed.filter((_, index) => 'seq' in (settled[index] ?? {}));
    const proposers = new Map(accepted.map(({ command, proposer }) => [command.id, proposer]));
    await this.#context.follow(trx, this.#company, events, (command) => proposers.get(command));
  }

  async #notify(trx: Transaction<Schema>, { unit }: Decided): Promise<void> {
    if (unit.events.length === 0) return;
    const { head, epoch } = unit;
    await notifyWake(trx, { company: this.#company, head, epoch, process: this.#context.process });
  }

  #publish({ decided: { unit }, before }: Committed): void {
    if (unit.events.length === 0) return;
    const { head: to, epoch, events } = unit;
    this.#context.publish({ company: this.#company, epoch, from: before.head + 1, to, events });
  }

  #explain(error: unknown): unknown {
    if (error instanceof UnknownCompany) return error;
    this.#context.onFault(error);
    if (!isOutage(error)) return error;
    return new Unavailable('the database did not take the commands', { cause: error });
  }
}

function answer(jobs: readonly Job[], settled: readonly Settled[]): void {
  for (const [job, own] of answersOf(jobs, settled)) job.resolve([...own]);
}

async function writeAlongside(
  trx: Transaction<Schema>,
  jobs: readonly Job[],
  settled: readonly Settled[],
): Promise<void> {
  for (const [job, own] of answersOf(jobs, settled))
    if (own.every((one) => 'seq' in one)) await job.alongside?.(trx);
}

function answersOf(jobs: readonly Job[], settled: readonly Settled[]): [Job, readonly Settled[]][] {
  let next = 0;
  return jobs.map((job) => [job, settled.slice(next, (next += job.commands.length))]);
}
