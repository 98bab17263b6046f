import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { createTestDatabase, urlOfDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { addJobs } from './add-jobs.ts';
import { createJobRunner, type JobHandler, type JobRunner } from './job-runner.ts';
import { handleRoutines, routineJob } from './routines.ts';

let database: TestDatabase;
const runners: JobRunner[] = [];
const faults: unknown[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.close();
  faults.length = 0;
  await database.owner.pool.query('delete from jobs.job');
});
afterAll(() => database.dispose());

/** A process that takes part in the queue. */
function runner(handler?: JobHandler, patience?: number): JobRunner {
  const onFault = (error: unknown): number => faults.push(error);
  const one = createJobRunner({ database, onFault, ...(patience !== undefined && { patience }) });
  runners.push(one);
  if (handler) one.handle('mail', handler);
  return one;
}

const put = (jobs: Parameters<typeof addJobs>[1]) => addJobs(database.app.kysely, jobs);
const kept = async () =>
  (
    await database.owner.pool.query<{ id: string; state: string; count: number; output: unknown }>(
      'select id, state, retry_count as count, output from jobs.job order by created_on',
    )
  ).rows;

describe('the end of a process', () => {
  it('[JQ10] hands back what still runs: the same attempt is made elsewhere, be it the last', async () => {
    let begun = (): void => undefined;
    const running = new Promise<void>((resolve) => (begun = resolve));
    const attempts: [number, boolean][] = [];
    let end = (): void => undefined;
    const jobs = runner(async ({ attempt, isLast }) => {
      attempts.push([attempt, isLast]);
      begun();
      await new Promise<void>((_, reject) => (end = () => reject(new Error('broken off'))));
    }, 50);
    const outcomes: string[] = [];
    jobs.onRun(({ outcome }) => void outcomes.push(outcome));
    const id = randomUUID();
    await put([{ queue: 'mail', id }]);
    const tried = 'update jobs.job set retry_count = retry_limit where id = $1';
    await database.owner.pool.query(tried, [id]);
    await jobs.start();
    await running;
    await jobs.close();
    expect(await kept()).toMatchObject([{ id, state: 'retry' }]);
    end();
    await vi.waitFor(() => expect(outcomes).toEqual(['handedBack']));
    expect(faults).toEqual([]);
    const other = runner(async ({ attempt, isLast }) => void attempts.push([attempt, isLast]));
    expect(await other.drain('mail')).toBe(1);
    expect(attempts).toEqual([attempts[0], attempts[0]]);
    expect(attempts[0]?.[1]).toBe(true);
    expect(await kept()).toMatchObject([{ id, state: 'completed' }]);
  });
});

describe('jobs', () => {
  it('[JQ1] are run once what they belong to is committed, and never if it is not', async () => {
    const ran: string[] = [];
    const jobs = runner(async ({ id }) => void ran.push(id));
    const id = randomUUID();
    const undone = database.app.kysely.transaction().execute(async (trx) => {
      await addJobs(trx, [{ queue: 'mail' }]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await put([{ queue: 'mail', id }]);
    await put([{ queue: 'mail', id }]);
    expect(await jobs.drain('mail')).toBe(1);
    expect(ran).toEqual([id]);
  });

  it('[JQ4] are shared by two processes as they come: each is run once, by whichever is free', async () => {
    const ran: string[][] = [[], []];
    const both = ran.map((own) =>
      runner(async ({ id }) => {
        own.push(id);
        await new Promise((done) => void setTimeout(done, 5));
      }),
    );
    for (const one of both) await one.start();
    await put(Array.from({ length: 40 }, () => ({ queue: 'mail' as const })));
    await vi.waitFor(
      async () => expect((await kept()).every(({ state }) => state === 'completed')).toBe(true),
      {
        timeout: 10_000,
      },
    );
    expect(ran.flat()).toHaveLength(40);
    expect(new Set(ran.flat()).size).toBe(40);
    expect(ran.map((own) => own.length > 0)).toEqual([true, true]);
    expect(faults).toEqual([]);
  });

  it('[JQ3] that fail are told of, wait as their queue says, or as long as the other side asks', async () => {
    const asked = Object.assign(new Error('too many'), { retryAfterSeconds: 600 });
    const errors = [new Error('the first'), asked];
    const jobs = runner(async () => {
      const error = errors.shift();
      if (error) throw error;
    });
    await put([{ queue: 'mail' }]);
    expect(await jobs.drain('mail')).toBe(1);
    expect(await kept()).toMatchObject([{ state: 'retry', output: { message: 'the first' } }]);
    expect(await waiting()).toBeCloseTo(60, -1);
    await soon();
    expect(await jobs.drain('mail')).toBe(1);
    expect(await waiting()).toBeCloseTo(600, -1);
    await soon();
    expect(await jobs.drain('mail')).toBe(1);
    expect(await kept()).toMatchObject([{ state: 'completed', count: 2 }]);
    expect(faults).toHaveLength(2);
  });

  it('[JQ5] of a process that was killed is taken up again by another', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lagra-jobs-'));
    const file = join(folder, 'begun');
    const { ownerUrl, folder: secrets } = inject('testServer');
    const worker = fork(join(import.meta.dirname, 'worker.fixtures.ts'), [
      urlOfDatabase(ownerUrl, database.name),
      secrets,
      file,
    ]);
    const id = randomUUID();
    await put([{ queue: 'mail', id }]);
    await vi.waitFor(async () => expect(await readFile(file, 'utf8')).toBe(`${id}\n`), { timeout: 20_000 });
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    const ran: [string, number][] = [];
    const jobs = runner(async (job) => void ran.push([job.id, job.attempt]));
    await jobs.recover();
    expect(await jobs.drain('mail')).toBe(0); // it may be alive
    await database.owner.pool.query(
      `update jobs.job set heartbeat_on = heartbeat_on - interval '1 minute';
       update jobs.queue set monitor_claim_on = null, monitor_on = null`,
    );
    await jobs.recover();
    await soon();
    expect(await jobs.drain('mail')).toBe(1);
    expect(ran).toEqual([[id, 2]]);
    await rm(folder, { recursive: true });
  });

  it('[JQ2] of another company are not seen within a company, nor put down or changed', async () => {
    await put([{ queue: 'mail', company: 1 }, { queue: 'mail', company: 2 }, { queue: 'mail' }]);
    const seen = await database.withCompany(1, (trx) =>
      addJobs(trx, [{ queue: 'mail' }]).then(() => read(trx)),
    );
    expect(seen).toEqual([{ company: '1' }]);
    await expect(
      database.withCompany(1, (trx) => addJobs(trx, [{ queue: 'mail', company: 2 }])),
    ).rejects.toThrow(/row-level security/);
    await expect(database.app.pool.query('drop table jobs.job')).rejects.toThrow(/owner/);
    const { rowCount } = await database.withCompany(1, async (trx) => {
      const changed = await trx.executeQuery(CompiledQuery.raw(`update jobs.job_common set priority = 9`));
      return { rowCount: Number(changed.numAffectedRows) };
    });
    expect(rowCount).toBe(1);
  });
});

describe('what the clock does', () => {
  it('[JQ6] [FM8] is put down for every company, once, and one company’s failure holds up no other', async () => {
    const done: string[] = [];
    const jobs = runner();
    handleRoutines({ jobs, database, companies: async () => [1, 2, 3] }, [
      {
        name: 'lots',
        when: 'quarter',
        of: 'companies',
        run: async (company) => {
          if (company === 2) throw new Error('gone');
          done.push(`lots ${company}`);
        },
      },
      {
        name: 'summaries',
        when: 'start',
        of: 'companies',
        run: async (one) => void done.push(`sums ${one}`),
      },
      {
        name: 'night',
        when: 'night',
        of: 'installation',
        run: async (one) => void done.push(`night ${one}`),
      },
    ]);
    const round = async (when: string): Promise<void> => {
      await put([{ queue: 'round', key: when, data: { when } }]);
      await jobs.drain('round');
    };
    await round('start');
    await round('quarter');
    await put([routineJob('lots', 3)]);
    expect(await jobs.drain('routine')).toBe(6);
    expect(done).toEqual(['lots 1', 'lots 3', 'sums 1', 'sums 2', 'sums 3']);
    await round('night');
    await jobs.drain('routine');
    expect(done.at(-1)).toBe('night 0');
    expect(faults).toHaveLength(1);
  });
});

const read = async (trx: Parameters<typeof addJobs>[0]) =>
  (await trx.executeQuery(CompiledQuery.raw(`select data ->> 'company' as company from jobs.job`))).rows;

/** Seconds until the one that waits is run again. */
const waiting = async (): Promise<number> => {
  const { rows } = await database.owner.pool.query<{ seconds: number }>(
    'select extract(epoch from start_after - now())::float8 as seconds from jobs.job',
  );
  return rows[0]?.seconds ?? 0;
};

/** What waits to be tried again is tried at once. */
const soon = () => database.owner.pool.query(`update jobs.job set start_after = now() where state = 'retry'`);
