import { setTimeout as delay } from 'node:timers/promises';
import { engine } from '#machines/registry.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { now } from '#model/values/clock.fixtures.ts';
import { companyBusiness } from '#server/company-business.ts';
import { createJobRunner } from '#server/jobs/job-runner.ts';
import { openCompanyPlatform } from '#server/platform/company-platform.ts';
import { connectDatabase } from '#server/platform/db/connect.ts';
import { freshId, mustPropose } from '#server/testing/company.fixtures.ts';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileStore } from '#server/files/file-store.ts';
import { handleWorkflows } from './workflow-jobs.ts';
import { testSecret } from '#server/testing/test-secret.ts';

/** A server's process that writes facts and carries out workflows, until it is killed. */
const [ownerUrl = '', secretDir = ''] = process.argv.slice(2);
const log = (): undefined => undefined;
const database = await connectDatabase({ ownerUrl, secretDir, log });
const around = { engine, database, now, log, onFault: log, business: companyBusiness, secret: testSecret };
const platform = await openCompanyPlatform(around);
const jobs = createJobRunner({ database, onFault: log });
const files = createFileStore(join(tmpdir(), 'lagra-worker-files'));
handleWorkflows({ ...platform, engine, database, files, now, jobs, onFault: log });
await jobs.start();
for (let n = 0; ; n += 1) {
  const document = freshId();
  const data = customerFixture({ number: document.slice(-8), name: `Killed ${process.pid} ${n}` });
  await mustPropose(platform.executor, 1, [{ kind: 'customer', document, type: 'create', data }]);
  await delay(40);
}
