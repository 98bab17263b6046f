import { inject } from 'vitest';
import type { Engine } from '#model/engine/engine.ts';
import { companyBusiness } from '#server/company-business.ts';
import { seedCompanies, seededCompanies, type SeededCompany } from '#server/demo/companies.ts';
import { createUserStore } from '#server/accounts/identity/user-store.ts';
import { createExecutor } from '#server/platform/commands/executor.ts';
import { connectDatabase, type Database } from '#server/platform/db/connect.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import { createTestDatabase, ensureTemplate, type TestDatabase } from './test-database.ts';
import { testSecret } from './test-secret.ts';

interface DemoDatabase {
  readonly database: TestDatabase;
  readonly companies: readonly SeededCompany[];
}

interface Seeding {
  /** Of the template: one for each engine and clock. */
  readonly name: string;
  readonly engine: Engine;
  readonly now: () => string;
}

/** A database with the demo companies and people, but no trade, for the caller alone: seeded once for all test files. */
export async function createDemoDatabase({ name, engine, now }: Seeding): Promise<DemoDatabase> {
  await ensureTemplate(name, async (ownerUrl) => {
    const { folder: secretDir } = inject('testServer');
    const database = await connectDatabase({ ownerUrl, secretDir, log: () => undefined });
    await seedPeople(database, engine, now);
    await database.dispose();
  });
  return { database: await createTestDatabase(name), companies: seededCompanies(now()) };
}

/** Adds the demo companies and people to a migrated database. */
export async function seedPeople(database: Database, engine: Engine, now: () => string): Promise<void> {
  const layouts = await readRowLayouts(database.app.kysely, engine);
  const settings = { now, onFault, business: companyBusiness, secret: testSecret };
  const executor = createExecutor({ engine, database, layouts, ...settings });
  await seedCompanies({ database, executor, users: createUserStore(database.app, now), now });
  await executor.close();
}

const onFault = (error: unknown): never => {
  throw error;
};
