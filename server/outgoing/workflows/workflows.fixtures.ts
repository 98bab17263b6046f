import { afterAll, beforeAll, expect } from 'vitest';
import { engine } from '#machines/registry.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import type { WorkflowRuns } from '#model/areas/integrations/workflow/run-answer.ts';
import type { WorkflowForm } from '#model/areas/integrations/workflow/workflow.facts.ts';
import { workflowFixture } from '#model/areas/integrations/workflow/workflow.fixtures.ts';
import { readOn } from '#server/jobs/follow-log.ts';
import { createJobRunner, type JobRunner } from '#server/jobs/job-runner.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import {
  FOUNDER,
  foundCompany,
  freshId,
  mustPropose,
  type FoundedCompany,
} from '#server/testing/company.fixtures.ts';
import { versionRead } from '#server/testing/version-read.ts';
import { freezeJobs } from '#server/testing/frozen-jobs.ts';
import { tellTime } from './clock.ts';
import { followFacts } from './follow-facts.ts';
import { wakeRuns } from './run-store.ts';
import type { WorkflowDeps } from './workflow-deps.ts';
import { handleWorkflows } from './workflow-jobs.ts';

/** A company whose clock stands still until it is moved, with the queue of its jobs. */
export const clock = { at: '2026-05-04T08:00:00.000Z' };
const now = (): string => clock.at;

export let server: CompanyApp;
let jobs: JobRunner;
export let deps: WorkflowDeps;
export let founded: FoundedCompany;
const faults: unknown[] = [];
let isOver = false;

/** What was following facts as the database was closed finds it gone: that is no fault. */
const onFault = (error: unknown): void => void (isOver || faults.push(error));

export function withWorkflows(): void {
  let stop = (): void => undefined;
  beforeAll(async () => {
    server = await openCompanyApp({ now });
    founded = await foundCompany(server.platform.executor, 1);
    const { database, platform } = server;
    jobs = createJobRunner({ database, onFault });
    deps = { ...platform, engine, database, files: server.files, now };
    stop = handleWorkflows({ ...deps, jobs, onFault });
    await moveTo(clock.at);
  });
  afterAll(async () => {
    stop();
    await jobs.close();
    isOver = true;
    await server.close();
    expect(faults).toEqual([]);
  });
}

async function moveTo(at: string): Promise<void> {
  clock.at = at;
  await freezeJobs(server.database, at);
}
export const later = (hours: number): Promise<void> =>
  moveTo(new Date(Date.parse(clock.at) + hours * 3_600_000).toISOString());

export const api = (user = FOUNDER) => clientOf(server, user);

/** Gives a command of a person, which has to be accepted. */
export async function must(
  kind: string,
  document: string,
  type: string,
  data: object = {},
  by = FOUNDER,
): Promise<void> {
  const version =
    type === 'enable' ? await versionRead(server.database, 1, 'row_workflow', document) : undefined;
  const answer = await api(by).post(`1/documents/${kind}/${document}/${type}/`, { data, version });
  expect(answer.status, answer.text).toBe(200);
}

/** A workflow that is on. */
export async function enabled(over: Partial<WorkflowForm> = {}, by = FOUNDER): Promise<string> {
  const id = freshId();
  await must('workflow', id, 'create', workflowFixture({ name: `Workflow ${id}`, ...over }));
  await must('workflow', id, 'enable', {}, by);
  return id;
}

export async function newCustomer(name = 'Ada'): Promise<string> {
  const id = freshId();
  await mustPropose(
    server.platform.executor,
    1,
    [
      {
        kind: 'customer',
        document: id,
        type: 'create',
        data: customerFixture({ name, number: id.slice(-8) }),
      },
    ],
    clock.at,
  );
  return id;
}

/** All that follows now: what the log starts, what the clock starts, and all actions that are due. */
export async function follow(): Promise<void> {
  for (let tried = 1; tried > 0;) {
    await readOn(server.database, followFacts(deps), 1);
    await tellTime(deps, 1);
    await server.database.withCompany(1, (trx) => wakeRuns(trx, 1, clock.at));
    tried = await jobs.drain('workflowRun');
  }
}

export const runsOf = async (workflow: string): Promise<WorkflowRuns> => {
  const answer = await api().get(`1/workflows/${workflow}/runs/`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json() as WorkflowRuns;
};

export async function query<T extends object>(
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly T[]> {
  const { pool } = server.database.owner;
  const client = await pool.connect();
  try {
    await client.query(`select set_config('app.company_id', '1', false)`);
    return (await client.query<T>(text, [...values])).rows;
  } finally {
    client.release();
  }
}
