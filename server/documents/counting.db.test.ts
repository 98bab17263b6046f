import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asUser } from '#model/engine/actor.ts';
import type { CountingFigures } from '#model/engine/company-model.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import {
  addMember,
  command,
  createProduct,
  FOUNDER,
  foundCompany,
  freshId,
  mustPropose,
  stockedProduct,
  testExecutor,
  type FoundedCompany,
} from '#server/testing/company.fixtures.ts';
import { postedCount } from '#server/testing/posted-count.ts';

const now = '2026-05-04T08:00:00.000Z';
let server: CompanyApp;
let company: FoundedCompany;
let product: string;

const give = (kind: string, document: string, type: string, data: object, at = now) =>
  mustPropose(server.platform.executor, 1, [{ kind, document, type, data }], at);

const asked = async (who = FOUNDER): Promise<CountingFigures | number> => {
  const answer = await clientOf(server, who).get('1/stock/counting/');
  return answer.status === 200 ? (answer.json() as CountingFigures) : answer.status; // as the route describes it
};

let seq = 0;
/** A move of the ledger between two places, worth so many minor units. */
const move = (
  of: string,
  [from, to]: readonly [string, string],
  value: number,
  at = now,
  kind = 'shipment',
) =>
  server.database.withCompany(1, async (trx) => {
    const leaves = to === 'customer';
    await sql`insert into stock_move (company_id, seq, index, product, quantity, from_location, to_location, effective_at,
        kind, document, by, value, from_warehouse, to_warehouse)
      values (1, ${1_000_000 + (seq += 1)}, 0, ${of}, 1000, ${from}, ${to}, ${at}, ${kind}, 's1', 'u1', ${value},
        ${leaves ? company.warehouse : null}, ${leaves ? null : company.warehouse})`.execute(trx);
  });

/** Counts the first bin: so many of the fifty pieces that are there. */
const count = (pieces: number) =>
  postedCount(server.platform.executor, company, {
    product,
    quantity: pieces * 1000,
    differs: pieces !== 50,
    at: now,
  });

beforeAll(async () => {
  server = await openCompanyApp({ now: () => now });
  company = await foundCompany(server.platform.executor, 1); // in Stockholm
  product = await stockedProduct(server.platform.executor, company, { quantity: 50_000, unitCost: 8_0000 });
});
afterAll(() => server.close());

it('[CN8] classes go by what customers took in a year, at cost, less what came back', async () => {
  expect(await asked()).toMatchObject({ classes: { A: [], B: [] } });
  await move('drill', ['staging', 'customer'], 90_00);
  await move('saw', ['staging', 'customer'], 50_00);
  await move('saw', ['customer', 'returns'], 40_00);
  await move('old', ['staging', 'customer'], 9000_00, '2025-05-03T08:00:00.000Z');
  await move('bits', ['supplier', 'bin'], 9000_00);
  expect(await asked()).toMatchObject({ classes: { A: ['drill'], B: ['saw'] } });
});

it('[CN8] bins are told that a pick emptied before anybody had counted them, until something comes again', async () => {
  const [, , bin = ''] = company.bins;
  const emptied = async () => (await asked()) as CountingFigures;
  await move('nail', ['supplier', bin], 100, '2026-05-01T08:00:00.000Z', 'goodsReceipt');
  expect((await emptied()).emptied).toEqual([]);
  await move('nail', [bin, 'staging'], 100, '2026-05-02T08:00:00.000Z', 'movement');
  expect((await emptied()).emptied).toEqual([]);
  await move('nail', [bin, 'staging'], 100, '2026-05-02T09:00:00.000Z', 'pick');
  expect((await emptied()).emptied).toEqual([bin]);
  await move('nail', ['staging', bin], 100, '2026-05-03T08:00:00.000Z', 'movement');
  expect((await emptied()).emptied).toEqual([]);
});

it('[CN8] accuracy is the share of posted lines that agreed exactly, by month', async () => {
  await count(50);
  await count(48);
  expect(await asked()).toMatchObject({ accuracy: [{ month: '2026-05', lines: 2, exact: 1 }] });
});

it('[CN5] [CN8] how right the books were is for those who may see what was expected', async () => {
  const { executor } = server.platform;
  const { user: counter } = await addMember(executor, 1, 'Bo', ['count.view', 'count.work']);
  expect(await asked(counter)).toMatchObject({ classes: { A: ['drill'] }, accuracy: null });
  const { user: seller } = await addMember(executor, 1, 'Dag', ['item.view']);
  expect(await asked(seller)).toBe(403);
});

it('[CN8] whose role leaves a warehouse out is told of the others alone', async () => {
  const [other] = [freshId()];
  const address = { street: '', postcode: '', city: '', country: 'SE' };
  const places = { receiving: freshId(), staging: freshId(), quarantine: freshId() };
  await give('warehouse', other, 'create', { code: 'DEP', name: 'Depot', address, ...places });
  const permissions = ['count.view', 'count.seeExpected'];
  const { user } = await addMember(server.platform.executor, 1, 'Cleo', permissions, { warehouses: [other] });
  expect(await asked(user)).toEqual({ classes: { A: [], B: [] }, emptied: [], accuracy: [] });
});

it('[CN8, ARC1] what is archived has its part in what was used up, and is in no class', async () => {
  const [gone, unknown] = [freshId(), freshId()];
  await mustPropose(server.platform.executor, 1, [createProduct({}, gone)]);
  for (const type of ['activate', 'phaseOut', 'archive']) await give('product', gone, type, {});
  const before = await asked();
  await move(gone, ['staging', 'customer'], 50_000_00);
  expect(before).toMatchObject({ classes: { A: ['drill'] } });
  expect(await asked()).toMatchObject({ classes: { A: [], B: [] } });

  const executor = await testExecutor(server.database, { now: () => now }); // knows nothing yet
  const plan = async (products: readonly string[]) => {
    const scope = { by: 'abc', class: 'A', products };
    const data = { warehouse: company.warehouse, scope };
    const [answer] = await executor.systemPropose(1, [command('count', freshId(), 'create', data)], {
      by: asUser(FOUNDER),
      at: now,
    });
    return answer;
  };
  expect(await plan([product, gone])).toMatchObject({
    refusal: { fields: { 'scope.products': 'isArchived' } },
  });
  expect(await plan([product, unknown])).toMatchObject({
    refusal: { fields: { 'scope.products': 'unknownProduct' } },
  });
});
