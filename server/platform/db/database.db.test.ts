import { sql, type Kysely, type Transaction } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, withRoleAlone, type TestDatabase } from '#server/testing/test-database.ts';
import { enableCompanySecurity } from './company-table.ts';
import { connectDatabase } from './connect.ts';
import { isDatabaseAway } from './outage.ts';
import { migrate } from './migrate.ts';
import { migrateModel } from './migrate-model.ts';
import type { Schema } from './schema.ts';

let database: TestDatabase;

/** Tables for the tests only, with Kysely's loosest type: the project's Schema does not know them. */
async function makeNotes(db: Kysely<Schema>): Promise<void> {
  await sql`create table note (company_id int not null, id int not null, text text, primary key (company_id, id))`.execute(
    db,
  );
  await enableCompanySecurity(db, 'note');
  await sql`create table fact (company_id int not null, seq bigint not null, primary key (company_id, seq))`.execute(
    db,
  );
  await enableCompanySecurity(db, 'fact', ['select', 'insert']);
}

beforeAll(async () => {
  database = await createTestDatabase('template1');
  await migrate(database.owner.kysely, { '0001-notes': { up: makeNotes } });
});
afterAll(() => database.dispose());

const codeOf = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof pg.DatabaseError ? error.code : String(error)),
  );

describe('the application role', () => {
  it('[DB1] signs in, is no superuser, does not pass row-level security and owns nothing', async () => {
    const answer = await database.app.pool.query(
      `select current_user as name, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
              (select count(*) from pg_class where relowner = r.oid) as owned
         from pg_roles r where rolname = current_user`,
    );
    expect(answer.rows).toEqual([
      {
        name: 'lagra_app',
        rolsuper: false,
        rolbypassrls: false,
        rolcreaterole: false,
        rolcreatedb: false,
        owned: 0,
      },
    ]);
  });

  it('[DB1] makes no tables, and sees no bookkeeping of the migrations', async () => {
    expect(await codeOf(database.app.pool.query('create table mine (id int)'))).toBe('42501');
    expect(await codeOf(database.app.pool.query('select * from migrations.kysely_migration'))).toBe('42501');
  });

  it('[DB1] is found again by other processes, whose starts do not shut out the first', async () => {
    const options = { ownerUrl: database.owner.url, secretDir: '/nonexistent', log: () => undefined };
    const others = await Promise.all([1, 2, 3].map(() => connectDatabase(options)));
    expect(others.map((other) => other.app.url)).toEqual(Array(3).fill(database.app.url));
    await Promise.all(others.map((other) => other.app.pool.query('select 1')));
    await Promise.all(others.map((other) => other.dispose()));
    await database.app.pool.query('select 1');
  });

  it('[DB11] a connection that breaks while it is borrowed fails what it was asked, and nothing else', async () => {
    const admin = new pg.Client({ connectionString: database.adminUrl });
    await admin.connect();
    const isGone = async (pid: number): Promise<boolean> =>
      (await admin.query('select 1 from pg_stat_activity where pid = $1', [pid])).rowCount === 0;
    const broken = database.withCompany(1, async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      const pid = rows[0]?.pid ?? 0;
      await admin.query('select pg_terminate_backend($1)', [pid]);
      await vi.waitUntil(() => isGone(pid));
      await sql`select 1`.execute(trx);
    });
    await expect(broken).rejects.toSatisfy(isDatabaseAway);
    await admin.end();
    await database.app.pool.query('select 1');
  });

  it('[DB10] prepares nothing by name and asks for no setting where it is pooled, and works past the pooler', async () => {
    const past = database.owner.url;
    const through = new URL(past);
    through.searchParams.set('connect_timeout', '9'); // stands for another address
    const prepared = async (ownerUrl: string, directUrl?: string) => {
      const one = await connectDatabase({
        ownerUrl,
        directUrl,
        secretDir: '/nonexistent',
        log: () => undefined,
        connections: 1,
      });
      await sql`select ${1}::int`.execute(one.app.kysely);
      const { rows } = await sql<{ statements: number; mode: string }>`
        select (select count(*)::int from pg_prepared_statements) as statements,
               current_setting('plan_cache_mode') as mode`.execute(one.app.kysely);
      const urls = [one.owner.url === past, one.app.url === one.app.directUrl];
      await one.dispose();
      return [rows[0]?.statements === 0, rows[0]?.mode, ...urls];
    };
    expect(await prepared(through.href, past)).toEqual([true, 'auto', true, false]);
    expect(await prepared(past)).toEqual([false, 'force_custom_plan', true, true]);
  });

  it('[DB1] is refused once it could pass row-level security', async () => {
    const connect = () =>
      connectDatabase({ ownerUrl: database.owner.url, secretDir: '/nonexistent', log: () => undefined });
    await withRoleAlone(async (admin) => {
      try {
        await admin.query('alter role lagra_app bypassrls');
        await expect(connect()).rejects.toThrow('not bound by row-level security');
      } finally {
        await admin.query('alter role lagra_app nobypassrls');
      }
    });
  });

  it('[DB1] may not be named as the owner', async () => {
    const options = { ownerUrl: database.app.url, secretDir: '/nonexistent', log: () => undefined };
    await expect(connectDatabase(options)).rejects.toThrow('must name the owner');
  });
});

describe('withCompany', () => {
  const texts = (companyId: number) =>
    database.withCompany(
      companyId,
      async (trx) => (await sql<{ text: string }>`select text from note`.execute(trx)).rows,
    );

  it('[DB2] sees and writes one company, for the length of the transaction', async () => {
    await database.withCompany(1, (trx) => sql`insert into note values (1, 1, 'one')`.execute(trx));
    await database.withCompany(2, (trx) => sql`insert into note values (2, 1, 'two')`.execute(trx));
    expect([await texts(1), await texts(2), await texts(3)]).toEqual([
      [{ text: 'one' }],
      [{ text: 'two' }],
      [],
    ]);
    expect((await database.app.pool.query('select * from note')).rows).toEqual([]);
  });

  it('[DB2] binds the owner of the tables too', async () => {
    expect((await database.owner.pool.query('select * from note')).rows).toEqual([]);
    expect(await codeOf(database.owner.pool.query("insert into note values (1, 9, 'x')"))).toBe('42501');
  });

  it('[DB7] sends what a transaction asks for without waiting for answers, and fails by what failed first', async () => {
    const told: string[] = [];
    const sent = vi.spyOn(pg.Query.prototype, 'submit');
    await database.withCompany(1, async (trx) => {
      const both = [sql`select pg_sleep(0.1)`.execute(trx), sql`select 2`.execute(trx)];
      both[0]?.then(() => told.push('answered'));
      await new Promise(setImmediate);
      // begin, the company, and both.
      expect([sent.mock.calls.length, told]).toEqual([4, []]);
      await Promise.all(both);
    });
    sent.mockRestore();
    const unawaited = database.withCompany(1, async (trx) => {
      sql`select 1 / 0`.execute(trx).catch(() => told.push('division'));
      sql`select 1`.execute(trx).catch(() => told.push('after'));
    });
    expect(await codeOf(unawaited)).toBe('22012');
    const late = await database.withCompany(1, async (trx) => () => sql`select 1`.execute(trx));
    await expect(late()).rejects.toThrow('over');
    expect(told).toEqual(['answered', 'division', 'after']);
  });

  it('[DB2] rolls back what a failing work wrote, and leaves no company behind on the connection', async () => {
    const work = database.withCompany(1, async (trx) => {
      await sql`insert into note values (1, 2, 'lost')`.execute(trx);
      throw new Error('changed its mind');
    });
    await expect(work).rejects.toThrow('changed its mind');
    expect(await texts(1)).toEqual([{ text: 'one' }]);
    const settings = await Promise.all(
      Array.from({ length: 12 }, () =>
        database.app.pool.query("select current_setting('app.company_id', true) as id"),
      ),
    );
    expect(settings.every(({ rows }) => rows[0].id === null || rows[0].id === '')).toBe(true);
  });

  it('[DB2] keeps many interleaved companies apart', async () => {
    const companies = Array.from({ length: 60 }, (_, index) => 1 + (index % 3));
    const seen = await Promise.all(companies.map(texts));
    const expected = companies.map((id) => [[{ text: 'one' }], [{ text: 'two' }], []][id - 1]);
    expect(seen).toEqual(expected);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 31])('[DB2] refuses the company %s', async (id) => {
    await expect(database.withCompany(id, () => Promise.resolve())).rejects.toThrow(RangeError);
  });

  it('[DB2] gives the application the rights that the migration named, and no more', async () => {
    await database.withCompany(1, (trx) => sql`insert into fact values (1, 1)`.execute(trx));
    for (const statement of [sql`update fact set seq = 2`, sql`delete from fact`, sql`truncate fact`]) {
      expect(await codeOf(database.withCompany(1, (trx) => statement.execute(trx)))).toBe('42501');
    }
    expect(await codeOf(database.app.pool.query('truncate note'))).toBe('42501');
  });
});

describe('values', () => {
  const read = async (expression: string) =>
    (
      (await database.app.pool.query(
        `set timezone = 'Asia/Kolkata'; select ${expression} as value`,
      )) as unknown as pg.QueryResult[]
    )[1]?.rows[0].value; // two statements give two results

  it.each([
    ['9007199254740991::int8', Number.MAX_SAFE_INTEGER],
    ['count(*) from (values (1), (2)) t', 2],
    ["'12345678901234567890.1234'::numeric", '12345678901234567890.1234'],
    ["'2026-11-21 10:00:00.123456+00'::timestamptz", '2026-11-21T10:00:00.123Z'],
    ["'2026-11-21 10:00+00'::timestamptz", '2026-11-21T10:00:00.000Z'],
    ["'2026-03-29'::date", '2026-03-29'],
    [`'{"a": [1.50, null]}'::jsonb`, { a: [1.5, null] }],
    ['array[1, null, 3]::int8[]', [1, null, 3]],
    ["array['1.10', '2.20']::numeric[]", ['1.10', '2.20']],
    ["array['2026-11-21 10:00+00']::timestamptz[]", ['2026-11-21T10:00:00.000Z']],
    ['true', true],
    ['null::int8', null],
  ])('[DB3] reads %s', async (expression, value) => {
    const column = expression.includes(' from ')
      ? expression.replace(' from ', ' as value from ')
      : expression;
    const result = await database.app.pool.query(
      `select ${column}${column === expression ? ' as value' : ''}`,
    );
    expect(result.rows[0].value).toEqual(value);
  });

  it('[DB3] reads moments the same under a session in another time zone', async () => {
    expect(await read("'2026-11-21 10:00+00'::timestamptz")).toBe('2026-11-21T10:00:00.000Z');
  });

  it('[DB3] refuses a whole number that JavaScript would round', async () => {
    await expect(database.app.pool.query('select 9007199254740993::int8')).rejects.toThrow(RangeError);
  });
});

describe('a company that the statistics do not know', () => {
  const fill = (company: number, rows: number) =>
    database.withCompany(company, (trx) =>
      sql`insert into fact select ${company}, generate_series(1, ${rows})`.execute(trx),
    );

  it('[DB6] is not read whole for some of its rows where plans are for any values', async () => {
    await fill(71, 20_000);
    await database.owner.pool.query('analyze fact');
    await fill(72, 2000);
    const plan = await database.withCompany(72, findsTwo, 'forAnyValues');
    expect(plan).toMatch(/Index Cond: .*company_id.*seq = ANY/);
  });

  it('[DB6] has plans for its values again in the next transaction', async () => {
    await database.withCompany(72, () => Promise.resolve(), 'forAnyValues');
    const mode = sql<{ mode: string }>`select current_setting('plan_cache_mode') as mode`;
    const { rows } = await database.withCompany(72, (trx) => mode.execute(trx));
    expect(rows).toEqual([{ mode: 'force_custom_plan' }]);
  });

  /** The plan of a look-up by two keys. EXPLAIN of a statement with values would not use the plan setting. */
  async function findsTwo(trx: Transaction<Schema>): Promise<string> {
    await sql`prepare two(int, bigint[]) as select * from fact where company_id = $1 and seq = any($2)`.execute(
      trx,
    );
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain execute two(72, '{5,6}')`.execute(trx);
    await sql`deallocate two`.execute(trx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  }
});

describe('migrations', () => {
  it('[DB4] run once when several servers start together', async () => {
    const fresh = await createTestDatabase('template1');
    let runs = 0;
    const up = async (db: Kysely<Schema>): Promise<void> => {
      runs += 1;
      await makeNotes(db);
    };
    const second = (db: Kysely<Schema>) =>
      sql`alter table note add column extra int`.execute(db).then(() => undefined);
    const list = { '0001-notes': { up }, '0002-extra': { up: second } };
    const servers = await Promise.all(
      [1, 2, 3, 4].map(() =>
        connectDatabase({ ownerUrl: fresh.owner.url, secretDir: '/nonexistent', log: () => undefined }),
      ),
    );
    const ran = await Promise.all(servers.map((server) => migrate(server.owner.kysely, list)));
    await Promise.all(servers.map((server) => server.dispose()));
    await fresh.dispose();
    expect(ran.flat().sort()).toEqual(['0001-notes', '0002-extra']);
    expect(runs).toBe(1);
  });

  it('[DB4] leave nothing behind when one fails, and name it', async () => {
    const fresh = await createTestDatabase('template1');
    const broken = (db: Kysely<Schema>) => sql`create table note (id int)`.execute(db).then(() => undefined);
    const list = { '0001-notes': { up: makeNotes }, '0002-broken': { up: broken } };
    await expect(migrate(fresh.owner.kysely, list)).rejects.toThrow(
      'Migration 0002-broken failed: relation "note" already exists',
    );
    const tables = await fresh.owner.pool.query("select 1 from pg_tables where schemaname = 'public'");
    await fresh.dispose();
    expect(tables.rowCount).toBe(0);
  });

  it('[DB12] refuse a database of newer code with a sentence, by what it has, and change nothing', async () => {
    const fresh = await createTestDatabase();
    const { kysely, pool } = fresh.owner;
    const refused = () => migrateModel(kysely).catch((error: unknown) => String(error));
    await pool.query('create table row_drone (company_id int)');
    expect(await refused()).toBe(
      'DatabaseSetupError: The database was written by a newer version of Lagra (it has row_drone): start that version, or restore a backup made by this one.',
    );
    await pool.query("insert into migrations.kysely_migration values ('9999-drones', now())");
    expect(await refused()).toContain('(it has 9999-drones)');
    await pool.query('drop table row_drone');
    await pool.query("delete from migrations.kysely_migration where name like '9999%'");
    await migrateModel(kysely);
    await fresh.dispose();
  });
});
