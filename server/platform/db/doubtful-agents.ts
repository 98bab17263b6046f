import { sql, type Kysely } from 'kysely';
import { agentTables } from '#model/areas/setup/agent/agent-kinds.ts';
import { SYSTEM } from '#model/engine/actor.ts';
import { rowTable } from '#server/platform/db/table-names.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/**
 * [AG6] Names the agents whose id is that of a person, of another agent of their company or of the system, in the table
 * `doubtful_agent` and in the security log: until ids were refused, such an agent acted with the rights of whose id it
 * has, and which facts are whose cannot be told. Changes nothing of them. For migrations, which may see every company.
 */
export async function nameDoubtfulAgents(db: Kysely<Schema>): Promise<void> {
  const { rows: companies } = await sql<{ id: number }>`select id from company`.execute(db);
  const kinds = await storedKinds(db);
  if (kinds.length === 0) return;
  for (const { id } of companies) {
    await sql`select set_config('app.company_id', ${String(id)}, true)`.execute(db);
    await nameIn(db, id, kinds);
  }
  await sql`select set_config('app.company_id', '', true)`.execute(db);
}

/** The tables of kinds that came with a later version are made after all migrations. */
async function storedKinds(db: Kysely<Schema>): Promise<readonly string[]> {
  const stored: string[] = [];
  for (const kind of agentTables) {
    const { rows } = await sql<{
      is: boolean;
    }>`select to_regclass(${rowTable(kind)}) is not null as is`.execute(db);
    if (rows[0]?.is) stored.push(kind);
  }
  return stored;
}

async function nameIn(db: Kysely<Schema>, company: number, kinds: readonly string[]): Promise<void> {
  const agents = kinds.map(
    (kind) =>
      sql`select ${sql.lit(kind)} as kind, id from ${sql.table(rowTable(kind))} where company_id = ${company}`,
  );
  await sql`
    with agent as (${sql.join(agents, sql` union all `)}), doubtful as (
      insert into doubtful_agent (company, kind, id, because, named_at)
      select ${company}, kind, id, because, now() from (
        select kind, id, case
          when id = ${SYSTEM} then 'system'
          when exists (select from app_user where app_user.id::text = lower(agent.id))
            or exists (select from sign_up where sign_up.id::text = lower(agent.id))
            or exists (select from row_member where company_id = ${company} and key_user = agent.id) then 'user'
          when exists (select from agent as other where other.id = agent.id and other.kind <> agent.kind) then 'agent'
        end as because from agent) as judged
       where because is not null on conflict do nothing returning kind, id
    )
    insert into security_event (at, event, company, about)
    select now(), 'agentDoubtful', ${company}, kind || '/' || id from doubtful`.execute(db);
}
