import { sql, type RawBuilder, type Transaction } from 'kysely';
import {
  jobKinds,
  jobPage,
  jobStates,
  shownJob,
  type JobPage,
  type JobState,
} from '#model/areas/integrations/jobs/job-answer.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { jobSchema } from '../platform/db/job-queues.ts';

type Trx = Transaction<Schema>;

/** The library's states by ours. */
const kept: Readonly<Record<JobState, string>> = {
  waits: 'created',
  runs: 'active',
  retries: 'retry',
  failed: 'failed',
  givenUp: 'cancelled',
  done: 'completed',
};
const ours = new Map(jobStates.map((state) => [kept[state], state]));

const MOST = 200;

const table = sql.table(`${jobSchema}.job`);

/** Only the company's own, which row-level security sees to as well. */
const within = (company: number): RawBuilder<unknown> =>
  sql`data ->> 'company' = ${String(company)} and name = any(${[...jobKinds]}::text[])`;

/** What a job does, by its data: the template of a mail, the routine, the event of a webhook; empty where it does not say. */
const what = sql`coalesce(data ->> 'template', data ->> 'routine', data ->> 'event', '') as what`;

/** [JQ7] The jobs of a company in some states, the newest first, and how many there are in each. */
export async function jobsOf(trx: Trx, company: number, states: readonly JobState[]): Promise<JobPage> {
  const { rows: counted } = await sql<{ state: string; count: number }>`
    select state::text, count(*) as count from ${table} where ${within(company)} group by state`.execute(trx);
  const { rows } = await sql<{ state: string }>`
    select id, name as queue, state::text, ${what},
           coalesce(data ->> 'to', '') as to,
           case when started_on is null then 0 else retry_count + 1 end as attempts, retry_limit + 1 as most,
           created_on as created_at, start_after as due_at, completed_on as ended_at,
           case when state in ('retry', 'failed', 'active') then coalesce(output ->> 'message', '') else '' end as error
      from ${table} where ${within(company)} and state::text = any(${states.map((one) => kept[one])}::text[])
     order by created_on desc limit ${MOST}`.execute(trx);
  const counts = Object.fromEntries(jobStates.map((state) => [state, 0]));
  for (const { state, count } of counted) counts[ours.get(state) ?? 'done'] = count;
  return jobPage.parse({
    jobs: rows.map((row) => shownJob.parse({ ...row, state: ours.get(row.state) })),
    counts,
  });
}

/** A job as it was changed; null if the company has none of this id in such a state. */
export interface Changed {
  readonly id: string;
  readonly queue: string;
  readonly what: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** [JQ8] Runs a job as soon as it can be: one that waits, or another attempt of one that was given up. */
export async function retryJob(trx: Trx, company: number, id: string): Promise<Changed | null> {
  const { rows } = await sql<Changed>`
    update ${table} set start_after = ${now}, completed_on = null,
           keep_until = greatest(keep_until, ${now} + interval '14 days'),
           retry_limit = retry_limit + case when state = 'failed' then 1 else 0 end,
           state = case when state in ('failed', 'cancelled') then 'retry' else state end
     where ${within(company)} and id = ${id} and state in ('created', 'retry', 'failed', 'cancelled')
    returning id, name as queue, ${what}, data`.execute(trx);
  const job = rows[0];
  if (job)
    await sql`select pg_notify('pgboss_' || left(encode(sha224(${jobSchema}::bytea), 'hex'), 24), ${job.queue})`.execute(
      trx,
    );
  return job ?? null;
}

/** [JQ8] Gives up a job that waits. */
export async function giveUpJob(trx: Trx, company: number, id: string): Promise<Changed | null> {
  const { rows } = await sql<Changed>`
    update ${table} set state = 'cancelled', completed_on = ${now}
     where ${within(company)} and id = ${id} and state in ('created', 'retry')
    returning id, name as queue, ${what}, data`.execute(trx);
  return rows[0] ?? null;
}

const now = sql.raw(`${jobSchema}.job_now()`);
