import { sql, type Kysely, type Transaction } from 'kysely';
import { getConstructionPlans, getMigrationPlans } from 'pg-boss';
import { HEARTBEAT, jobQueues, jobSchema, type JobQueue } from '#server/platform/db/job-queues.ts';
import { appRole } from './roles.ts';
import type { Schema } from './schema.ts';

type Trx = Transaction<Schema>;

/**
 * [JQ2] Brings the tables of the job queue up to the library's version, with security by company, and every queue to what is
 * declared. As the owner: the application has no right to change tables.
 */
export async function makeJobs(owner: Kysely<Schema>): Promise<void> {
  await owner.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('make_jobs'))`.execute(trx); // servers starting together
    const version = await versionOf(trx);
    if (version === null) await install(trx);
    else await upgrade(trx, version);
    for (const queue of Object.values(jobQueues)) await makeQueue(trx, queue);
    if (version === null) await putDownMail(trx);
  });
}

async function versionOf(trx: Trx): Promise<number | null> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass(${`${jobSchema}.version`}) is not null as "isThere"`.execute(trx);
  if (rows[0]?.isThere !== true) return null;
  const { rows: versions } = await sql<{ version: number }>`
    select version::int from ${sql.table(`${jobSchema}.version`)}`.execute(trx);
  return versions[0]?.version ?? null;
}

async function install(trx: Trx): Promise<void> {
  await runPlan(trx, getConstructionPlans(jobSchema));
  const schema = sql.id(jobSchema);
  const app = sql.id(appRole);
  await sql`grant usage on schema ${schema} to ${app}`.execute(trx);
  await sql`grant select, insert, update, delete on all tables in schema ${schema} to ${app}`.execute(trx);
  await sql`alter default privileges in schema ${schema}
    grant select, insert, update, delete on tables to ${app}`.execute(trx);
  for (const name of ['job', 'job_common']) await secure(trx, name);
  await sql`create index job_company on ${sql.table(`${jobSchema}.job_common`)}
    ((data ->> 'company'), created_on) where data ? 'company'`.execute(trx);
}

/**
 * Within a company its own jobs alone are seen, and only its own, or the installation's, are put down; outside of one,
 * where jobs are run, all are.
 */
async function secure(trx: Trx, name: string): Promise<void> {
  const table = sql.table(`${jobSchema}.${name}`);
  const within = sql`coalesce(current_setting('app.company_id', true), '')`;
  await sql`alter table ${table} enable row level security`.execute(trx);
  await sql`create policy own_company on ${table}
    using (${within} = '' or data ->> 'company' = ${within})
    with check (${within} = '' or coalesce(data ->> 'company', ${within}) = ${within})`.execute(trx);
}

async function upgrade(trx: Trx, version: number): Promise<void> {
  // The library throws where there is nothing to do; its plan ends with the version it leads to.
  const newest = Number(/version\(version\) values \('(\d+)'\)/i.exec(getConstructionPlans(jobSchema))?.[1]);
  if (version < newest) await runPlan(trx, getMigrationPlans(jobSchema, version));
}

/** Runs a plan of the library within our transaction, instead of its own. */
async function runPlan(trx: Trx, plan: string): Promise<void> {
  const body = plan.replace(/^\s*begin;/i, '').replace(/commit;\s*$/i, '');
  await sql`do ${sql.lit(`begin execute ${literal(body)}; end`)}`.execute(trx);
}

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

async function makeQueue(trx: Trx, { name, policy, waits, longest, kept }: JobQueue): Promise<void> {
  const options = JSON.stringify({ policy, notify: true });
  await sql`select ${sql.raw(`${jobSchema}.create_queue`)}(${name}, ${options}::jsonb)`.execute(trx);
  await sql`update ${sql.table(`${jobSchema}.queue`)} set retry_limit = ${waits.length}, retry_delay = ${waits[0] ?? 0},
      expire_seconds = ${longest}, deletion_seconds = ${kept}, heartbeat_seconds = ${HEARTBEAT}
    where name = ${name}`.execute(trx);
}

/** Mail that waited before there was a queue of jobs. */
async function putDownMail(trx: Trx): Promise<void> {
  await sql`
    insert into ${sql.table(`${jobSchema}.job`)} (id, name, data, start_after, retry_limit, retry_delay, policy,
      expire_seconds, deletion_seconds, heartbeat_seconds)
    select mail.id, queue.name, jsonb_build_object('template', mail.template, 'to', mail.recipient), mail.due_at,
           queue.retry_limit, queue.retry_delay, queue.policy, queue.expire_seconds, queue.deletion_seconds,
           queue.heartbeat_seconds
      from mail join ${sql.table(`${jobSchema}.queue`)} as queue on queue.name = 'mail'
     where mail.settled_at is null on conflict do nothing`.execute(trx);
}
