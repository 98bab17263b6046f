import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { engine } from '#machines/registry.ts';
import { now } from '#model/values/clock.fixtures.ts';
import { workflowFixture } from '#model/areas/integrations/workflow/workflow.fixtures.ts';
import { readOn } from '#server/jobs/follow-log.ts';
import { createJobRunner, type JobRunner } from '#server/jobs/job-runner.ts';
import { openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import { foundCompany, freshId, mustPropose } from '#server/testing/company.fixtures.ts';
import { urlOfDatabase } from '#server/testing/test-database.ts';
import { followFacts } from './follow-facts.ts';
import { wakeRuns } from './run-store.ts';
import { handleWorkflows } from './workflow-jobs.ts';

let server: CompanyApp;
let jobs: JobRunner;

beforeAll(async () => {
  server = await openCompanyApp();
  await foundCompany(server.platform.executor, 1);
  jobs = createJobRunner({ database: server.database, onFault: () => undefined });
});
afterAll(async () => {
  await jobs.close();
  await server.close();
});

async function query<T extends object>(text: string): Promise<readonly T[]> {
  const client = await server.database.owner.pool.connect();
  try {
    await client.query(`select set_config('app.company_id', '1', false)`);
    return (await client.query<T>(text)).rows;
  } finally {
    client.release();
  }
}

it('[WKF7] nothing is left out and nothing done twice where two servers run and are killed', async () => {
  const { database, platform } = server;
  const deps = { ...platform, engine, database, files: server.files, now };
  const id = freshId();
  const actions = [
    { do: 'comment', text: 'One' },
    { do: 'notify', to: { who: 'enabler' }, text: 'Look' },
    { do: 'comment', text: 'Two' },
  ];
  await mustPropose(platform.executor, 1, [
    { kind: 'workflow', document: id, type: 'create', data: { ...workflowFixture(), actions } },
    { kind: 'workflow', document: id, type: 'enable', data: {} },
  ]);
  const stop = handleWorkflows({ ...deps, jobs, onFault: () => undefined });
  const { ownerUrl, folder } = inject('testServer');
  const done = async (): Promise<number> =>
    (await query(`select id from workflow_run where company_id = 1 and state = 'done'`)).length;
  for (let round = 0; round < 2; round += 1) {
    const before = await done();
    const workers = [1, 2].map(() =>
      fork(join(import.meta.dirname, 'workflow-worker.fixtures.ts'), [
        urlOfDatabase(ownerUrl, database.name),
        folder,
      ]),
    );
    await vi.waitFor(async () => expect(await done()).toBeGreaterThan(before + 15), { timeout: 60_000 });
    for (const worker of workers) worker.kill('SIGKILL');
    await Promise.all(workers.map((worker) => once(worker, 'exit')));
    await database.owner.pool.query(
      `update jobs.job set heartbeat_on = heartbeat_on - interval '1 minute';
       update jobs.queue set monitor_claim_on = null, monitor_on = null`,
    );
    await jobs.recover();
    for (let tried = 1; tried > 0;) {
      await database.owner.pool.query(`update jobs.job set start_after = now() where state = 'retry'`);
      await readOn(database, followFacts(deps), 1);
      await database.withCompany(1, (trx) => wakeRuns(trx, 1, now()));
      tried = await jobs.drain('workflowRun');
    }
  }
  stop();
  const customers = await query<{ id: string }>(`select id from row_customer where company_id = 1`);
  const said = await query<{ id: string; texts: string[] }>(
    `select id, array(select jsonb_array_elements(data -> 'entries') ->> 'text') as texts
       from row_comment where company_id = 1`,
  );
  expect(customers.length).toBeGreaterThan(30);
  expect(said.map((one) => one.id).sort()).toEqual(customers.map((one) => one.id).sort());
  for (const { texts } of said) expect(texts).toEqual(['One', 'Two']);
  const told = await query<{ count: number }>(
    `select count(*)::int as count from inbox_entry where company_id = 1 and reason = 'told' group by document`,
  );
  expect(told.map(({ count }) => count)).toEqual(customers.map(() => 1));
}, 180_000);
