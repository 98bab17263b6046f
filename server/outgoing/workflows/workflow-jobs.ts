import { followLog, readOn } from '#server/jobs/follow-log.ts';
import type { JobRunner } from '#server/jobs/job-runner.ts';
import type { Routine } from '#server/jobs/routines.ts';
import { carryOn } from './carry-on.ts';
import { tellTime } from './clock.ts';
import { followFacts } from './follow-facts.ts';
import { forgetRuns, wakeRuns } from './run-store.ts';
import type { WorkflowDeps } from './workflow-deps.ts';

interface WorkflowJobs extends WorkflowDeps {
  readonly jobs: JobRunner;
  readonly onFault: (error: unknown) => void;
}

/** Says how workflows follow the log and how runs go on, and has them follow what this process writes; returns what ends that. */
export function handleWorkflows(deps: WorkflowJobs): () => void {
  deps.jobs.handle('workflowRun', (job) => carryOn(deps, job));
  return followLog(deps, followFacts(deps));
}

/** What the clock does for workflows. */
export function workflowRoutines(deps: WorkflowDeps): readonly Routine[] {
  const following = followFacts(deps);
  const { database, now } = deps;
  return [
    {
      name: 'workflows',
      when: 'quarter',
      of: 'companies',
      run: async (company) => {
        await readOn(database, following, company);
        await tellTime(deps, company);
        await database.withCompany(company, (trx) => wakeRuns(trx, company, now()));
      },
    },
    {
      name: 'workflowRuns',
      when: 'night',
      of: 'companies',
      run: (company) => database.withCompany(company, (trx) => forgetRuns(trx, company, now())),
    },
  ];
}
