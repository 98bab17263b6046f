import { sql } from 'kysely';
import type { Job as FetchedJob } from 'pg-boss';
import type { Database } from '#server/platform/db/connect.ts';
import { inSpan } from '#server/platform/observe/spans.ts';
import { jobSchema, type JobQueue } from '../platform/db/job-queues.ts';

/** What became of an attempt at a job. */
export interface JobFigures {
  readonly queue: string;
  /** `failed` is tried again, `givenUp` is not, `handedBack` is run by another process, or after the next start. */
  readonly outcome: 'done' | 'failed' | 'givenUp' | 'handedBack';
  /** In seconds. */
  readonly took: number;
}

/** Runs a job that was fetched from its queue; rejects where the attempt failed. */
export type Run = (queue: JobQueue, job: FetchedJob<object>) => Promise<unknown>;

/** The jobs that this process runs now. */
export interface JobsUnderWay {
  /** The same, counted, traced and known while it runs. */
  watched(run: Run): Run;
  onRun(listener: (job: JobFigures) => void): () => void;
  /** Whether somebody else is to run it by now. */
  isHandedBack(id: string): boolean;
  /**
   * Lets others run what still runs here, as the same attempt. It may go on here for the moment that the process has left:
   * handlers are written for that.
   */
  handBack(): Promise<void>;
}

export function createJobsUnderWay({ app }: Pick<Database, 'app'>): JobsUnderWay {
  const running = new Map<string, string>();
  const handedBack = new Set<string>();
  const listeners = new Set<(job: JobFigures) => void>();
  return {
    isHandedBack: (id) => handedBack.has(id),
    onRun: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    watched: (run) => async (queue, job) => {
      const begun = performance.now();
      let outcome: JobFigures['outcome'] = queue.waits[job.retryCount] === undefined ? 'givenUp' : 'failed';
      running.set(job.id, queue.name);
      try {
        const output = await inSpan(
          () => spanOf(queue.name, job),
          () => run(queue, job),
        );
        outcome = 'done';
        return output;
      } finally {
        running.delete(job.id);
        if (handedBack.has(job.id)) outcome = 'handedBack';
        const took = (performance.now() - begun) / 1000;
        for (const listener of listeners) listener({ queue: queue.name, outcome, took });
      }
    },
    handBack: async () => {
      for (const [id, queue] of running) {
        handedBack.add(id);
        await sql`
          update ${sql.table(`${jobSchema}.job`)}
             set state = 'retry', started_on = null, heartbeat_on = null,
                 start_after = ${sql.raw(`${jobSchema}.job_now()`)}
           where name = ${queue} and id = ${id} and state = 'active'`.execute(app.kysely);
      }
    },
  };
}

const spanOf = (queue: string, { id, retryCount }: Parameters<Run>[1]) => ({
  name: `job ${queue}`,
  attributes: { 'lagra.job.id': id, 'lagra.job.attempt': retryCount + 1 },
});
