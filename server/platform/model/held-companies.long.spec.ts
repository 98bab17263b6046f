import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Executor } from '#server/platform/commands/executor.ts';
import { testExecutor } from '#server/testing/company.fixtures.ts';
import { liveHeap } from '#server/testing/live-heap.ts';
import { foundMany, writeInTurn } from '#server/testing/many-companies.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';

const MEBIBYTE = 1024 * 1024;
/** What may be held: room for a third of them. */
const MOST = 10 * MEBIBYTE;

let database: TestDatabase;
let executor: Executor;

beforeAll(async () => {
  database = await createTestDatabase();
  executor = await testExecutor(database, { mostHeld: MOST });
});
afterAll(() => database.dispose());

it('[HD1] 500 companies of which each writes now and then take no more memory as they go on', async () => {
  const companies = await foundMany(database, executor, 500);
  const empty = liveHeap();
  await writeInTurn(executor, companies, 10);
  const early = liveHeap();
  for (let round = 0; round < 6; round += 1) await writeInTurn(executor, companies, 10);
  const late = liveHeap();
  const mebibytes = [early - empty, late - early].map((bytes) => Math.round(bytes / MEBIBYTE));
  console.info(`held by the end of the first round, and more by the end: ${mebibytes.join(', ')} MiB`);
  // Without the bound they hold 16 MiB by then, and 18 more by the end.
  expect(early - empty).toBeLessThan(2 * MOST);
  expect(late - early).toBeLessThan(MOST / 2);
});
