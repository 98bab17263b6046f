import { afterAll, beforeAll, expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { asUser } from '#model/engine/actor.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import { command, FOUNDER, foundCompany, freshId, testExecutor } from '#server/testing/company.fixtures.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { rebuild } from './rebuild.ts';
import { readRowLayouts } from './row-layout.ts';

const companies = [1, 2, 3];

let database: TestDatabase;
/** Holds one company, and not all of it. */
let executor: Executor;

beforeAll(async () => {
  database = await createTestDatabase();
  executor = await testExecutor(database, { mostHeld: 60_000 });
  for (const company of companies) await foundCompany(executor, company);
});
afterAll(() => database.dispose());

it('[HD3] a company that left decides on what it wrote before, at the same time as others', async () => {
  const products = companies.map(() => freshId());
  const give = async (index: number, type: string, sku = '', document = products[index] ?? '') => {
    const data = type === 'activate' ? {} : productFixture({ sku });
    const [settled] = await executor.submit(companies[index] ?? 0, asUser(FOUNDER), [
      command('product', document, type, data),
    ]);
    return settled && 'refusal' in settled ? settled.refusal.code : 'accepted';
  };
  const inAll = (type: string, sku = '', isNew = false) =>
    Promise.all(companies.map((_, index) => give(index, type, sku, isNew ? freshId() : undefined)));
  const all = (answer: string): string[] => companies.map(() => answer);
  expect(await inAll('create', 'A1')).toEqual(all('accepted'));
  expect(await inAll('activate')).toEqual(all('accepted'));
  expect(await inAll('activate')).not.toContain('accepted');
  expect(await inAll('create', 'a1', true)).toEqual(all('skuTaken'));
  expect(await inAll('update', 'A2')).toEqual(all('accepted'));
  expect(await inAll('create', 'a1', true)).toEqual(all('accepted'));
  const layouts = await readRowLayouts(database.app.kysely, engine);
  for (const company of companies) expect(await rebuild(engine, database, layouts, company)).toEqual([]);
});
