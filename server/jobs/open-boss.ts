import type { PgBoss } from 'pg-boss';
import type { Database } from '#server/platform/db/connect.ts';
import { jobSchema } from '../platform/db/job-queues.ts';

/** What the owner does at the start is not for the application: its role may change no tables. */
const shared = {
  schema: jobSchema,
  migrate: false,
  createSchema: false,
  reindex: false,
  monitorVacuum: false,
  registerInstance: false,
  // It would make a trace of every look for jobs; what runs is traced by `jobs-under-way.ts`.
  telemetry: { enabled: false },
} as const;

/** [JQ4] Takes part in the queue: hears of new jobs on a connection of its own, looks every half minute without one. */
export async function runningBoss({ app }: Database, onFault: (error: unknown) => void): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    ...shared,
    connectionString: app.directUrl,
    application_name: 'lagra jobs',
    max: 3,
    useListenNotify: true,
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
  });
  boss.on('error', (error) => onFault(withoutClient(error)));
  return boss.start();
}

/** A connection that broke comes with its error; a log would be told all there is to it. */
function withoutClient(error: Error): Error {
  if ('client' in error) delete error.client;
  return error;
}

/** For running what is due and no more: on the application's connections, and nothing goes on by itself. */
export async function drainingBoss({ app }: Database, onFault: (error: unknown) => void): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    ...shared,
    // Several statements in one text cannot be prepared.
    db: { executeSql: (text, values) => app.pool.query(text, values?.length ? values : undefined) },
    supervise: false,
    schedule: false,
  });
  boss.on('error', onFault);
  return boss.start();
}
