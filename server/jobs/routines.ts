import type { Database } from '#server/platform/db/connect.ts';
import { addJobs, type NewJob } from './add-jobs.ts';
import type { JobRunner } from './job-runner.ts';

/** When a routine is put down: at the start of a server, then and each quarter of an hour, or at two in the morning (UTC). */
type When = 'start' | 'quarter' | 'night';

/** What the clock does: for one company after the other, or once for the installation. */
export interface Routine {
  /** Named so in its jobs. */
  readonly name: string;
  readonly when: When;
  /** Done again after a crash, so it has to find what is left to do. `company` is 0 for the installation. */
  readonly run: (company: number) => Promise<unknown>;
  readonly of: 'companies' | 'installation';
}

interface RoutineDeps {
  readonly jobs: JobRunner;
  readonly database: Database;
  readonly companies: () => Promise<readonly number[]>;
}

/** [JQ6] Says how routines are run; one company's failure holds up no other's. */
export function handleRoutines(
  { jobs, database, companies }: RoutineDeps,
  routines: readonly Routine[],
): void {
  jobs.handle('routine', async ({ data: { routine, company } }) =>
    routines.find(({ name }) => name === routine)?.run(typeof company === 'number' ? company : 0),
  );
  jobs.handle('round', async ({ data: { when } }) => {
    const due = routines.filter((one) => one.when === when || (when === 'start' && one.when === 'quarter'));
    const numbers = await companies();
    const all = due.flatMap(({ name, of }) =>
      of === 'installation' ? [routineJob(name)] : numbers.map((company) => routineJob(name, company)),
    );
    await database.app.kysely.transaction().execute((trx) => addJobs(trx, all));
  });
}

/** The job of a routine; while one waits, a second one is not put down. */
export const routineJob = (routine: string, company?: number): NewJob => ({
  queue: 'routine',
  company,
  key: `${routine}/${company ?? ''}`,
  data: { routine },
});

/** Has the rounds made from now on, the first one at once. */
export async function beginRounds({ jobs, database }: Omit<RoutineDeps, 'companies'>): Promise<void> {
  await jobs.schedule('round', '*/15 * * * *', { when: 'quarter' }, 'quarter');
  await jobs.schedule('round', '0 2 * * *', { when: 'night' }, 'night');
  await addJobs(database.app.kysely, [{ queue: 'round', key: 'start', data: { when: 'start' } }]);
}
