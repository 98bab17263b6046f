import type { ConnectionRow } from '#model/connection/connection.kind.ts';
import type { Connector } from '#model/connector/connector.ts';
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

/** [CNX11] Why the test of a connection sends no letter: it goes to whom the company may write, and is one of its day. */
export async function testLetterRefusal(
  { database, now }: Deps,
  company: number,
  { row, connector }: Tested,
): Promise<Refusal | null> {
  if (connector.spec.offers !== 'mail') return null;
  const to = String(row.settings['testTo'] ?? '');
  return database.withCompany(company, (trx) => letterRefusal(trx, company, to, now()));
}
