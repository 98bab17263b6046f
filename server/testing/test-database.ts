import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connectDatabase, type Database } from '#server/platform/db/connect.ts';

/** What global-setup.ts provides to the test files. */
export interface TestServer {
  readonly adminUrl: string;
  readonly ownerUrl: string;
  readonly folder: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
    /** Where the statements of the tests are left. */
    statements: string;
  }
}

export interface TestDatabase extends Database {
  readonly name: string;
  /** The superuser's URL of this database: for planting rows and bypassing row-level security. */
  readonly adminUrl: string;
}

export const templateName = 'lagra_template';

export function urlOfDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.toString();
}

/** What is locked while the application's role, which all files have in common, is looked at or changed. */
const ROLE = 'the role of the application';

/** Does what depends on the application's role as it is: no other file changes it meanwhile. */
export const withRoleAsItIs = <T>(work: () => Promise<T>): Promise<T> =>
  asAdmin(inject('testServer').adminUrl, async (admin) => {
    await admin.query('select pg_advisory_lock_shared(hashtext($1))', [ROLE]);
    return work();
  });

/** Changes the application's role for the length of `work`: no other file connects meanwhile. */
export const withRoleAlone = (work: (admin: pg.Client) => Promise<void>): Promise<void> =>
  asAdmin(inject('testServer').adminUrl, async (admin) => {
    await admin.query('select pg_advisory_lock(hashtext($1))', [ROLE]);
    await work(admin);
  });

/**
 * A database for the caller alone: one per test file, in beforeAll; `dispose` in afterAll drops it.
 * @param template what to copy: the migrated one, `template1` to begin without the migrations, or one made by
 * `ensureTemplate`
 */
export async function createTestDatabase(template = templateName): Promise<TestDatabase> {
  const { adminUrl, ownerUrl, folder } = inject('testServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(adminUrl, (admin) => copyDatabase(admin, template, name));
  const connect = () =>
    connectDatabase({ ownerUrl: urlOfDatabase(ownerUrl, name), secretDir: folder, log: () => undefined });
  const database = await withRoleAsItIs(connect);
  return {
    ...database,
    name,
    adminUrl: urlOfDatabase(adminUrl, name),
    dispose: async () => {
      await database.dispose();
      await asAdmin(adminUrl, (admin) => admin.query(`drop database ${name} with (force)`));
    },
  };
}

/** Creates a template, a copy of the migrated one plus what `fill` adds, unless another test file already has. */
export async function ensureTemplate(name: string, fill: (url: string) => Promise<void>): Promise<void> {
  const { adminUrl, ownerUrl } = inject('testServer');
  await asAdmin(adminUrl, async (admin) => {
    // Held until this connection ends: others wait meanwhile, and find it made.
    await admin.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const unfinished = `${name}_unfinished`;
    await admin.query(`drop database if exists ${unfinished} with (force)`);
    await copyDatabase(admin, templateName, unfinished);
    await fill(urlOfDatabase(ownerUrl, unfinished));
    await admin.query(`alter database ${unfinished} rename to ${name}`);
  });
}

const copyDatabase = (admin: pg.Client, template: string, name: string) =>
  admin.query(`create database ${name} owner lagra_owner template ${template}`);

async function asAdmin<T>(url: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}
