import { sql, type QueryExecutorProvider } from 'kysely';
import { appRole } from './roles.ts';

export type Right = 'select' | 'insert' | 'update' | 'delete';

/**
 * Isolates companies in a table with a `company_id`, even for its owner: call it in the migration that creates the
 * table. Outside `withCompany` no rows are visible. `rights` are the application's: a log needs only select and insert.
 */
export async function enableCompanySecurity(
  db: QueryExecutorProvider,
  table: string,
  rights: readonly Right[] = ['select', 'insert', 'update', 'delete'],
): Promise<void> {
  const target = sql.table(table);
  // After a transaction the setting is '' rather than null, and ''::int would fail every later query.
  const own = sql`company_id = nullif(current_setting('app.company_id', true), '')::int`;
  await sql`alter table ${target} enable row level security`.execute(db);
  await sql`alter table ${target} force row level security`.execute(db);
  await sql`create policy own_company on ${target} using (${own}) with check (${own})`.execute(db);
  await sql`revoke all on ${target} from ${sql.id(appRole)}`.execute(db);
  await sql`grant ${sql.raw(rights.join(', '))} on ${target} to ${sql.id(appRole)}`.execute(db);
}
