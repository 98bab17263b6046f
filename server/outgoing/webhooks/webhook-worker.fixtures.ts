import { setTimeout as delay } from 'node:timers/promises';
import { engine } from '#machines/registry.ts';
import { now } from '#model/values/clock.fixtures.ts';
import { companyBusiness } from '#server/company-business.ts';
import { createSecretBox } from '#server/accounts/identity/second-factor/secret-box.ts';
import { createJobRunner } from '#server/jobs/job-runner.ts';
import { openCompanyPlatform } from '#server/platform/company-platform.ts';
import { connectDatabase } from '#server/platform/db/connect.ts';
import { createProduct, freshId, mustPropose } from '#server/testing/company.fixtures.ts';
import { handleWebhooks } from './webhook-jobs.ts';

/** A server's process that writes facts and tells endpoints of them, until it is killed. */
const [ownerUrl = '', secretDir = '', secret = ''] = process.argv.slice(2);
const log = (): undefined => undefined;
const database = await connectDatabase({ ownerUrl, secretDir, log });
const platform = await openCompanyPlatform({
  engine,
  database,
  now,
  log,
  onFault: log,
  business: companyBusiness,
  secret,
});
const jobs = createJobRunner({ database, onFault: log });
const box = createSecretBox(secret);
handleWebhooks({ ...platform, engine, database, box, now, jobs, mayBeLocal: true, onFault: log });
await jobs.start();
for (let n = 0; ; n += 1) {
  const id = freshId();
  await mustPropose(platform.executor, 1, [
    createProduct({ sku: `KILL-${process.pid}-${n}` }, id),
    { kind: 'product', document: id, type: 'activate', data: {} },
  ]);
  await delay(40);
}
