import { sql } from 'kysely';
import { addJobs } from '#server/jobs/add-jobs.ts';
import { followWrites } from '#server/jobs/follow-log.ts';
import type { JobRunner } from '#server/jobs/job-runner.ts';
import type { Routine } from '#server/jobs/routines.ts';
import { followChanges } from './follow-changes.ts';
import { syncCompany, syncJob } from './sync-company.ts';
import type { SyncDeps } from './sync-deps.ts';

interface SyncJobs extends SyncDeps {
  readonly jobs: JobRunner;
  readonly onFault: (error: unknown) => void;
}

/** Says how companies are kept in step, and has it done for what this process writes; returns what ends that. */
export function handleMasterSync(deps: SyncJobs): () => void {
  const { jobs, executor } = deps;
  jobs.handle('masterSync', ({ data }) => syncCompany(deps, Number(data['company'])));
  const stops = [
    followWrites(deps, followChanges(deps)),
    // What was chosen or ended is told though nothing travels yet, or no longer.
    executor.onWriting((trx, company, events) =>
      addJobs(trx, events.some(({ kind }) => kind === 'pairing') ? [syncJob(company)] : []),
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** What the clock does for companies that are paired: what was missed, and what was refused, is tried again. */
export function masterSyncRoutine(deps: SyncDeps): Routine {
  return {
    name: 'masterSync',
    when: 'quarter',
    of: 'companies',
    run: async (company) => {
      await deps.database.withCompany(company, (trx) =>
        trx
          .updateTable('sync_link')
          .set({ pending: true })
          .where('company_id', '=', company)
          .where('problems', '<>', sql`'{}'::jsonb`)
          .execute(),
      );
      await syncCompany(deps, company);
    },
  };
}
