import { appendFile } from 'node:fs/promises';
import { connectDatabase } from '#server/platform/db/connect.ts';
import { createJobRunner } from './job-runner.ts';

/** A process of its own that begins mail jobs, says so in a file, and never ends them: to be killed. */
const [ownerUrl = '', secretDir = '', file = ''] = process.argv.slice(2);
const database = await connectDatabase({ ownerUrl, secretDir, log: () => undefined });
const jobs = createJobRunner({ database, onFault: () => undefined });
jobs.handle('mail', async ({ id }) => {
  await appendFile(file, `${id}\n`);
  await new Promise(() => setInterval(() => undefined, 1000));
});
await jobs.start();
