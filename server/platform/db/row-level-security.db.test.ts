import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { auditCompanySecurity } from '#server/testing/company-security-audit.ts';
import { createTestDatabase, withRoleAsItIs } from '#server/testing/test-database.ts';
import { enableCompanySecurity } from './company-table.ts';
import { tablesWithoutCompany } from './tables-without-company.ts';

const listed = { memo: 'planted: belongs to nobody' };

/** Audits a separate database in which `plant` has created tables, as their owner. */
async function auditAfter(
  plant: string,
  secured: readonly string[] = [],
  list: Record<string, string> = {},
): Promise<string[]> {
  const database = await createTestDatabase('template1');
  try {
    await database.owner.pool.query(plant);
    for (const table of secured) await enableCompanySecurity(database.owner.kysely, table);
    return await withRoleAsItIs(() =>
      auditCompanySecurity({ adminUrl: database.adminUrl, appUrl: database.app.url }, list),
    );
  } finally {
    await database.dispose();
  }
}

const note =
  'create table note (company_id int not null, id int not null, text text not null, primary key (company_id, id));';

describe('every table, across companies', () => {
  it('[DB5] is shut off: nothing read, nothing written', async () => {
    const database = await createTestDatabase();
    const { adminUrl, app } = database;
    const holes = await withRoleAsItIs(() =>
      auditCompanySecurity({ adminUrl, appUrl: app.url }, tablesWithoutCompany),
    );
    await database.dispose();
    expect(holes).toEqual([]);
  });

  it('[DB5] is tried on made-up values of every kind of column', async () => {
    const plant = `
      create type colour as enum ('red', 'blue');
      create domain amount as numeric(18, 4) check (value > 100);
      create table everything (
        company_id int not null, id uuid not null, n int not null check (n < 0), big bigint generated always as identity,
        total amount not null, colour colour not null, tags text[] not null, doc jsonb not null, code char(3) not null,
        name varchar(40) not null unique, at timestamptz not null, day date not null, ok boolean not null,
        raw bytea not null, twice int generated always as (n * 2) stored, note_id int not null,
        primary key (company_id, id), foreign key (company_id, note_id) references note (company_id, id));`;
    expect(await auditAfter(note + plant, ['note', 'everything'])).toEqual([]);
  });
});

describe('the audit itself finds', () => {
  it('[DB5] a table without security', async () => {
    expect(await auditAfter(note)).toEqual([
      'note: row-level security is off',
      'note: row-level security is not forced',
      'note: rows are visible without a company',
      'note: company 1 reads company 2',
      'note: company 1 takes from company 2',
      'note: company 1 gives a row to company 2',
      'note: company 1 inserts for company 2',
      'note: a row is inserted without a company',
      'note: its rows are not what they were',
    ]);
  });

  it('[DB5] security that does not bind the owner', async () => {
    const relaxed = 'alter table note no force row level security';
    const database = await createTestDatabase('template1');
    await database.owner.pool.query(note);
    await enableCompanySecurity(database.owner.kysely, 'note');
    await database.owner.pool.query(relaxed);
    const holes = await auditCompanySecurity({ adminUrl: database.adminUrl, appUrl: database.app.url }, {});
    await database.dispose();
    expect(holes).toEqual(['note: row-level security is not forced']);
  });

  it('[DB5] a second policy that lets everything through', async () => {
    const holes = await auditAfter(`${note} create policy open on note using (true) with check (true);`, [
      'note',
    ]);
    expect(holes).toContain('note: company 1 reads company 2');
    expect(holes).toContain('note: company 1 inserts for company 2');
  });

  it('[DB5] a policy that checks what is read but not what is written', async () => {
    const plant = `${note} create policy writing on note for insert with check (true);`;
    expect(await auditAfter(plant, ['note'])).toEqual([
      'note: company 1 inserts for company 2',
      'note: a row is inserted without a company',
      'note: its rows are not what they were',
    ]);
  });

  it('[DB5] a key that company_id does not lead', async () => {
    const plant = 'create table note (company_id int not null, id int primary key);';
    expect(await auditAfter(plant, ['note'])).toEqual(['note: company_id does not lead the primary key']);
  });

  it('[DB5] a table without company_id that nobody gave a reason for, and a reason without a table', async () => {
    expect(await auditAfter('create table memo (id int primary key);')).toEqual([
      'memo: has no company_id and is not listed with a reason',
    ]);
    expect(await auditAfter('create table memo (id int primary key);', [], listed)).toEqual([]);
    expect(await auditAfter('select 1', [], listed)).toEqual([
      'memo: is listed as a table without company_id, and is none',
    ]);
    expect(await auditAfter('create table memo (id int primary key);', [], { memo: '' })).toEqual([
      'memo: is listed without a reason',
    ]);
  });

  it("[DB5] a view that reads with its owner's rights", async () => {
    const views = `${note} create view peek as select * from note; create view fair with (security_invoker = true) as select * from note;`;
    expect(await auditAfter(views, ['note'])).toEqual([
      "peek: is a view that does not read with the reader's rights",
    ]);
  });

  it('[DB5] a policy that answers an empty setting with an error instead of no rows', async () => {
    const plant = `${note} alter table note enable row level security; alter table note force row level security;
      create policy own on note using (company_id = current_setting('app.company_id', true)::int);`;
    const database = await createTestDatabase('template1');
    await database.owner.pool.query(plant);
    const holes = await auditCompanySecurity({ adminUrl: database.adminUrl, appUrl: database.app.url }, {});
    await database.dispose();
    expect(holes).toContain('note: rows are visible without a company');
  });
});

describe('the walls', () => {
  it('[DB5] hold when the application tries to step out of its role', async () => {
    const database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.app.url });
    await client.connect();
    const codes: (string | undefined)[] = [];
    for (const attempt of [
      'set role lagra_owner',
      'set session authorization lagra_admin',
      'set row_security = off',
    ]) {
      const outcome = await client.query(attempt).then(
        () => 'allowed',
        (error: pg.DatabaseError) => error.code,
      );
      codes.push(outcome);
    }
    await client.end();
    await database.dispose();
    // row_security = off only turns silent filtering into an error; it opens nothing.
    expect(codes).toEqual(['42501', '42501', 'allowed']);
  });
});
