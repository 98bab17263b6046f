import pg from 'pg';
import { inject } from 'vitest';
import { createTestDatabase, urlOfDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { structureOf } from './database-structure.ts';

/** A whole database as plain data: the statements that make its tables, and the rows of each. */
export interface KeptDatabase {
  readonly structure: readonly string[];
  /** By `schema.table`, if there are any. */
  readonly rows: Readonly<Record<string, KeptRows>>;
  /** Where its sequences stand. */
  readonly sequences: Readonly<Record<string, string>>;
}

/** Values are texts as PostgreSQL writes them: JSON would mix up its own null with theirs, and round numbers. */
interface KeptRows {
  readonly columns: readonly string[];
  readonly values: readonly (readonly (string | null)[])[];
}

/** Reads a database, whoever's rows they are: `url` is a superuser's. */
export const keepDatabase = (url: string): Promise<KeptDatabase> =>
  connected(url, async (db) => {
    await db.query('begin isolation level repeatable read read only');
    const structure = await structureOf(db);
    const rows: Record<string, KeptRows> = {};
    for (const table of await tablesOf(db)) {
      const kept = await readRows(db, table);
      if (kept.values.length > 0) rows[table] = kept;
    }
    return { structure, rows, sequences: await sequencesOf(db) };
  });

/** A database of its own for the caller that holds what was kept, and nothing of today. */
export async function openKeptDatabase(kept: KeptDatabase): Promise<TestDatabase> {
  const database = await createTestDatabase('template1');
  const ownerUrl = urlOfDatabase(inject('testServer').ownerUrl, database.name);
  await connected(ownerUrl, async (owner) => {
    // A statement for everything: one after the other would wait for as many answers.
    await owner.query(kept.structure.join(';\n'));
  });
  await connected(database.adminUrl, (admin) => fill(admin, kept));
  return database;
}

async function fill(admin: pg.Client, { rows, sequences }: KeptDatabase): Promise<void> {
  await admin.query('set session_replication_role = replica'); // no trigger writes what is among the rows already
  for (const [table, all] of Object.entries(rows)) {
    const columns = await columnsOf(admin, table);
    const names = columns.map(({ name }) => pg.escapeIdentifier(name)).join(', ');
    const values = columns.map(({ type }, index) => `(one ->> ${index})::${type}`).join(', ');
    await admin.query(
      `insert into ${table} (${names}) overriding system value
         select ${values} from json_array_elements($1::json) as one`,
      [JSON.stringify(all.values)],
    );
  }
  for (const [sequence, last] of Object.entries(sequences))
    await admin.query('select setval($1::regclass, $2::bigint)', [sequence, last]);
  await admin.query('analyze');
}

async function tablesOf(db: pg.Client): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'migrations') order by 1`);
  return rows.map(({ name }) => name);
}

async function readRows(db: pg.Client, table: string): Promise<KeptRows> {
  const columns = (await columnsOf(db, table)).map(({ name }) => name);
  const texts = columns.map((column) => `${pg.escapeIdentifier(column)}::text`);
  const { rows } = await db.query<(string | null)[]>({
    text: `select ${texts.join(', ')} from ${table} as one order by one::text`,
    rowMode: 'array',
  });
  return { columns, values: rows };
}

/** All but what the database works out itself. */
async function columnsOf(db: pg.Client, table: string): Promise<{ name: string; type: string }[]> {
  const { rows } = await db.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  return rows;
}

async function sequencesOf(db: pg.Client): Promise<Record<string, string>> {
  const { rows } = await db.query<{ name: string; last: string }>(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences
     where last_value is not null order by 1`);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

async function connected<T>(url: string, work: (db: pg.Client) => Promise<T>): Promise<T> {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}
