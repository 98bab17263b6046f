import { sql, type Kysely } from 'kysely';
import { agentIdTaken, agentsIn, isTakenInCompany } from '#model/areas/setup/agent-rights/agent-ids.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import type { Business } from '#server/platform/commands/business.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/**
 * [AG5] An agent has an id that nobody else has: no account of the installation, nobody who is signing up, no member, no
 * other agent of the company, and not the system. Asked in the transaction that writes it; ids of accounts are made here
 * and by nobody else, so that none is made afterwards that an agent has.
 */
export const refuseTakenIds: Business['refusesFacts'] = async (trx, know, facts): Promise<Refusal | null> => {
  const agents = agentsIn(facts);
  if (agents.length === 0) return null;
  const isTaken = await know((view) => agents.some((agent) => isTakenInCompany(view, agent)));
  const ids = agents.map(({ document }) => document);
  return isTaken || (await isOfPerson(trx, ids)) ? agentIdTaken : null;
};

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether one of these is the id of an account, or of a sign-up that is to become one. */
export async function isOfPerson(db: Kysely<Schema>, ids: readonly string[]): Promise<boolean> {
  const asked = sql`any(${ids.filter((id) => uuid.test(id))}::uuid[])`;
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from app_user where id = ${asked})
        or exists (select from sign_up where id = ${asked}) as is`.execute(db);
  return rows[0]?.is === true;
}
