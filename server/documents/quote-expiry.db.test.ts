import { afterAll, beforeAll, expect, it } from 'vitest';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import {
  createProduct,
  FOUNDER,
  foundCompany,
  freshId,
  mustPropose,
  type FoundedCompany,
} from '#server/testing/company.fixtures.ts';
import { expireQuotes } from './quote-expiry.ts';

let server: CompanyApp;
let company: FoundedCompany;

beforeAll(async () => {
  server = await openCompanyApp({ now: () => '2026-05-04T08:00:00.000Z' });
  company = await foundCompany(server.platform.executor, 1); // in Stockholm
});
afterAll(() => server.close());

const give = (kind: string, document: string, type: string, data: object) =>
  mustPropose(server.platform.executor, 1, [{ kind, document, type, data }], '2026-05-04T08:00:00.000Z');

/** A quote that holds until a day. */
async function quoteUntil(validUntil: string): Promise<string> {
  const made = createProduct({ sku: freshId() });
  await mustPropose(server.platform.executor, 1, [made]);
  await give('product', made.document, 'activate', {});
  const [customer, order] = [freshId(), freshId()];
  await give('customer', customer, 'create', customerFixture({ number: freshId() }));
  const lines = [orderLineFixture({ id: freshId(), product: made.document })];
  const form = salesOrderFixture({ customer, warehouse: company.warehouse, lines });
  await give('salesOrder', order, 'create', form);
  await give('salesOrder', order, 'sendQuote', { by: 'phone', validUntil });
  return order;
}

const stateOf = async (order: string): Promise<string> =>
  (await clientOf(server, FOUNDER).get(`1/documents/salesOrder/${order}/`)).json().row.state.commercial;

it('[SO75] quotes expire when their last day is over in the company’s time zone, by the system', async () => {
  const [today, tomorrow] = [await quoteUntil('2026-05-04'), await quoteUntil('2026-05-05')];
  const { executor } = server.platform;
  const at = (moment: string) => expireQuotes({ database: server.database, executor, now: () => moment }, 1);
  expect(await at('2026-05-04T21:59:00.000Z')).toBe('2026-05-04');
  expect([await stateOf(today), await stateOf(tomorrow)]).toEqual(['quoted', 'quoted']);
  expect(await at('2026-05-04T22:01:00.000Z')).toBe('2026-05-05');
  expect([await stateOf(today), await stateOf(tomorrow)]).toEqual(['expired', 'quoted']);
  await at('2026-05-04T22:05:00.000Z');
  const { events } = (await clientOf(server, FOUNDER).get(`1/documents/salesOrder/${today}/history/`)).json();
  expect(events.map(({ type, by }: { type: string; by: string }) => [type, by === 'system'])).toEqual([
    ['created', false],
    ['quoteSent', false],
    ['expired', true],
  ]);
});
