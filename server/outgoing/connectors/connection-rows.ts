import { sql, type Transaction } from 'kysely';
import type { ConnectionRow } from '#model/areas/integrations/connection/connection.kind.ts';
import { agentKinds } from '#model/areas/setup/agent/agent-kinds.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { rowTable } from '#server/platform/db/table-names.ts';

type Trx = Transaction<Schema>;

const table = sql.table(rowTable('connection'));

export async function connectionRow(
  trx: Trx,
  company: number,
  id: string,
): Promise<ConnectionRow | undefined> {
  const { rows } = await sql<{ data: ConnectionRow }>`
    select data from ${table} as one where company_id = ${company} and id = ${id}`.execute(trx);
  return rows[0]?.data;
}

/** Those that are on, whether they fail or not. */
export async function workingConnections(trx: Trx, company: number): Promise<readonly ConnectionRow[]> {
  const { rows } = await sql<{ data: ConnectionRow }>`
    select data from ${table} as one where company_id = ${company} and state = any (${[...agentKinds.connection]})
     order by id`.execute(trx);
  return rows.map(({ data }) => data);
}
