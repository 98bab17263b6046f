import { sql, type Kysely } from 'kysely';
import { nameDoubtfulAgents } from '../doubtful-agents.ts';
import { appRole } from '../roles.ts';
import type { Schema } from '#server/platform/db/schema.ts';

const app = sql.id(appRole);

/**
 * Facts and notes say what their author is, a person, an agent or the system; what was written before says it not, and
 * keeps its hash. Agents that have the id of somebody else are named.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  for (const table of ['event', 'audit_note'])
    await sql`alter table ${sql.table(table)} add column by_type text
      check (by_type in ('user', 'agent', 'system'))`.execute(db);
  await sql`create table doubtful_agent (
    company int not null, kind text not null, id text collate "C" not null, because text not null,
    named_at timestamptz not null, stopped_at timestamptz, primary key (company, kind, id))`.execute(db);
  await sql`revoke all on doubtful_agent from ${app}`.execute(db);
  await sql`grant select, update (stopped_at) on doubtful_agent to ${app}`.execute(db);
  await nameDoubtfulAgents(db);
}
