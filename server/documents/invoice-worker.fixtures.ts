import { connectDatabase } from '#server/platform/db/connect.ts';
import { FOUNDER, testExecutor } from '#server/testing/company.fixtures.ts';
import { asUser } from '#model/engine/actor.ts';

/** A process that issues invoices of company 1 all at once, tells when the first is issued, and goes on until it is killed. */
const [ownerUrl = '', secretDir = '', ids = ''] = process.argv.slice(2);
const database = await connectDatabase({ ownerUrl, secretDir, log: () => undefined });
const executor = await testExecutor(database, { onFault: () => undefined });
const issue = async (document: string): Promise<void> => {
  const command = { kind: 'invoice', document, type: 'issue', data: {} };
  await executor.systemPropose(1, [command], { by: asUser(FOUNDER) });
  process.send?.('issued');
};
// Whoever kills it leaves some of them undone.
await Promise.allSettled(ids.split(' ').map(issue));
