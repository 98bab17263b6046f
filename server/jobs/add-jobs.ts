import { sql, type Kysely } from 'kysely';
import type { Schema } from '#server/platform/db/schema.ts';
import { jobSchema, type QueueName } from '../platform/db/job-queues.ts';

/** A job to put down. */
export interface NewJob {
  readonly queue: QueueName;
  /** A UUID; one that is there already is not put down again. */
  readonly id?: string;
  /** The company whose job it is; none: the installation's. */
  readonly company?: number | undefined;
  /** What its handler needs; no secrets, since it is shown. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** What stands in its way: see the policy of its queue. */
  readonly key?: string;
  /** What shares its places: see `perGroup` of its queue. */
  readonly group?: string;
  /** When it is to be run (UTC ISO); at once by default. */
  readonly due?: string;
}

/**
 * [JQ1] Puts down jobs in the caller's transaction, in this order: they are run once it is committed, or never. Plain SQL
 * on the library's table, so that it costs nothing where no queue runs.
 */
export async function addJobs(within: Kysely<Schema>, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const given = jobs.map(({ queue, id, company, data, key, group, due }, n) => ({
    n,
    queue,
    id,
    data: { ...data, ...(company !== undefined && { company }) },
    key,
    grouped: group,
    due,
  }));
  await sql`
    insert into ${table} (id, name, data, start_after, created_on, singleton_key, group_id, expire_seconds,
      deletion_seconds, keep_until, retry_limit, retry_delay, retry_backoff, policy, heartbeat_seconds)
    select coalesce(given.id, gen_random_uuid()), queue.name, given.data,
           case when given.due > begun.now + ${SOON} * interval '1 millisecond' then given.due
                else least(given.due, begun.now) end, begun.at + given.n * interval '1 microsecond', given.key, given.grouped,
           queue.expire_seconds, queue.deletion_seconds,
           greatest(coalesce(given.due, begun.now), begun.now) + queue.retention_seconds * interval '1 second',
           queue.retry_limit, queue.retry_delay, queue.retry_backoff, queue.policy, queue.heartbeat_seconds
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(
             n int, queue text, id uuid, data jsonb, key text, grouped text, due timestamptz)
      join ${sql.table(`${jobSchema}.queue`)} as queue on queue.name = given.queue
     cross join (select clock_timestamp() as at, ${sql.raw(`${jobSchema}.job_now()`)} as now) as begun
     order by given.n
    on conflict do nothing`.execute(within);
  const soon = new Set(jobs.flatMap(({ queue, due }) => (isSoon(due) ? [queue] : [])));
  for (const queue of soon) await sql`select pg_notify(${channel}, ${queue})`.execute(within);
}

/** Milliseconds that clocks of the server and of the database may differ. */
const SOON = 5_000;

const isSoon = (due: string | undefined): boolean =>
  due === undefined || Date.parse(due) <= Date.now() + SOON;

const table = sql.table(`${jobSchema}.job`);

/** Where the library listens: named after its schema. */
const channel = sql`'pgboss_' || left(encode(sha224(${sql.lit(jobSchema)}::bytea), 'hex'), 24)`;
