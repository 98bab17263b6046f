import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { adjustmentLineFixture } from '#machines/areas/stock/adjustment/adjustment.fixtures.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { placeKey } from '#model/stock/stock.tables.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import {
  FOUNDER,
  foundCompany,
  freshId,
  mustPropose,
  stockedProduct,
  type FoundedCompany,
} from '#server/testing/company.fixtures.ts';

const ONE = 1000;
let server: CompanyApp;
let company: FoundedCompany;
const customer = freshId();

const give = (kind: string, document: string, type: string, data: object) =>
  mustPropose(server.platform.executor, 1, [{ kind, document, type, data }]);
const post = async (path: string, data: object = {}): Promise<string> => {
  const answer = await clientOf(server, FOUNDER).post(`1/documents/${path}/`, { data });
  return answer.status === 200 ? 'done' : String(answer.json().code);
};

beforeAll(async () => {
  server = await openCompanyApp();
  company = await foundCompany(server.platform.executor, 1);
  await give('customer', customer, 'create', customerFixture());
});
afterAll(() => server.close());

/** A draft that takes the last unit of a product, and an order for it. */
async function rivals() {
  const { executor } = server.platform;
  const { warehouse } = company;
  const location = company.bins[0] ?? '';
  const form = { sku: freshId() };
  const product = await stockedProduct(executor, company, { quantity: ONE, form });
  const [adjustment, order] = [freshId(), freshId()];
  const line = adjustmentLineFixture({ id: freshId(), product, location });
  await give('adjustment', adjustment, 'create', { warehouse, mode: 'quantity', lines: [line] });
  const lines = [orderLineFixture({ id: freshId(), product, quantity: ONE })];
  await give('salesOrder', order, 'create', salesOrderFixture({ customer, warehouse, lines }));
  return { product, adjustment, order };
}

it('[AD5] an adjustment and an order that want the last unit at the same moment: it is promised or lost, never both', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { product, adjustment, order } = await rivals();
    const attempts = [
      post(`adjustment/${adjustment}/post`),
      post(`adjustment/${adjustment}/post`),
      post(`salesOrder/${order}/confirm`),
    ];
    if (round % 2 === 1) attempts.reverse();
    const answers = await Promise.all(attempts);
    const [first, second] = round % 2 === 1 ? [answers[2], answers[1]] : answers;
    expect([first, second].filter((one) => one === 'done').length).toBeLessThanOrEqual(1);
    const { rows } = await server.database.withCompany(1, (trx) =>
      sql<{ data: { onHand: number; reserved: number } }>`
        select data from row_availability where id = ${placeKey(product, company.warehouse)}`.execute(trx),
    );
    const { onHand = -1, reserved = 0 } = rows[0]?.data ?? {};
    const isLost = [first, second].includes('done');
    expect([onHand, reserved]).toEqual(isLost ? [0, 0] : [ONE, ONE]);
  }
});
