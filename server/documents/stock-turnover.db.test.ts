import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { foundCompany, testExecutor } from '#server/testing/company.fixtures.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { turnoverByDay } from './stock-queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await foundCompany(await testExecutor(database, { now: () => '2026-01-01T08:00:00.000Z' }), 1); // in Stockholm
});
afterAll(() => database.dispose());

const product = 'drill';
let seq = 0;

/** A move of one product; thousandths. */
const move = (from: string, to: string, quantity: number, at: string, of = product) => sql`
  insert into stock_move (company_id, seq, index, product, quantity, from_location, to_location, effective_at, kind, document, by)
  values (1, ${1_000_000 + (seq += 1)}, 0, ${of}, ${quantity}, ${from}, ${to}, ${at}, 'shipment', 's1', 'u1')`;

it('[AP14] sold and bought are added up by the days of the company’s time zone, less what came back', async () => {
  const days = await database.withCompany(1, async (trx) => {
    for (const one of [
      move('staging', 'customer', 5000, '2026-03-01T10:00:00Z'),
      move('customer', 'returns', 1000, '2026-03-01T15:00:00Z'),
      move('staging', 'customer', 2000, '2026-03-01T23:30:00Z'), // already the 2nd in Stockholm
      move('supplier', 'bin', 9000, '2026-03-02T09:00:00Z'),
      move('bin', 'supplier', 500, '2026-03-02T10:00:00Z'),
      move('bin', 'staging', 4000, '2026-03-02T11:00:00Z'), // stays in the house
      move('staging', 'customer', 7000, '2026-03-02T11:00:00Z', 'saw'),
      move('staging', 'customer', 8000, '2026-02-28T22:30:00Z'), // the day before
      move('staging', 'customer', 8000, '2026-03-02T23:30:00Z'), // the day after
    ])
      await one.execute(trx);
    return turnoverByDay(trx, 1, { product, from: '2026-03-01', to: '2026-03-02' });
  });
  expect(days).toEqual([
    { day: '2026-03-01', sold: 4000, bought: 0 },
    { day: '2026-03-02', sold: 2000, bought: 8500 },
  ]);
});

it('[AP14] of another company nothing is counted', async () => {
  const days = await database.withCompany(2, (trx) =>
    turnoverByDay(trx, 2, { product, from: '2026-03-01', to: '2026-03-02' }),
  );
  expect(days).toEqual([]);
});
