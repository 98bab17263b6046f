import { sql, type Kysely } from 'kysely';
import { enableCompanySecurity } from '../company-table.ts';
import { rolesWith, writeEach } from './0026-reasons.ts';
import type { Schema } from '#server/platform/db/schema.ts';

/**
 * Files on their way into companies, line by line, and the mappings that are kept for files with the same heads. Who may
 * create products, customers or suppliers may import. [DI18]
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql`create table import_file (
    company_id int not null, import_id text collate "C" not null, content bytea not null,
    claimed_until timestamptz, done int not null default 0, total int not null default 0,
    primary key (company_id, import_id))`.execute(db);
  await enableCompanySecurity(db, 'import_file');
  await sql`create table import_line (
    company_id int not null, import_id text collate "C" not null, line int not null, cells jsonb not null,
    corrections jsonb not null default '{}', verdict jsonb, takes text collate "C", stage text collate "C" not null,
    kept jsonb, work jsonb, primary key (company_id, import_id, line))`.execute(db);
  await sql`create index import_line_takes on import_line (company_id, import_id, stage, takes, line)`.execute(
    db,
  );
  await enableCompanySecurity(db, 'import_line');
  await sql`create table import_template (
    company_id int not null, target text collate "C" not null, heads text collate "C" not null, mapping jsonb not null,
    changed_at timestamptz not null, primary key (company_id, target, heads))`.execute(db);
  await enableCompanySecurity(db, 'import_template');
  await letImport(db);
}

/** Stored roles get what goes with what they have. */
export const letImport = (db: Kysely<Schema>): Promise<void> =>
  writeEach(db, (company) => rolesWith(db, company, importsFor));

const creating = ['product.create', 'customer.create', 'supplier.create'];

const importsFor = (held: readonly string[]): readonly string[] => {
  const mayImport = held.includes('company.manage') || creating.some((one) => held.includes(one));
  return (mayImport ? ['view', 'create', 'undo'] : ['view']).map((action) => `dataImport.${action}`);
};
