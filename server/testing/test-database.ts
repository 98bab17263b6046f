import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connectDatabase, type Database } from '#server/platform/db/connect.ts';

/** What global-setup.ts tells the test files. */
export interface TestServer {
  readonly adminUrl: string;
  readonly ownerUrl: string;
  readonly folder: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

export interface TestDatabase extends Database {
  readonly name: string;
  /** The superuser's address of this database: to plant and to look past row-level security. */
  readonly adminUrl: string;
}

export const templateName = 'lagra_template';

export function urlOfDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.toString();
}

/**
 * A database of the caller's own, a copy of the migrated template: one a test file, in beforeAll; `dispose` in
 * afterAll drops it. `empty` begins without the migrations.
 */
export async function createTestDatabase(options: { empty?: boolean } = {}): Promise<TestDatabase> {
  const { adminUrl, ownerUrl, folder } = inject('testServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(adminUrl, (admin) =>
    admin.query(
      `create database ${name} owner lagra_owner template ${options.empty ? 'template1' : templateName}`,
    ),
  );
  const database = await connectDatabase({
    ownerUrl: urlOfDatabase(ownerUrl, name),
    secretDir: folder,
    log: () => undefined,
  });
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

async function asAdmin(url: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
