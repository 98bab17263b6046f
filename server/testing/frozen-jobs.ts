import type { TestDatabase } from './test-database.ts';

/** Sets the clock of the job queue (UTC ISO): it stands still until the next call. */
export async function freezeJobs({ owner }: Pick<TestDatabase, 'owner'>, now: string): Promise<void> {
  const at = new Date(now).toISOString(); // nothing else gets into the statement
  await owner.pool.query(
    `create or replace function jobs.job_now() returns timestamptz language sql stable as $$ select '${at}'::timestamptz $$`,
  );
}
