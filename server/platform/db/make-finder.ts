import { sql, type QueryExecutorProvider } from 'kysely';
import { appRole, searchRole } from './roles.ts';

/** The schema of the functions that find texts, so that the role they run as may make nothing elsewhere. */
export const searchSchema = 'lagra_search';

/** A column of a table with `company_id` and `id`, isolated by company, and the function that looks in it. */
export interface Finder {
  readonly table: string;
  readonly column: string;
  readonly function: string;
}

/**
 * Makes a trigram index on a column, and the function that reads it. PostgreSQL uses no such index below row-level
 * security, since the operator might tell of rows that are not shown. So the function runs as a role that is shown all
 * rows, and asks for those of the transaction's company itself.
 */
export async function makeFinder(db: QueryExecutorProvider, finder: Finder): Promise<void> {
  const { table, column } = finder;
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`create index ${sql.id(`${table}_trigrams`)} on ${sql.table(table)} using gin (${sql.ref(column)} gin_trgm_ops)`.execute(
    db,
  );
  await sql`grant select on ${sql.table(table)} to ${sql.id(searchRole)}`.execute(db);
  await sql`create policy found_by_function on ${sql.table(table)} for select to ${sql.id(searchRole)} using (true)`.execute(
    db,
  );
  await makeFunction(db, finder);
}

/** `function(pattern, most)`: ids of at most so many rows of the company whose column is like the pattern. */
async function makeFunction(
  db: QueryExecutorProvider,
  { table, column, function: called }: Finder,
): Promise<void> {
  const name = sql`${sql.id(searchSchema)}.${sql.id(called)}`;
  await sql`create schema if not exists ${sql.id(searchSchema)}`.execute(db);
  await sql`grant usage, create on schema ${sql.id(searchSchema)} to ${sql.id(searchRole)}`.execute(db);
  await sql`grant usage on schema ${sql.id(searchSchema)} to ${sql.id(appRole)}`.execute(db);
  // Executed as text, it is planned for the pattern: whether the index pays depends on how common it is.
  const statement = `select id from public.${table}
    where company_id = nullif(current_setting('app.company_id', true), '')::int and ${column} like $1 limit $2`;
  await sql`create or replace function ${name}(pattern text, most int) returns setof text
    language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $find$
    begin return query execute ${sql.lit(statement)} using pattern, most; end $find$`.execute(db);
  await sql`revoke all on function ${name}(text, int) from public`.execute(db);
  await sql`grant execute on function ${name}(text, int) to ${sql.id(appRole)}`.execute(db);
  await sql`alter function ${name}(text, int) owner to ${sql.id(searchRole)}`.execute(db);
}
