import { afterAll, beforeAll, expect, it } from 'vitest';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
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

const ONE = 1000;
let server: CompanyApp;
let company: FoundedCompany;
const customer = freshId();

const give = (kind: string, document: string, type: string, data: object = {}) =>
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

/** A draft of one bundle, and an order, that both want the last unit of a component. */
async function rivals() {
  const { warehouse } = company;
  const form = { sku: freshId() };
  const component = await stockedProduct(server.platform.executor, company, { quantity: ONE, form });
  const [bundle, assembly, order] = [freshId(), freshId(), freshId()];
  const components = [{ product: component, quantity: ONE, optional: false }];
  const made = { mode: 'assembled', components, pricing: 'own', less: 0, buildCost: 2_0000 } as const;
  await give('product', bundle, 'create', productFixture({ sku: freshId(), kind: 'bundle', bundle: made }));
  await give('product', bundle, 'activate');
  await give('assembly', assembly, 'create', { product: bundle, quantity: ONE, warehouse });
  const lines = [orderLineFixture({ id: freshId(), product: component, quantity: ONE })];
  await give('salesOrder', order, 'create', salesOrderFixture({ customer, warehouse, lines }));
  return { assembly, order };
}

it('[AS4] a build and an order that want the last unit at the same moment: one gets it, and both are told the truth', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { assembly, order } = await rivals();
    const attempts = [post(`assembly/${assembly}/release`), post(`salesOrder/${order}/confirm`)];
    const [released, confirmed] = await Promise.all(attempts);
    expect(confirmed).toBe('done');
    expect(['done', 'heldForOthers']).toContain(released);
    const built = await Promise.all([1, 2].map(() => post(`assembly/${assembly}/build`, { quantity: ONE })));
    expect(built.toSorted()).toEqual(
      released === 'done' ? ['done', 'notInState'] : ['notInState', 'notInState'],
    );
  }
});

it('[AS13] over the API, too, costs are told to those alone who may see them', async () => {
  const { assembly } = await rivals();
  for (const [type, data] of [
    ['release', {}],
    ['build', { quantity: ONE }],
  ] as const)
    await give('assembly', assembly, type, data);
  const { user } = await addMember(server.platform.executor, 1, 'Vera', ['assembly.view', 'item.view']);
  const seenBy = async (person: string): Promise<string> => {
    const answer = await clientOf(server, person).get(`1/documents/assembly/${assembly}/`);
    expect(answer.status).toBe(200);
    return answer.text;
  };
  for (const cost of ['"buildCost":20000', '"value":1000', '"value":1200'])
    expect(await seenBy(FOUNDER)).toContain(cost);
  expect(await seenBy(user)).not.toMatch(/buildCost|"value"/);
});
