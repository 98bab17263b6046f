import { afterAll, beforeAll, expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { companyBusiness } from '#server/company-business.ts';
import { createExecutor, type Executor } from '#server/platform/commands/executor.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { readRowLayouts, type RowLayouts } from '#server/platform/model/row-layout.ts';
import { command, FOUNDER, foundCompany, freshId } from '#server/testing/company.fixtures.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { companyBilling } from './company-billing.ts';

let database: TestDatabase;
let layouts: RowLayouts;
let executor: Executor;
beforeAll(async () => {
  database = await createTestDatabase();
  layouts = await readRowLayouts(database.app.kysely, engine);
  const onFault = (error: unknown): never => {
    throw error;
  };
  const now = (): string => '2026-05-04T08:00:00.000Z';
  executor = createExecutor({ engine, database, layouts, now, onFault, business: companyBusiness });
});
afterAll(async () => {
  await executor.close();
  await database.dispose();
});

/** Puts a company on a plan and sends this many invitations at once; returns their outcomes. */
async function inviting(company: number, plan: string | null, count: number): Promise<string[]> {
  const { role } = await foundCompany(executor, company);
  if (plan !== null)
    await database.withCompany(company, (trx) =>
      companyBilling.begin(trx, company, plan, null, '2026-05-04T08:00:00.000Z'),
    );
  const invitations = Array.from({ length: count }, (_, index) =>
    command('member', freshId(), 'invite', { email: `p${index}@example.com`, role, language: 'sv' }),
  );
  const settled = await executor.submit(company, FOUNDER, invitations);
  return settled.map((one) => ('refusal' in one ? one.refusal.code : 'invited'));
}

it('[BI6] a plan for three takes its founder and two more, however many are invited at once', async () => {
  expect(await inviting(1, 'starter', 4)).toEqual(['invited', 'invited', 'planFull', 'planFull']);
  expect(await rebuild(engine, database, layouts, 1)).toEqual([]);
});

it('[BI6] a plan without a limit, one that is no longer offered, and no plan at all keep nobody out', async () => {
  for (const [company, plan] of [
    [2, 'scale'],
    [3, 'of old'],
    [4, null],
  ] as const)
    expect(await inviting(company, plan, 4)).toEqual(Array.from({ length: 4 }, () => 'invited'));
});
