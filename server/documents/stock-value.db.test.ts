import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import { stockValueRead } from './stock-value.ts';
import type { WorthLine } from '#model/stock/stock.worth.ts';
import { binFixture } from '#machines/company.fixtures.ts';
import { dayFromNow } from '#model/values/clock.fixtures.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import {
  addMember,
  createProduct,
  FOUNDER,
  foundCompany,
  freshId,
  mustPropose,
  type FoundedCompany,
} from '#server/testing/company.fixtures.ts';

let server: CompanyApp;
let company: FoundedCompany;
/** Another warehouse, with a bin. */
const [depot, depotBin] = [freshId(), freshId()];

const give = (kind: string, document: string, type: string, data: object, at?: string) =>
  mustPropose(server.platform.executor, 1, [{ kind, document, type, data }], at);

beforeAll(async () => {
  server = await openCompanyApp();
  company = await foundCompany(server.platform.executor, 1); // in Stockholm
  const address = { street: '', postcode: '', city: '', country: 'SE' };
  const places = { receiving: freshId(), staging: freshId(), quarantine: freshId() };
  await give('warehouse', depot, 'create', { code: 'DEP', name: 'Depot', address, ...places });
  await give('location', depotBin, 'create', binFixture(depot, 'D-01', 1));
});
afterAll(() => server.close());

async function activeProduct(): Promise<string> {
  const made = createProduct({ sku: freshId() });
  await mustPropose(server.platform.executor, 1, [made, { ...made, type: 'activate', data: {} }]);
  return made.document;
}

interface Receipt {
  readonly product: string;
  readonly quantity: number;
  readonly unitCost: number;
  readonly receivedAt: string;
  readonly inDepot?: boolean;
}

/** Posts goods that arrived at a moment; returns the receipt and its line. */
async function receive({ product, quantity, unitCost, receivedAt, inDepot }: Receipt) {
  const [id, line] = [freshId(), freshId()];
  const warehouse = inDepot ? depot : company.warehouse;
  const location = inDepot ? depotBin : (company.bins[0] ?? null);
  const lines = [receiptLineFixture({ id: line, product, location, quantity, unitCost })];
  await give('goodsReceipt', id, 'create', {
    warehouse,
    order: null,
    supplier: null,
    source: 'blind',
    lines: [],
  });
  await give('goodsReceipt', id, 'count', { lines });
  await give('goodsReceipt', id, 'post', { receivedAt });
  return { id, line };
}

const valueAt = async (day: string, product: string, who = FOUNDER) => {
  const answer = await clientOf(server, who).get(`1/stock/value/?day=${day}`);
  expect(answer.status).toBe(200);
  const { lines } = answer.json() as { lines: WorthLine[] }; // as the route describes it
  return lines
    .filter((line) => line.product === product)
    .map(({ warehouse, quantity, value }) => [warehouse === depot ? 'depot' : 'main', quantity, value])
    .toSorted();
};

it('[AP15, ST18] is that of the end of the day in the company’s time zone, by when goods moved', async () => {
  const product = await activeProduct();
  await receive({ product, quantity: 4000, unitCost: 10_0000, receivedAt: '2026-03-02T22:30:00.000Z' });
  await receive({ product, quantity: 1000, unitCost: 20_0000, receivedAt: '2026-03-02T23:30:00.000Z' });
  expect(await valueAt('2026-03-01', product)).toEqual([]);
  expect(await valueAt('2026-03-02', product)).toEqual([['main', 4000, 40_00]]);
  expect(await valueAt('2026-03-03', product)).toEqual([['main', 5000, 60_00]]);
  // Recorded last, and about the day before all others.
  await receive({ product, quantity: 2000, unitCost: 5_0000, receivedAt: '2026-03-01T12:00:00.000Z' });
  expect(await valueAt('2026-03-01', product)).toEqual([['main', 2000, 10_00]]);
  expect(await valueAt('2026-03-03', product)).toEqual([['main', 7000, 70_00]]);
});

it('[AP15, ST18] of a warehouse is its quantity at the average of the company, to the cent', async () => {
  const product = await activeProduct();
  await receive({ product, quantity: 1000, unitCost: 10_0000, receivedAt: '2026-03-02T10:00:00.000Z' });
  await receive({
    product,
    quantity: 2000,
    unitCost: 0,
    receivedAt: '2026-03-02T11:00:00.000Z',
    inDepot: true,
  });
  expect(await valueAt('2026-03-02', product)).toEqual([
    ['depot', 2000, 667],
    ['main', 1000, 333],
  ]);
  const inDepot = await clientOf(server, FOUNDER).get(`1/stock/value/?day=2026-03-02&warehouse=${depot}`);
  expect(inDepot.json().lines.map((line: WorthLine) => line.warehouse)).not.toContain(company.warehouse);
});

it('[AP15, GR18, ST17] a corrected cost changes today and no day before, and what was expensed is kept', async () => {
  const product = await activeProduct();
  const receipt = await receive({
    product,
    quantity: 2000,
    unitCost: 10_0000,
    receivedAt: '2026-03-02T10:00:00.000Z',
  });
  const lines = [{ line: receipt.line, unitCost: 15_0000 }];
  await give('goodsReceipt', receipt.id, 'correctCost', { reason: 'invoiceDiffers', lines });
  const today = dayFromNow(1); // whatever the time zone
  expect(await valueAt('2026-03-02', product)).toEqual([['main', 2000, 20_00]]);
  expect(await valueAt(today, product)).toEqual([['main', 2000, 30_00]]);
  const { rows } = await server.database.withCompany(1, (trx) =>
    sql`select type, value, expensed from stock_value where product = ${product} order by seq`.execute(trx),
  );
  expect(rows).toEqual([
    { type: 'in', value: 20_00, expensed: 0 },
    { type: 'correction', value: 10_00, expensed: 0 },
  ]);
});

it('[AP15] of now is what the company’s rows say', async () => {
  const { rows } = await server.database.withCompany(1, (trx) =>
    sql<{ value: number }>`
      select sum((data ->> 'value')::bigint)::bigint as value from row_valuation where company_id = 1`.execute(
      trx,
    ),
  );
  const { lines } = (await clientOf(server, FOUNDER).get('1/stock/value/?day=2999-12-31')).json();
  expect(lines.reduce((sum: number, line: WorthLine) => sum + line.value, 0)).toBe(rows[0]?.value);
  expect(rows[0]?.value).toBeGreaterThan(0);
});

it('[AP15, ST18] is the same from either end of the ledger', async () => {
  const moments = [
    '2026-03-01T23:00:00Z',
    '2026-03-02T10:30:00Z',
    '2026-03-02T23:00:00Z',
    '2999-01-01T00:00:00Z',
  ];
  await server.database.withCompany(1, async (trx) => {
    for (const until of moments) {
      const [back, forth] = [
        await stockValueRead(trx, 1, { until, isBackwards: true }),
        await stockValueRead(trx, 1, { until, isBackwards: false }),
      ];
      const named = (lines: readonly WorthLine[]) =>
        new Map(lines.map((line) => [`${line.product} ${line.warehouse}`, line]));
      expect(back.length).toBeGreaterThan(0);
      expect(named(back)).toEqual(named(forth));
    }
  });
});

it('[AP15] no value leaves the server without permission to see costs, and no stock without permission to see it', async () => {
  const product = await activeProduct();
  await receive({ product, quantity: 1000, unitCost: 10_0000, receivedAt: '2026-03-02T10:00:00.000Z' });
  const [seesStock, seesNone] = [
    await addMember(server.platform.executor, 1, 'Sten', ['item.view']),
    await addMember(server.platform.executor, 1, 'Nils', ['customer.view']),
  ];
  expect(await valueAt('2026-03-02', product, seesStock.user)).toEqual([['main', 1000, null]]);
  const refused = await clientOf(server, seesNone.user).get('1/stock/value/?day=2026-03-02');
  expect(refused.status).toBe(403);
});
