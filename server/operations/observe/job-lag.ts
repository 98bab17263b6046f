import { sql } from 'kysely';
import { jobSchema, type QueueName } from '#server/platform/db/job-queues.ts';
import type { Database } from '#server/platform/db/connect.ts';

/** What is open of a queue of jobs. */
export interface JobLag {
  readonly queue: QueueName;
  /** Jobs that nothing stands in the way of but that nobody has begun. */
  readonly due: number;
  /** Seconds that the oldest of them has been due; 0: there is none. */
  readonly oldest: number;
  /** Jobs that run, in all processes. */
  readonly running: number;
}

/**
 * How far behind the queues are, of all processes together; those without open jobs are left out. What waits behind
 * another job of its key, as its queue says, is not counted: that one is.
 */
export async function readJobLag({ app }: Pick<Database, 'app'>): Promise<readonly JobLag[]> {
  const clock = sql.raw(`${jobSchema}.job_now()`);
  const { rows } = await sql<JobLag>`
    with open as (
      select name, state, start_after,
             case when policy = 'standard' or singleton_key is null then 1
                  else row_number() over (partition by name, policy, singleton_key
                                          order by state = 'active' desc, created_on, id) end as place
        from ${sql.table(`${jobSchema}.job`)}
       where state <= 'active')
    select name as queue, (count(*) filter (where due))::int as due,
           coalesce(extract(epoch from ${clock} - min(start_after) filter (where due)), 0)::float8 as oldest,
           (count(*) filter (where state = 'active'))::int as running
      from (select *, state < 'active' and place = 1 and start_after <= ${clock} as due from open) as each
     group by name`.execute(app.kysely);
  return rows;
}
