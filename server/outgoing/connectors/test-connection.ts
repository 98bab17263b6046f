import type { ConnectionRow } from '#model/areas/integrations/connection/connection.kind.ts';
import type { Connector, ConnectorContext } from '#model/areas/integrations/connector/connector.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { letterRefusal } from '#server/mail/letter-refusal.ts';
import type { Database } from '#server/platform/db/connect.ts';

interface Deps {
  readonly database: Database;
  readonly now: () => string;
}

interface Tested {
  readonly row: ConnectionRow;
  readonly connector: Connector;
}

/** Tries a connection: what it is called there, or why it cannot be used. */
export async function testConnection(
  deps: Deps,
  company: number,
  tried: Tested,
  given: () => Promise<ConnectorContext>,
): Promise<{ readonly name: string; readonly refusal: Refusal | null }> {
  const refusal = await testLetterRefusal(deps, company, tried);
  if (refusal) return { name: '', refusal };
  const answer = await tried.connector.test(await given());
  return answer.is === 'ok' ? { name: answer.name, refusal: null } : { name: '', refusal: answer.refusal };
}

/** [CNX11] Why the test of a connection sends no letter: it goes to whom the company may write, and is one of its day. */
async function testLetterRefusal(
  { database, now }: Deps,
  company: number,
  { row, connector }: Tested,
): Promise<Refusal | null> {
  if (connector.spec.offers !== 'mail') return null;
  const to = String(row.settings['testTo'] ?? '');
  return database.withCompany(company, (trx) => letterRefusal(trx, company, to, now()));
}
