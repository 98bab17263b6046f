import type { Kysely } from 'kysely';
import { addJobs } from '#server/jobs/add-jobs.ts';
import type { JobRunner } from '#server/jobs/job-runner.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { busyImports, forgetDiscarded } from './import-store.ts';
import { workOn } from './import-work.ts';
import type { ImportWorkDeps } from './import-context.ts';

const waking: ReadonlySet<string> = new Set(['checkStarted', 'runStarted', 'undoStarted', 'discarded']);

/** Has the imports of a company worked on; while a job for them waits, a second one is not put down. */
const askForWork = (trx: Kysely<Schema>, company: number): Promise<void> =>
  addJobs(trx, [{ queue: 'import', company, key: String(company) }]);

/**
 * Works on imports as they ask for it, one after the other in a company, by jobs that are put down with their commands. Returns
 * what ends that: what is at work then stops after its page, and is gone on with elsewhere.
 */
export function handleImports({
  jobs,
  ...deps
}: ImportWorkDeps & { readonly jobs: JobRunner }): () => Promise<void> {
  let closed = false;
  let working: Promise<unknown> = Promise.resolve();
  const work = async (company: number): Promise<void> => {
    const busy = await deps.database.withCompany(company, async (trx) => {
      await forgetDiscarded(trx, company);
      return busyImports(trx, company);
    });
    for (const id of busy) await workOn(deps, company, id, () => !closed);
    const left = await deps.database.withCompany(company, (trx) => busyImports(trx, company));
    if (left.length > 0) throw new WorkLeft(left.length);
  };
  jobs.handle('import', ({ data }) => {
    const begun = work(Number(data['company']));
    working = begun.catch(() => undefined);
    return begun;
  });
  const stop = deps.executor.onWriting(async (trx, company, events) => {
    if (events.some(({ kind, type }) => kind === 'dataImport' && waking.has(type)))
      await askForWork(trx, company);
  });
  return async () => {
    closed = true;
    stop();
    await working;
  };
}

/** Another process is at it still, or this one ends: it is looked at again. */
class WorkLeft extends Error {
  override readonly name = 'WorkLeft';
  readonly isReported = true;
  constructor(imports: number) {
    super(`${imports} imports are not done yet`);
  }
}

/** [DI19] Asks again for imports whose job was given up. */
export async function askForImports(
  { database }: Pick<ImportWorkDeps, 'database'>,
  company: number,
): Promise<void> {
  await database.withCompany(company, async (trx) => {
    if ((await busyImports(trx, company)).length > 0) await askForWork(trx, company);
  });
}
