import { afterAll, beforeAll, expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { asUser } from '#model/engine/actor.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { companyBusiness } from '#server/company-business.ts';
import { createExecutor, type Executor } from '#server/platform/commands/executor.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { readRowLayouts, type RowLayouts } from '#server/platform/model/row-layout.ts';
import {
  command,
  FOUNDER,
  foundCompany,
  freshId,
  mustPropose,
  type FoundedCompany,
} from '#server/testing/company.fixtures.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { beginSubscription } from './begin-subscription.ts';
import { testSecret } from '#server/testing/test-secret.ts';

const NOW = '2026-05-04T08:00:00.000Z';
let database: TestDatabase;
let layouts: RowLayouts;
let executor: Executor;
beforeAll(async () => {
  database = await createTestDatabase();
  layouts = await readRowLayouts(database.app.kysely, engine);
  const onFault = (error: unknown): never => {
    throw error;
  };
  executor = createExecutor({
    engine,
    database,
    layouts,
    now: () => NOW,
    onFault,
    business: companyBusiness,
    secret: testSecret,
  });
});
afterAll(async () => {
  await executor.close();
  await database.dispose();
});

async function founded(company: number, plan: string | null): Promise<FoundedCompany> {
  const made = await foundCompany(executor, company);
  if (plan !== null)
    await mustPropose(executor, company, [beginSubscription({ company, plan, method: null, at: NOW })]);
  return made;
}

/** Puts a company on a plan and sends this many invitations at once; returns their outcomes. */
async function inviting(company: number, plan: string | null, count: number): Promise<string[]> {
  const { role } = await founded(company, plan);
  const invitations = Array.from({ length: count }, (_, index) =>
    command('member', freshId(), 'invite', { email: `p${index}@example.com`, role, language: 'sv' }),
  );
  const settled = await executor.submit(company, asUser(FOUNDER), invitations);
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

const warehouse = (code: string) =>
  command('warehouse', freshId(), 'create', {
    code,
    name: code,
    address: { street: '', postcode: '', city: '', country: 'SE' },
    receiving: freshId(),
    staging: freshId(),
    quarantine: freshId(),
  });

it('[BI7] no more warehouses than the plan includes, at once or one after the other; archiving makes room', async () => {
  await founded(5, 'growth'); // has one
  const give = async (codes: string): Promise<string[]> => {
    const settled = await executor.submit(5, asUser(FOUNDER), codes.split(' ').map(warehouse));
    return settled.map((one) => ('refusal' in one ? one.refusal.code : 'made'));
  };
  expect(await give('B C D E F G')).toEqual([
    'made',
    'made',
    'made',
    'made',
    'warehousesFull',
    'warehousesFull',
  ]);
  const [full] = await executor.submit(5, asUser(FOUNDER), [warehouse('H')]);
  expect(full).toMatchObject({ refusal: { code: 'warehousesFull', params: { most: 5, plan: 'scale' } } });
  const [first] = await executor.submit(5, asUser(FOUNDER), [
    command('product', freshId(), 'create', productFixture({ sku: freshId() })),
  ]);
  expect(first).not.toHaveProperty('refusal');
});

it('[BI7] a smaller plan is refused for what is too much, counted from the whole company', async () => {
  await founded(6, 'growth');
  await executor.submit(6, asUser(FOUNDER), [warehouse('B')]);
  const change = () => command('subscription', 'subscription', 'changePlan', { plan: 'starter' });
  expect(await executor.submit(6, asUser(FOUNDER), [change()])).toMatchObject([
    { refusal: { code: 'warehousesBeyondPlan', params: { taken: 2, most: 1 } } },
  ]);
});
