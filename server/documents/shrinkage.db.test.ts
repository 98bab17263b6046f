import { afterAll, beforeAll, expect, it } from 'vitest';
import { adjustmentLineFixture } from '#machines/areas/stock/adjustment/adjustment.fixtures.ts';
import { binFixture } from '#machines/company.fixtures.ts';
import type { Shrinkage } from '#model/engine/company-model.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import {
  addMember,
  FOUNDER,
  foundCompany,
  freshId,
  mustPropose,
  stockedProduct,
  type FoundedCompany,
} from '#server/testing/company.fixtures.ts';
import { postedCount } from '#server/testing/posted-count.ts';

let server: CompanyApp;
let company: FoundedCompany;
let product: string;
const [depot, depotBin] = [freshId(), freshId()];

const give = (kind: string, document: string, type: string, data: object, at?: string) =>
  mustPropose(server.platform.executor, 1, [{ kind, document, type, data }], at);

interface Loss {
  readonly quantity: number;
  readonly reason: string;
  readonly at: string;
  readonly over?: object;
  readonly warehouse?: string;
}

/** Posts an adjustment at a moment; returns it. */
async function adjust({
  quantity,
  reason,
  at,
  over = {},
  warehouse = company.warehouse,
}: Loss): Promise<string> {
  const id = freshId();
  const location = company.bins[0] ?? '';
  const line = adjustmentLineFixture({ id: freshId(), product, location, quantity, reason });
  await give('adjustment', id, 'create', { warehouse, mode: 'quantity', lines: [{ ...line, ...over }] }, at);
  await give('adjustment', id, 'post', {}, at);
  return id;
}

const lostIn = async (from: string, to: string, who = FOUNDER) => {
  const answer = await clientOf(server, who).get(`1/stock/shrinkage/?from=${from}&to=${to}`);
  if (answer.status !== 200) return answer.status;
  const { lines } = answer.json() as { lines: Shrinkage[] }; // as the route describes it
  return lines.map(({ month, reason, scrap, quantity, value }) => [month, reason, scrap, quantity, value]);
};

beforeAll(async () => {
  server = await openCompanyApp();
  company = await foundCompany(server.platform.executor, 1); // in Stockholm
  product = await stockedProduct(server.platform.executor, company, { quantity: 50_000, unitCost: 8_0000 });
  const address = { street: '', postcode: '', city: '', country: 'SE' };
  const places = { receiving: freshId(), staging: freshId(), quarantine: freshId() };
  await give('warehouse', depot, 'create', { code: 'DEP', name: 'Depot', address, ...places });
  await give('location', depotBin, 'create', binFixture(depot, 'D-01', 1));
  const found = { location: depotBin, quantity: 5000, reason: 'found' };
  await adjust({
    quantity: 5000,
    reason: 'found',
    at: '2026-03-01T08:00:00.000Z',
    over: found,
    warehouse: depot,
  });
  await adjust({ quantity: -2000, reason: 'missing', at: '2026-03-10T08:00:00.000Z' });
  await adjust({ quantity: -1000, reason: 'missing', at: '2026-03-11T08:00:00.000Z' });
  await adjust({ quantity: -1000, reason: 'damaged', at: '2026-03-31T22:30:00.000Z', over: { scrap: true } });
  const wrong = await adjust({ quantity: -9000, reason: 'missing', at: '2026-03-12T08:00:00.000Z' });
  await give('adjustment', wrong, 'reverse', { reason: 'enteredByMistake' });
  const there = { location: depotBin };
  await adjust({
    quantity: -3000,
    reason: 'stolen',
    at: '2026-03-13T08:00:00.000Z',
    over: there,
    warehouse: depot,
  });
});
afterAll(() => server.close());

it('[AD12] what a count found missing is lost as well, until the count is reversed', async () => {
  const less = { product, quantity: 43_000, differs: true, at: '2026-05-05T08:00:00.000Z' };
  const count = await postedCount(server.platform.executor, company, less);
  expect(await lostIn('2026-05-01', '2026-05-31')).toEqual([['2026-05', 'miscounted', false, 3000, 24_00]]);
  await give('count', count, 'reverse', { reason: 'enteredByMistake' });
  expect(await lostIn('2026-05-01', '2026-05-31')).toEqual([]);
});

it('[AD12] losses are added up by month of the company’s time zone, reason, product and place, less what was reversed', async () => {
  expect(await lostIn('2026-03-01', '2026-04-30')).toEqual([
    ['2026-03', 'missing', false, 3000, 24_00],
    ['2026-03', 'stolen', false, 3000, 24_00],
    ['2026-04', 'damaged', true, 1000, 8_00], // half an hour past midnight in Stockholm
  ]);
  expect(await lostIn('2026-03-11', '2026-03-12')).toEqual([['2026-03', 'missing', false, 1000, 8_00]]);
});

it('[AD12] values are for who sees costs, and other warehouses for nobody whose role leaves them out', async () => {
  const { executor } = server.platform;
  const { user: blind } = await addMember(executor, 1, 'Bo', ['adjustment.view']);
  expect(await lostIn('2026-04-01', '2026-04-30', blind)).toEqual([['2026-04', 'damaged', true, 1000, null]]);
  const only = { warehouses: [depot] };
  const { user: scoped } = await addMember(executor, 1, 'Cleo', ['adjustment.view'], only);
  expect(await lostIn('2026-03-01', '2026-04-30', scoped)).toEqual([
    ['2026-03', 'stolen', false, 3000, null],
  ]);
  const { user: nobody } = await addMember(executor, 1, 'Dag', ['item.view']);
  expect(await lostIn('2026-03-01', '2026-04-30', nobody)).toBe(403);
});
