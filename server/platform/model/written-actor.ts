import { sql, type Transaction } from 'kysely';
import { agentTables } from '#model/areas/setup/agent/agent-kinds.ts';
import { asAgent, asSystem, asUser, SYSTEM, type Actor, type ActorType } from '#model/engine/actor.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { rowTable } from '../db/table-names.ts';

/** [AG4] Who a row says did something. What was said before actors were told apart is read as it was then: a member first. */
export async function writtenActor(
  trx: Transaction<Schema>,
  company: number,
  id: string,
  type: ActorType | undefined,
): Promise<Actor> {
  if (type) return { type, id };
  if (id === SYSTEM) return asSystem;
  const agents = agentTables.map(
    (kind) => sql`select from ${sql.table(rowTable(kind))} where company_id = ${company} and id = ${id}`,
  );
  const { rows } = await sql<{ isAgent: boolean }>`
    select not exists (select from row_member where company_id = ${company} and key_user = ${id})
       and exists (${sql.join(agents, sql` union all `)}) as "isAgent"`.execute(trx);
  return rows[0]?.isAgent ? asAgent(id) : asUser(id);
}
