import { sql, type Kysely } from 'kysely';
import { enableCompanySecurity } from '../company-table.ts';
import { rolesWith, writeEach } from './0026-reasons.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/**
 * What workflows do: their runs, which commands they gave and how many causes lay behind each, and for which documents
 * the conditions of one that is told once held when the clock last asked. Who manages the company keeps its workflows.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`create table workflow_run (
    company_id int not null, id uuid not null, workflow text collate "C" not null, kind text not null,
    document text collate "C" not null, name text not null, cause text not null, depth int not null,
    state text not null, actions jsonb not null, step int not null default 0, tries int not null default 0,
    steps jsonb not null default '[]', refusal jsonb, started_at timestamptz not null, wake_at timestamptz,
    ended_at timestamptz, primary key (company_id, id))`.execute(db);
  await sql`create index workflow_run_of on workflow_run (company_id, workflow, started_at desc, id)`.execute(
    db,
  );
  await sql`create index workflow_run_open on workflow_run (company_id, wake_at) where ended_at is null`.execute(
    db,
  );
  await sql`create table workflow_cause (
    company_id int not null, command uuid not null, run uuid not null, depth int not null, at timestamptz not null,
    primary key (company_id, command))`.execute(db);
  await sql`create table workflow_standing (
    company_id int not null, workflow text collate "C" not null, document text collate "C" not null,
    primary key (company_id, workflow, document))`.execute(db);
  for (const table of ['workflow_run', 'workflow_cause', 'workflow_standing'])
    await enableCompanySecurity(db, table);
  await letKeepWorkflows(db);
}

/** Stored roles get what goes with what they have. */
export const letKeepWorkflows = (db: Kysely<Schema>): Promise<void> =>
  writeEach(db, (company) => rolesWith(db, company, workflowsFor));

const workflowsFor = (held: readonly string[]): readonly string[] =>
  held.includes('company.manage')
    ? ['view', 'create', 'edit', 'enable', 'work', 'archive'].map((action) => `workflow.${action}`)
    : [];
