import pg from 'pg';
import type { Executor } from '#server/platform/commands/executor.ts';
import { createProduct, foundCompany, mustPropose } from './company.fixtures.ts';
import type { TestDatabase } from './test-database.ts';

/** Requests under way at the same time, each of another company. */
const AT_ONCE = 4;

/** Founds companies 1 to `count`: the first by its commands, the others as copies of all that is stored of it. */
export async function foundMany(
  { adminUrl }: TestDatabase,
  executor: Executor,
  count: number,
): Promise<readonly number[]> {
  await foundCompany(executor, 1);
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query('set session_replication_role = replica'); // what triggers make of it is copied as well
  const { rows } = await admin.query<{ name: string; columns: string }>(
    `select format('%I', table_name) as name, string_agg(format('%I', column_name), ', ') as columns
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
        and column_name <> 'company_id'
        and table_name in (select table_name from information_schema.columns where column_name = 'company_id')
      group by table_name`,
  );
  for (const { name, columns } of rows)
    await admin.query(
      `insert into ${name} (company_id, ${columns}) overriding system value
       select other, ${columns} from ${name}, generate_series(2, $1::int) as other where company_id = 1`,
      [count],
    );
  await admin.end();
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** Each company makes some products, in one request, and has a rest until all the others have. */
export async function writeInTurn(
  executor: Executor,
  companies: readonly number[],
  products: number,
): Promise<void> {
  const waiting = companies.values();
  const worker = async (): Promise<void> => {
    for (const company of waiting)
      await mustPropose(
        executor,
        company,
        Array.from({ length: products }, () => createProduct()),
      );
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
