import { sql } from 'kysely';
import type { Job as FetchedJob, PgBoss } from 'pg-boss';
import type { Database } from '#server/platform/db/connect.ts';
import { jobQueues, jobSchema, type JobQueue, type QueueName } from '../platform/db/job-queues.ts';
import { createJobsUnderWay, type JobFigures, type JobsUnderWay, type Run } from './jobs-under-way.ts';
import { drainingBoss, runningBoss } from './open-boss.ts';

/** A job as its handler gets it. */
export interface Job {
  /** The same at every attempt: what the outside is told it by. */
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** 1 at the first attempt. */
  readonly attempt: number;
  /** Whether it is given up where this attempt fails. */
  readonly isLast: boolean;
}

/**
 * Runs a job; it may run again where its process ends before the queue knows that it was done. Rejects where it is to be
 * tried again; a `retryAfterSeconds` of the error says when at the earliest, and `isReported` that it is no fault of the server.
 */
export type JobHandler = (job: Job) => Promise<unknown>;

/** The queue of jobs, as one process takes part in it. */
export interface JobRunner {
  /** Says how the jobs of a queue are run; before `start` or `drain`. */
  handle(queue: QueueName, handler: JobHandler): void;
  /** Runs jobs from now on, of all queues that have a handler. */
  start(): Promise<void>;
  /** Puts down a job each time that a cron expression (UTC) says so, once for all processes; while started. `key` names the schedule. */
  schedule(queue: QueueName, cron: string, data: object, key: string): Promise<void>;
  /** Ends a schedule; one that is not there is none. */
  unschedule(queue: QueueName, key: string): Promise<void>;
  /** Runs all that is due of a queue, one after the other, without `start`; resolves with the number of attempts. */
  drain(queue: QueueName): Promise<number>;
  /** Takes up jobs of processes that no longer say that they are alive; happens by itself once started. */
  recover(): Promise<void>;
  /** Told of every attempt at a job in this process. */
  onRun(listener: (job: JobFigures) => void): () => void;
  /** [JQ10] Takes no more jobs; those that run are given five seconds to be done, and are handed back then. */
  close(): Promise<void>;
}

interface RunnerOptions {
  readonly database: Database;
  /** Called for each failed attempt, and for faults of the queue itself. */
  readonly onFault: (error: unknown) => void;
  /** Milliseconds that running jobs are given at the end; 5000 by default. */
  readonly patience?: number;
}

const PATIENCE = 5_000;
/** What handing back may take, in milliseconds. */
const HANDING_BACK = 1_000;

export function createJobRunner({ database, onFault, patience = PATIENCE }: RunnerOptions): JobRunner {
  const handlers = new Map<QueueName, JobHandler>();
  const underWay = createJobsUnderWay(database);
  let opening: Promise<PgBoss> | undefined;
  const open = (make: typeof runningBoss): Promise<PgBoss> => (opening ??= make(database, onFault));
  const run = underWay.watched(runWith(database, handlers, underWay, onFault));
  return {
    handle: (queue, handler) => void handlers.set(queue, handler),
    start: async () => {
      const boss = await open(runningBoss);
      for (const name of handlers.keys())
        for (let n = 0; n < jobQueues[name].workers; n += 1) await work(boss, jobQueues[name], run);
    },
    schedule: async (queue, cron, data, key) =>
      (await open(runningBoss)).schedule(queue, cron, data, { tz: 'UTC', key, singletonKey: key }),
    unschedule: async (queue, key) => (await open(runningBoss)).unschedule(queue, key),
    drain: async (queue) => drain(await open(drainingBoss), queue, run),
    recover: async () => (await open(drainingBoss)).supervise(),
    onRun: underWay.onRun,
    close: async () => {
      const boss = await opening?.catch(() => undefined);
      if (!boss) return;
      // The library would count a job that the end of a process broke off as a failed attempt, and give up the last one.
      const handingBack = setTimeout(() => void underWay.handBack().catch(onFault), patience);
      await boss.stop({ graceful: true, timeout: patience + HANDING_BACK });
      clearTimeout(handingBack);
    },
  };
}

/** [JQ3] Runs a job by its handler; where it fails, the next attempt waits as its queue says. */
const runWith =
  (
    database: Database,
    handlers: ReadonlyMap<string, JobHandler>,
    underWay: Pick<JobsUnderWay, 'isHandedBack'>,
    onFault: RunnerOptions['onFault'],
  ): Run =>
  async (queue, { id, data, retryCount }) => {
    const wait = queue.waits[retryCount];
    try {
      const job = { id, data: { ...data }, attempt: retryCount + 1, isLast: wait === undefined };
      return (await handlers.get(queue.name)?.(job)) ?? {};
    } catch (error) {
      if (underWay.isHandedBack(id)) throw plain(error);
      if (!isReported(error)) onFault(new Error(`job ${id} (${queue.name}) failed`, { cause: error }));
      if (wait !== undefined) await waitBefore(database, id, queue.name, Math.max(wait, askedFor(error)));
      throw plain(error);
    }
  };

/** What a handler has told already, by `isReported`, is no fault of the server. */
const isReported = (error: unknown): boolean => error instanceof Error && 'isReported' in error;

/** The library would keep all there is to an error; people are shown its message alone. */
const plain = (error: unknown): Error => {
  const told = new Error(error instanceof Error ? error.message : String(error));
  delete told.stack;
  return told;
};

async function waitBefore({ app }: Database, id: string, queue: string, seconds: number): Promise<void> {
  await sql`update ${sql.table(`${jobSchema}.job`)} set retry_delay = ${Math.ceil(seconds)}
    where name = ${queue} and id = ${id}`.execute(app.kysely);
}

/** How many seconds the other side asks to wait. */
function askedFor(error: unknown): number {
  const seconds = error instanceof Error && 'retryAfterSeconds' in error ? error.retryAfterSeconds : 0;
  return typeof seconds === 'number' ? seconds : 0;
}

/** Begins one of a queue's workers. */
async function work(boss: PgBoss, { name, perGroup, ...queue }: JobQueue, run: Run): Promise<void> {
  let id = '';
  const handler = async ([job]: FetchedJob<object>[]): Promise<unknown> => {
    try {
      return job && (await run({ name, ...queue }, job));
    } finally {
      boss.notifyWorker(id); // there may be another one: otherwise it looks when it next hears of one
    }
  };
  id = await (perGroup === undefined
    ? boss.work<object>(name, handler)
    : boss.work<object>(name, { groupConcurrency: perGroup }, handler));
}

async function drain(boss: PgBoss, name: QueueName, run: Run): Promise<number> {
  const queue: JobQueue = jobQueues[name];
  for (let tried = 0; ; tried += 1) {
    const [job] = await boss.fetch<object>(name);
    if (!job) return tried;
    await run(queue, job).then(
      (output) => boss.complete(name, job.id, output as object),
      (error: Error) => boss.fail(name, job.id, { message: error.message }),
    );
  }
}
