import pg from 'pg';
import { plantRow, prepareForPlanting, type Column } from './planted-rows.ts';

interface Table {
  readonly name: string;
  readonly hasCompany: boolean;
  readonly enabled: boolean;
  readonly forced: boolean;
  readonly leads: boolean;
  readonly columns: readonly Column[];
}

/**
 * Tests every table of the schema `public` across two companies, in a database that is discarded afterwards (its
 * constraints and triggers are dropped). Returns one line per hole; none means that companies are isolated.
 */
export async function auditCompanySecurity(
  database: { adminUrl: string; appUrl: string },
  withoutCompany: Readonly<Record<string, string>>,
): Promise<string[]> {
  const admin = new pg.Client({ connectionString: database.adminUrl });
  const app = new pg.Client({ connectionString: database.appUrl });
  await Promise.all([admin.connect(), app.connect()]);
  try {
    const tables = await readTables(admin);
    const holes = [...listHoles(tables, withoutCompany), ...(await viewHoles(admin))];
    const owned = tables.filter((table) => table.hasCompany);
    await prepareForPlanting(admin);
    for (const table of owned) {
      holes.push(...catalogHoles(table));
      holes.push(...(await attackHoles(admin, app, table)));
    }
    return holes;
  } finally {
    await Promise.all([admin.end(), app.end()]);
  }
}

async function readTables(admin: pg.Client): Promise<Table[]> {
  const tables = await admin.query<Omit<Table, 'columns'> & { oid: number }>(`
    select c.oid::int, c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
           a.attnum is not null as "hasCompany",
           coalesce((select i.indkey[0] = a.attnum from pg_index i where i.indrelid = c.oid and i.indisprimary), false) as leads
      from pg_class c
      left join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'f')
     order by c.relname`);
  const columns = await admin.query<Column & { oid: number }>(`
    select a.attrelid::int as oid, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
           case when t.typtype = 'd' then format_type(t.typbasetype, t.typtypmod) end as base,
           (select e.enumlabel from pg_enum e where e.enumtypid = t.oid order by e.enumsortorder limit 1) as label
      from pg_attribute a join pg_type t on t.oid = a.atttypid
     where a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity <> 'a'
       and (a.attnotnull or a.attname = 'company_id')
     order by a.attnum`);
  return tables.rows.map((table) => ({
    ...table,
    columns: columns.rows.filter((column) => column.oid === table.oid),
  }));
}

function listHoles(tables: readonly Table[], withoutCompany: Readonly<Record<string, string>>): string[] {
  const names = new Map(tables.map((table) => [table.name, table]));
  const unlisted = tables.filter((table) => !table.hasCompany && !Object.hasOwn(withoutCompany, table.name));
  const stale = Object.keys(withoutCompany).filter((name) => names.get(name)?.hasCompany !== false);
  const silent = Object.entries(withoutCompany).filter(([, reason]) => reason.trim().length < 10);
  return [
    ...unlisted.map(({ name }) => `${name}: has no company_id and is not listed with a reason`),
    ...stale.map((name) => `${name}: is listed as a table without company_id, and is none`),
    ...silent.map(([name]) => `${name}: is listed without a reason`),
  ];
}

/** A view has its owner's rights unless declared otherwise; a materialised one holds every company's rows. */
async function viewHoles(admin: pg.Client): Promise<string[]> {
  const views = await admin.query<{ name: string }>(`
    select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and has_table_privilege('lagra_app', oid, 'select')
       and (relkind = 'm' or relkind = 'v' and not coalesce(reloptions, '{}') @> '{security_invoker=true}')`);
  return views.rows.map(({ name }) => `${name}: is a view that does not read with the reader's rights`);
}

function catalogHoles({ name, enabled, forced, leads }: Table): string[] {
  return [
    enabled ? [] : [`${name}: row-level security is off`],
    forced ? [] : [`${name}: row-level security is not forced`],
    leads ? [] : [`${name}: company_id does not lead the primary key`],
  ].flat();
}

/** Company 1 attacks a row of company 2 in every way SQL offers. */
async function attackHoles(admin: pg.Client, app: pg.Client, table: Table): Promise<string[]> {
  const name = admin.escapeIdentifier(table.name);
  await plantRow(admin, table, 1);
  await plantRow(admin, table, 2);
  const before = await contents(admin, name);
  const holes: string[] = [];
  const expect = (good: boolean, hole: string): void => void (good || holes.push(`${table.name}: ${hole}`));

  const own = (await admin.query(`select 1 from ${name} where company_id = 2`)).rowCount;
  const seen = await attempt(app, 2, `select 1 from ${name} where company_id = 2`);
  expect(seen === own || seen === '42501', 'company 2 does not see its own rows');
  expect(none(await attempt(app, undefined, `select 1 from ${name}`)), 'rows are visible without a company');
  expect(
    none(await attempt(app, 1, `select 1 from ${name} where company_id = 2`)),
    'company 1 reads company 2',
  );
  expect(
    none(await attempt(app, 1, `update ${name} set company_id = 1 where company_id = 2`)),
    'company 1 takes from company 2',
  );
  expect(
    none(await attempt(app, 1, `update ${name} set company_id = company_id where company_id = 2`)),
    'company 1 changes company 2',
  );
  expect(
    none(await attempt(app, 1, `delete from ${name} where company_id = 2`)),
    'company 1 deletes from company 2',
  );
  expect(
    (await attempt(app, 1, `update ${name} set company_id = 2 where company_id = 1`)) === '42501',
    'company 1 gives a row to company 2',
  );
  expect((await plantAs(app, table, 1, 2)) === '42501', 'company 1 inserts for company 2');
  expect((await plantAs(app, table, undefined, 2)) === '42501', 'a row is inserted without a company');
  expect((await contents(admin, name)) === before, 'its rows are not what they were');
  return holes;
}

const none = (outcome: number | string): boolean => outcome === 0 || outcome === '42501';

async function contents(admin: pg.Client, name: string): Promise<string> {
  const answer = await admin.query<{ all: string }>(
    `select coalesce(jsonb_agg(t order by t::text), '[]')::text as all from ${name} t`,
  );
  return answer.rows[0]?.all ?? '';
}

/** Row count, or SQLSTATE. A successful transaction is kept, so that leaks can be detected afterwards. */
async function attempt(
  app: pg.Client,
  company: number | undefined,
  statement: string,
  values: unknown[] = [],
) {
  await app.query('begin');
  try {
    if (company !== undefined)
      await app.query("select set_config('app.company_id', $1, true)", [String(company)]);
    const { rowCount } = await app.query(statement, values);
    await app.query('commit');
    return rowCount ?? 0;
  } catch (error) {
    await app.query('rollback');
    if (error instanceof pg.DatabaseError) return error.code ?? 'unknown';
    throw error;
  }
}

async function plantAs(
  app: pg.Client,
  table: Table,
  company: number | undefined,
  rowOf: number,
): Promise<number | string> {
  let outcome: number | string = 0;
  await plantRow(
    {
      escapeIdentifier: (text) => app.escapeIdentifier(text),
      query: async (text, values) => {
        outcome = await attempt(app, company, text, values);
      },
    },
    table,
    rowOf,
  );
  return outcome;
}
