import { afterAll, beforeAll, expect, it } from 'vitest';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import {
  createProduct,
  FOUNDER,
  foundCompany,
  freshId,
  mustPropose,
  type FoundedCompany,
} from '#server/testing/company.fixtures.ts';
import { expireLots } from './lot-expiry.ts';

let server: CompanyApp;
let company: FoundedCompany;

beforeAll(async () => {
  server = await openCompanyApp({ now: () => '2026-05-04T08:00:00.000Z' });
  company = await foundCompany(server.platform.executor, 1); // in Stockholm
});
afterAll(() => server.close());

const give = (kind: string, document: string, type: string, data: object) =>
  mustPropose(server.platform.executor, 1, [{ kind, document, type, data }], '2026-05-04T08:00:00.000Z');

/** A lot that may be used until a day. */
async function lotUntil(expiresOn: string): Promise<string> {
  const made = createProduct({ sku: freshId(), tracking: 'lot', expires: true });
  await mustPropose(server.platform.executor, 1, [made]);
  await give('product', made.document, 'activate', {});
  const [receipt, line] = [freshId(), freshId()];
  const location = company.bins[0] ?? null;
  const lot = { code: freshId(), expiresOn };
  const lines = [receiptLineFixture({ id: line, product: made.document, location, quantity: 1000, lot })];
  await give('goodsReceipt', receipt, 'create', {
    warehouse: company.warehouse,
    order: null,
    supplier: null,
    source: 'opening',
    lines: [],
  });
  await give('goodsReceipt', receipt, 'count', { lines });
  await give('goodsReceipt', receipt, 'post', {});
  return line; // a lot has the id of the line that first brings it
}

const stateOf = async (lot: string): Promise<string> =>
  (await clientOf(server, FOUNDER).get(`1/documents/lot/${lot}/`)).json().row.state;

it('[LT4] lots expire when their last day is over in the company’s time zone, once, and others stay', async () => {
  const [today, tomorrow] = [await lotUntil('2026-05-04'), await lotUntil('2026-05-05')];
  const { executor } = server.platform;
  const at = (moment: string) => expireLots({ database: server.database, executor, now: () => moment }, 1);
  expect(await at('2026-05-04T21:59:00.000Z')).toBe('2026-05-04');
  expect([await stateOf(today), await stateOf(tomorrow)]).toEqual(['active', 'active']);
  expect(await at('2026-05-04T22:01:00.000Z')).toBe('2026-05-05');
  expect([await stateOf(today), await stateOf(tomorrow)]).toEqual(['expired', 'active']);
  await at('2026-05-04T22:05:00.000Z');
  const { events } = (await clientOf(server, FOUNDER).get(`1/documents/lot/${today}/history/`)).json();
  expect(events.map(({ type, by }: { type: string; by: string }) => [type, by === 'system'])).toEqual([
    ['created', false],
    ['expired', true],
    ['withheld', true],
  ]);
});
