import { connectionFixture } from '#model/areas/integrations/connection/connection.fixtures.ts';
import { freshId } from '#server/testing/company.fixtures.ts';
import type { TradingCompany } from './trading-company.ts';

/** Everything that can happen to a connection; nothing of it is carried out. */
export async function playConnections(company: TradingCompany): Promise<void> {
  const connection = freshId();
  await company.give('connection', connection, 'add', connectionFixture());
  const give = (type: string) => company.give('connection', connection, type);
  const found = (type: string, data: unknown = {}, daysAgo = 0) =>
    company.giveInternally('connection', connection, type, data, daysAgo);
  const problem = { problem: { code: 'connectionUnreachable' } };
  await company.give('connection', connection, 'update', connectionFixture({ name: 'Kept' }));
  await found('keepSecrets', { secrets: { password: 'word' } });
  await give('connect');
  await found('fault', problem, 7);
  await found('recover', {}, 7);
  await found('fault', problem, 6);
  await found('giveUp');
  for (const type of ['resume', 'pause', 'disconnect', 'archive']) await give(type);
}
