import type { Transaction } from 'kysely';
import type { LogEvent } from '#model/engine/envelope.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import type { Database } from '#server/platform/db/connect.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { readEvents } from '#server/platform/model/event-log.ts';
import { addJobs } from './add-jobs.ts';
import type { QueueName } from '../platform/db/job-queues.ts';
import type { JobRunner } from './job-runner.ts';

type Trx = Transaction<Schema>;

/** Events that are read at once. */
const PAGE = 200;

/** What reads the log of a company on behalf of some of its documents: endpoints, and whatever else follows from facts. */
export interface LogFollower<T extends { readonly id: string }> {
  /** The kind of these documents; their places in the log stand under it. */
  readonly kind: string;
  /** The queue whose jobs have the log read: each has the company, and at most one of a company runs. */
  readonly queue: QueueName;
  /** Those that are told now. */
  readonly readers: (trx: Trx, company: number) => Promise<readonly T[]>;
  /** The last event that is no concern of one that is told for the first time. */
  readonly begins: (trx: Trx, company: number, reader: T) => Promise<number>;
  /** Writes down what follows from a page of the log, in the transaction that moves the place. */
  readonly take: (trx: Trx, company: number, reader: T, events: readonly LogEvent[]) => Promise<void>;
}

/**
 * [JQ9] Has each reader of a company told of the log from where it was told last. What follows is written down with the place in
 * the log, so that nothing is left out and nothing doubled however this process ends.
 */
export async function readOn<T extends { readonly id: string }>(
  database: Database,
  follower: LogFollower<T>,
  company: number,
): Promise<void> {
  const readers = await database.withCompany(company, (trx) => follower.readers(trx, company));
  for (const reader of readers) {
    let goesOn = true;
    while (goesOn)
      goesOn = await database.withCompany(company, (trx) => takeNext(trx, follower, company, reader));
  }
}

/** Takes the next page of the log; false at its end. */
async function takeNext<T extends { readonly id: string }>(
  trx: Trx,
  follower: LogFollower<T>,
  company: number,
  reader: T,
): Promise<boolean> {
  const place = { company, kind: follower.kind, id: reader.id };
  const from = await placeFrom(trx, place, await follower.begins(trx, company, reader));
  const events = await readEvents(trx, company, from + 1, PAGE);
  const last = events.at(-1);
  if (!last) return false;
  await follower.take(trx, company, reader, events);
  await trx
    .updateTable('log_place')
    .set({ seq: last.seq })
    .where('company_id', '=', company)
    .where('kind', '=', place.kind)
    .where('id', '=', place.id)
    .execute();
  return events.length >= PAGE;
}

/** Whose place in the log. */
export interface LogPlace {
  readonly company: number;
  readonly kind: string;
  readonly id: string;
}

/** How far a reader was told, locked until the end of the transaction; moved on to an event that it lies before. */
export async function placeFrom(trx: Trx, { company, kind, id }: LogPlace, least: number): Promise<number> {
  const { seq } = await trx
    .insertInto('log_place')
    .values({ company_id: company, kind, id, seq: least })
    .onConflict((is) =>
      is
        .columns(['company_id', 'kind', 'id'])
        .doUpdateSet({ seq: ({ fn }) => fn<number>('greatest', ['log_place.seq', 'excluded.seq']) }),
    )
    .returning('seq')
    .executeTakeFirstOrThrow();
  return seq;
}

/** The last fact of a type that a document has; 0: none. What happened before it is no concern of one that began by it. */
export async function lastFact(trx: Trx, { company, kind, id }: LogPlace, type: string): Promise<number> {
  const last = await trx
    .selectFrom('event')
    .select(({ fn }) => fn.max<number | null>('seq').as('seq'))
    .where('company_id', '=', company)
    .where('kind', '=', kind)
    .where('document', '=', id)
    .where('type', '=', type)
    .executeTakeFirst();
  return last?.seq ?? 0;
}

interface Following {
  readonly database: Database;
  readonly executor: Executor;
  readonly onFault: (error: unknown) => void;
}

/** Has the jobs of a follower read the log, and one put down for what this process writes; returns what ends that. */
export function followLog<T extends { readonly id: string }>(
  deps: Following & { readonly jobs: JobRunner },
  follower: LogFollower<T>,
): () => void {
  deps.jobs.handle(follower.queue, ({ data }) => readOn(deps.database, follower, Number(data['company'])));
  return followWrites(deps, follower);
}

/** How long a process believes that a company has readers, or none, in milliseconds: another one may change that. */
const BELIEVED = 5_000;
/** When nobody believes it any longer, in milliseconds; jobs that are due earlier are run at once. */
const DISBELIEVED = 10_000;

/**
 * Puts down the follower's job for what this process writes, once it is committed; returns what ends that. What is missed,
 * since a process ends right then, is found by the next write, or by the round of each quarter of an hour. Where readers
 * change, a further job reads what other processes wrote while they believed that there were none.
 */
export function followWrites<T extends { readonly id: string }>(
  { database, executor, onFault }: Following,
  follower: LogFollower<T>,
): () => void {
  const known = new Map<number, { readonly has: boolean; readonly until: number }>();
  const hasReaders = async (company: number): Promise<boolean> => {
    const believed = known.get(company);
    if (believed && believed.until > Date.now()) return believed.has;
    const readers = await database.withCompany(company, (trx) => follower.readers(trx, company));
    const has = readers.length > 0;
    known.set(company, { has, until: Date.now() + BELIEVED });
    return has;
  };
  const tell = async (company: number, areOthers: boolean): Promise<void> => {
    if (!(await hasReaders(company))) return;
    const due = new Date(Date.now() + DISBELIEVED).toISOString();
    await addJobs(database.app.kysely, [
      { queue: follower.queue, company, key: String(company) },
      ...(areOthers ? [{ queue: follower.queue, company, key: `${company} later`, due }] : []),
    ]);
  };
  return executor.onWritten(({ company, events }) => {
    const areOthers = events.some(({ kind }) => kind === follower.kind);
    if (areOthers) known.delete(company);
    void tell(company, areOthers).catch(onFault);
  });
}
