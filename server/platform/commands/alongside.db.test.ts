import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import { asUser } from '#model/engine/actor.ts';
import { readRowLayouts } from '#server/platform/model/row-layout.ts';
import { rebuild } from '#server/platform/model/rebuild.ts';
import { createProduct, FOUNDER, foundCompany, testExecutor } from '#server/testing/company.fixtures.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.dispose());

const products = (company: number): Promise<number> =>
  database.withCompany(company, async (trx) => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from row_product`.execute(trx);
    return rows[0]?.n ?? -1;
  });

it('[EX12] takes what follows from its events and what is written alongside with it, or is not written', async () => {
  const watchful = await testExecutor(database, { onFault: () => undefined });
  const { company } = await foundCompany(watchful, 1);
  const notes: unknown[] = [];
  let isFull = true;
  const stop = watchful.onWriting(async (trx, of, events) => {
    const { rows } = await sql<{
      n: number;
    }>`select count(*) as n from row_product where company_id = ${of}`.execute(trx);
    notes.push([of, events.map(({ type }) => type), rows[0]?.n]);
    if (isFull) throw new Error('no room');
  });
  const by = FOUNDER;
  let alongside = 0;
  const beside = async (): Promise<void> => void (alongside += 1);
  const [one, two, three] = [createProduct(), createProduct(), createProduct()];
  await expect(
    watchful.systemPropose(company, [one, two], { by: asUser(by), alongside: beside }),
  ).rejects.toThrow('no room');
  expect([await products(company), alongside]).toEqual([0, 0]);
  isFull = false;
  notes.length = 0;
  await watchful.systemPropose(company, [one], { by: asUser(by), alongside: beside });
  await watchful.systemPropose(company, [{ ...one, type: 'discard' }], { by: asUser(by), alongside: beside });
  stop();
  expect([await products(company), alongside]).toEqual([1, 1]);
  const failing = async (): Promise<void> => {
    throw new Error('no room beside');
  };
  await expect(
    watchful.systemPropose(company, [three], { by: asUser(by), alongside: failing }),
  ).rejects.toThrow('beside');
  expect([await products(company), notes]).toEqual([1, [[company, ['created'], 1]]]);
  const layouts = await readRowLayouts(database.app.kysely, engine);
  expect(await rebuild(engine, database, layouts, company)).toEqual([]);
});
