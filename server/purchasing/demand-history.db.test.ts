import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Proposal } from '#model/areas/purchasing/proposal/proposal.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { placeKey } from '#model/stock/stock.tables.ts';
import { addDays } from '#model/values/moments.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import {
  FOUNDER,
  foundCompany,
  freshId,
  mustPropose,
  type FoundedCompany,
} from '#server/testing/company.fixtures.ts';
import { demandHistory } from './demand-history.ts';

const now = '2026-05-04T08:00:00.000Z';
const today = '2026-05-04';
let server: CompanyApp;
let company: FoundedCompany;

const give = (kind: string, document: string, type: string, data: object) =>
  mustPropose(server.platform.executor, 1, [{ kind, document, type, data }], now);

let seq = 0;
/** A move of the ledger so many days ago, at noon in Stockholm. */
const move = (product: string, quantity: number, daysAgo: number, [from, to]: readonly [string, string]) =>
  server.database.withCompany(1, async (trx) => {
    const inside = (place: string): string | null => (place === 'bin' ? company.warehouse : null);
    await sql`insert into stock_move (company_id, seq, index, product, quantity, from_location, to_location, effective_at,
        kind, document, by, value, from_warehouse, to_warehouse)
      values (1, ${1_000_000 + (seq += 1)}, 0, ${product}, ${quantity}, ${from}, ${to},
        ${`${addDays(today, -daysAgo)}T12:00:00Z`}, 'shipment', 's1', 'u1', 0, ${inside(from)}, ${inside(to)})`.execute(
      trx,
    );
  });

const historyOf = async (product: string) => {
  const asked = { company: 1, products: [product], today, zone: 'Europe/Stockholm' };
  const found = await server.database.withCompany(1, (trx) => demandHistory(trx, asked));
  return found.get(placeKey(product, company.warehouse));
};

beforeAll(async () => {
  server = await openCompanyApp({ now: () => now });
  company = await foundCompany(server.platform.executor, 1);
});
afterAll(() => server.close());

it('[FC3] weeks say what left for customers, less what came back, and the days with stock', async () => {
  const product = freshId();
  // 21 days ago 10 came, 4 left 20 days ago, the other 6 left 16 days ago; 5 came and 2 were brought back since.
  await move(product, 10_000, 21, ['supplier', 'bin']);
  await move(product, 4_000, 20, ['bin', 'customer']);
  await move(product, 6_000, 16, ['bin', 'customer']);
  await move(product, 5_000, 5, ['supplier', 'bin']);
  await move(product, 5_000, 4, ['bin', 'customer']);
  await move(product, 2_000, 3, ['customer', 'bin']);
  await move(product, 2_000, 3, ['bin', 'loss']);
  await move(product, 1_000, 0, ['bin', 'customer']);
  await move(product, 1_000, 0, ['supplier', 'bin']);
  expect(await historyOf(product)).toEqual([
    { quantity: 10_000, daysInStock: 6 },
    { quantity: 0, daysInStock: 0 },
    { quantity: 3_000, daysInStock: 2 },
  ]);
});

it('[FC5] a rule that looks at forecasts proposes what is not ordered yet; one that does not, nothing', async () => {
  const [supplier, forecast, plain] = [freshId(), freshId(), freshId()];
  await give('supplier', supplier, 'create', supplierFixture({ leadDays: 0 }));
  const suppliers = [{ supplier, code: '', purchasePrice: 8_0000, minimum: 0, leadDays: 0 }];
  for (const [id, demand] of [
    [forecast, 'forecast'],
    [plain, 'orders'],
  ] as const) {
    const reorder = [{ warehouse: company.warehouse, min: 0, max: 0, multiple: 1_000, demand }];
    await give('product', id, 'create', productFixture({ sku: demand, suppliers, reorder }));
    await give('product', id, 'activate', {});
    await move(id, 1_000, 150, ['supplier', 'bin']);
    await move(id, 1_000, 0, ['bin', 'customer']);
    for (let week = 1; week <= 20; week += 1) {
      const quantity = week % 2 === 0 ? 6_000 : 8_000;
      await move(id, quantity, week * 7, ['supplier', 'bin']);
      await move(id, quantity, week * 7 - 1, ['bin', 'customer']);
    }
  }
  const answer = await clientOf(server, FOUNDER).get('1/purchasing/proposals/?ahead=13');
  const { proposals } = answer.json() as { readonly proposals: readonly Proposal[] }; // as the endpoint describes it
  expect(proposals.map(({ product }) => product)).toEqual([forecast]);
  const [found] = proposals;
  expect(found).toMatchObject({
    reason: 'forecast',
    forecast: { pattern: 'smooth', isUsed: true, isSeasonal: false },
  });
  const week = found?.forecast?.week ?? 0;
  expect(week).toBeGreaterThan(6_000);
  expect(week).toBeLessThan(8_000);
  // Two weeks, today and thirteen days, each in whole pieces.
  expect(found?.need).toBe(2 * Math.ceil(week / 1000) * 1000);
  expect(found?.forecast?.wape).toBeLessThan(found?.forecast?.naiveWape ?? 0);
});
