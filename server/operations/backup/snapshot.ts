import type { Readable } from 'node:stream';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { jobSchema } from '#server/platform/db/job-queues.ts';
import type { BackedTable, Closing, Opening } from './backup-format.ts';
import { UnfitBackup } from './unfit-backup.ts';

/** Left out: who is signed in signs in again, and what is guarded against or waits for a browser begins anew. */
const leftOut: ReadonlySet<string> = new Set([
  'session',
  'known_device',
  'pending_sign_in',
  'passkey_challenge',
  'throttle',
]);

/** The whole database as it was at one moment, while others go on writing. */
export interface Snapshot {
  readonly madeAt: string;
  readonly migrations: readonly string[];
  readonly tables: readonly BackedTable[];
  readonly companies: readonly number[];
  readonly sequences: Opening['sequences'];
  /** The rows of a table in the text format of COPY; of a company, or 0. */
  rows(table: BackedTable, company: number): Promise<Readable>;
  /** Jobs that wait, each a line with a JSON object, as `addJobs` takes them. */
  jobs(): Promise<Readable | undefined>;
  logs(): Promise<Closing['logs']>;
  /** Hashes of the files that documents of a company name and that were not removed. */
  filesNamed(company: number): Promise<string[]>;
  /** Companies whose books contradicted each other when they were last compared, and in how many places. */
  doubts(): Promise<readonly BookDoubt[]>;
  close(): Promise<void>;
}

export interface BookDoubt {
  readonly company: number;
  /** Moment, UTC ISO. */
  readonly at: string;
  readonly places: number;
}

/**
 * [BK1] [BK2] Opens a snapshot on a connection of its own. As the owner of the tables, who sees the rows of companies one
 * after the other. Throws UnfitBackup where there is nothing to back up.
 */
export async function openSnapshot(ownerUrl: string): Promise<Snapshot> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'lagra backup' });
  client.on('error', () => undefined); // whoever reads on is told
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    // How values are written as text must not depend on the server's settings.
    await client.query(
      "set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local extra_float_digits = 3; set local bytea_output = 'hex'",
    );
    return { ...(await described(client)), ...reading(client) };
  } catch (error) {
    await client.end();
    throw error;
  }
}

async function described(client: pg.Client) {
  const { rows: found } = await client.query<{ there: boolean }>(
    "select to_regclass('migrations.kysely_migration') is not null as there",
  );
  if (found[0]?.there !== true) throw new UnfitBackup('There is nothing to back up: the database is empty.');
  const { rows: now } = await client.query<{ at: string }>(
    `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`,
  );
  const { rows: run } = await client.query<{ name: string }>(
    'select name from migrations.kysely_migration order by name',
  );
  const { rows: companies } = await client.query<{ id: number }>('select id from company order by id');
  return {
    madeAt: now[0]?.at ?? '',
    migrations: run.map(({ name }) => name),
    tables: await tablesOf(client),
    companies: companies.map(({ id }) => id),
    sequences: await sequencesOf(client),
  };
}

/** All tables but those made anew from rows, in an order in which what is referred to comes first. */
async function tablesOf(client: pg.Client): Promise<BackedTable[]> {
  const { rows } = await client.query<BackedTable & { refers: string[] }>(`
    select c.relname as name, c.relrowsecurity as "ofCompanies",
      (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      array(select i.relname::text from pg_index join pg_class i on i.oid = indexrelid
             where indrelid = c.oid order by 1) as indexes,
      array(select f.relname::text from pg_constraint join pg_class f on f.oid = confrelid
             where conrelid = c.oid and contype = 'f' and confrelid <> conrelid) as refers
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname`);
  const names = new Set(rows.map(({ name }) => name));
  const isDerived = (name: string): boolean =>
    /^(list|tally|text)_/.test(name) && names.has(name.replace(/^[a-z]+_/, 'row_'));
  const waiting = rows.filter(({ name }) => !leftOut.has(name) && !isDerived(name));
  const ordered: BackedTable[] = [];
  while (waiting.length > 0) {
    const left = new Set(waiting.map(({ name }) => name));
    const next = Math.max(
      0,
      waiting.findIndex(({ refers }) => !refers.some((name) => left.has(name))),
    );
    for (const { refers: _, ...table } of waiting.splice(next, 1)) ordered.push(table);
  }
  return ordered;
}

async function sequencesOf(client: pg.Client): Promise<Opening['sequences']> {
  const { rows } = await client.query<{ sequence: string; table: string; column: string }>(`
    select s.oid::regclass::text as sequence, t.relname as "table", attname as "column"
      from pg_class s join pg_depend on objid = s.oid and classid = 'pg_class'::regclass and deptype in ('i', 'a')
      join pg_class t on t.oid = refobjid join pg_attribute on attrelid = t.oid and attnum = refobjsubid
     where s.relkind = 'S' and t.relnamespace = 'public'::regnamespace order by 2, 3`);
  const sequences: Opening['sequences'] = [];
  for (const { sequence, table, column } of rows) {
    const { rows: values } = await client.query<{ value: string; called: boolean }>(
      `select last_value as value, is_called as called from ${sequence}`,
    );
    sequences.push({ table, column, value: Number(values[0]?.value), isCalled: values[0]?.called === true });
  }
  return sequences;
}

function reading(client: pg.Client) {
  const enter = (company: number) =>
    client.query("select set_config('app.company_id', $1, true)", [company === 0 ? '' : String(company)]);
  let entered = 0;
  const within = async (company: number): Promise<void> => {
    if (entered !== company) await enter((entered = company));
  };
  return {
    rows: async ({ name, columns, ofCompanies }: BackedTable, company: number): Promise<Readable> => {
      await within(company);
      const order = name === 'event' ? ' order by seq' : '';
      const named = columns.map((column) => client.escapeIdentifier(column)).join(', ');
      // A superuser is shown the rows of all companies.
      const own = ofCompanies ? ` where company_id = ${company}` : '';
      return client.query(
        copyTo(`copy (select ${named} from ${client.escapeIdentifier(name)}${own}${order}) to stdout`),
      );
    },
    jobs: async () => {
      await within(0);
      const { rows } = await client.query('select to_regclass($1) as there', [`${jobSchema}.job`]);
      return rows[0]?.there === null ? undefined : client.query(copyTo(`copy (${waitingJobs}) to stdout`));
    },
    logs: () => logsOf(client, within),
    doubts: () => doubtsOf(client, within),
    filesNamed: async (company: number) => {
      await within(company);
      const { rows } = await client.query<{ hash: string }>(
        `
        select distinct entry ->> 'hash' as hash from row_file cross join jsonb_array_elements(data -> 'entries') as entry
         where company_id = $1 and entry ->> 'removedAt' is null
        union select data -> 'logo' ->> 'hash' from row_company
         where company_id = $1 and data -> 'logo' ->> 'hash' is not null`,
        [company],
      );
      return rows.map(({ hash }) => hash);
    },
    close: () => client.end(),
  };
}

/** What the clock puts down is put down by the clock again. A job that runs may not come to its end. */
const waitingJobs = `
  select jsonb_strip_nulls(jsonb_build_object('queue', name, 'id', id, 'data', data, 'key', singleton_key, 'group', group_id,
         'due', to_char(start_after at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
         'at', to_char(created_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
    from ${jobSchema}.job where state::text in ('created', 'retry', 'active') and name not in ('round', 'routine', 'backup')
     and name not like '\\_\\_%' order by created_on, id`;

/** What the last night found; nothing of an older version, which compared none. */
async function doubtsOf(
  client: pg.Client,
  within: (company: number) => Promise<void>,
): Promise<readonly BookDoubt[]> {
  await within(0);
  const { rows: known } = await client.query<{ is: boolean }>(`
    select exists (select from pg_attribute where attrelid = to_regclass('log_check') and attname = 'books'
       and not attisdropped) as is`);
  if (known[0]?.is !== true) return [];
  const { rows: companies } = await client.query<{ id: number }>('select id from company order by id');
  const doubts: BookDoubt[] = [];
  for (const { id: company } of companies) {
    await within(company);
    const { rows } = await client.query<{ at: Date; places: number }>(
      `select at, jsonb_array_length(books) as places from log_check where company_id = $1 order by at desc limit 1`,
      [company],
    );
    for (const { at, places } of rows)
      if (places > 0) doubts.push({ company, at: new Date(at).toISOString(), places });
  }
  return doubts;
}

async function logsOf(
  client: pg.Client,
  within: (company: number) => Promise<void>,
): Promise<Closing['logs']> {
  await within(0);
  const { rows: companies } = await client.query<{ id: number }>('select id from company order by id');
  const { rows: chained } = await client.query<{ is: boolean }>(`
    select exists (select from pg_attribute where attrelid = 'company_head'::regclass and attname = 'hash'
       and not attisdropped) as is`);
  const end = chained[0]?.is === true ? "encode(hash, 'hex')" : 'null';
  const logs: Closing['logs'] = [];
  for (const { id } of companies) {
    await within(id);
    const { rows } = await client.query<{ facts: string; end: string | null }>(
      `select head as facts, ${end} as "end" from company_head where company_id = $1`,
      [id],
    );
    if (rows[0]) logs.push({ company: id, facts: Number(rows[0].facts), end: rows[0].end });
  }
  return logs;
}
