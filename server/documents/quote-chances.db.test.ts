import { afterAll, beforeAll, expect, it } from 'vitest';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
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

let server: CompanyApp;
let company: FoundedCompany;
let product: string;

beforeAll(async () => {
  server = await openCompanyApp();
  company = await foundCompany(server.platform.executor, 1);
  product = await stockedProduct(server.platform.executor, company);
});
afterAll(() => server.close());

const give = (document: string, type: string, data: object = {}) =>
  mustPropose(server.platform.executor, 1, [{ kind: 'salesOrder', document, type, data }]);

/** A quote to a customer; returns it, and its line. */
async function quoted(customer: string) {
  const [order, line] = [freshId(), freshId()];
  const lines = [orderLineFixture({ id: line, product })];
  await give(order, 'create', salesOrderFixture({ customer, warehouse: company.warehouse, lines }));
  await give(order, 'sendQuote', { by: 'phone' });
  return { order, line };
}

it('[SO81] counts what became of all quotes to each customer, whole or in parts, for who may see orders', async () => {
  const customers = [freshId(), freshId()];
  for (const id of customers)
    await mustPropose(server.platform.executor, 1, [
      { kind: 'customer', document: id, type: 'create', data: customerFixture({ number: id.slice(-8) }) },
    ]);
  const [one = '', other = ''] = customers;
  await give((await quoted(one)).order, 'accept');
  await give((await quoted(one)).order, 'decline', { reason: 'other' });
  const part = await quoted(one);
  const taken = [{ line: part.line, id: freshId(), quantity: 1_000 }];
  await give(part.order, 'orderPart', { order: freshId(), lines: taken });
  const whole = await quoted(one);
  const all = [{ line: whole.line, id: freshId(), quantity: 10_000 }];
  await give(whole.order, 'orderPart', { order: freshId(), lines: all });
  await quoted(other);
  const asked = await clientOf(server, FOUNDER).get('1/quotes/chances/');
  const { chances } = asked.json() as { chances: { customer: string }[] };
  expect(chances.toSorted((a, b) => customers.indexOf(a.customer) - customers.indexOf(b.customer))).toEqual([
    { customer: one, won: 3, all: 4 },
    { customer: other, won: 0, all: 1 },
  ]);
  const { user } = await addMember(server.platform.executor, 1, 'Lo', ['product.view']);
  expect((await clientOf(server, user).get('1/quotes/chances/')).status).toBe(403);
});
