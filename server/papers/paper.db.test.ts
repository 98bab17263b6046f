import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditPage } from '#model/audit/audit-answer.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import {
  orderLineFixture as boughtLineFixture,
  purchaseOrderFixture,
} from '#model/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
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
import { sheetsOf } from './pdf-text.fixtures.ts';

let server: CompanyApp;
let founded: FoundedCompany;
let product: string;

beforeAll(async () => {
  server = await openCompanyApp();
  founded = await foundCompany(server.platform.executor, 1);
  await foundCompany(server.platform.executor, 2);
  product = await stockedProduct(server.platform.executor, founded);
});
afterAll(() => server.close());

const give = (kind: string, document: string, type: string, data: object = {}) =>
  mustPropose(server.platform.executor, 1, [{ kind, document, type, data }]);

async function ordered(): Promise<string> {
  const [customer, order] = [freshId(), freshId()];
  const form = customerFixture({ number: customer.slice(-8), name: 'Åbergs Järn AB', language: 'sv' });
  await give('customer', customer, 'create', form);
  const lines = [orderLineFixture({ id: freshId(), product, price: 12_5000 })];
  await give(
    'salesOrder',
    order,
    'create',
    salesOrderFixture({ customer, warehouse: founded.warehouse, lines }),
  );
  await give('salesOrder', order, 'confirm');
  return order;
}

async function bought(): Promise<string> {
  const [supplier, order] = [freshId(), freshId()];
  await give('supplier', supplier, 'create', supplierFixture({ number: supplier.slice(-8), language: 'sv' }));
  const lines = [boughtLineFixture({ id: freshId(), product, price: 98_7600 })];
  const form = purchaseOrderFixture({ supplier, warehouse: founded.warehouse, lines });
  await give('purchaseOrder', order, 'create', form);
  return order;
}

const ask = (kind: string, document: string, { user = FOUNDER, query = '', company = 1 } = {}) =>
  server.app.inject({
    method: 'GET',
    url: `/api/core/companies/${company}/documents/${kind}/${document}/paper/${query}`,
    headers: { 'x-user': user },
  });

describe('the paper of a document', () => {
  it('[PAP1, PAP36] is a PDF in the language of who it is for, named by its number', async () => {
    const answer = await ask('salesOrder', await ordered());
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.headers['content-disposition']).toMatch(/^inline; filename="SO-\d{4}-\d{5}\.pdf"/);
    const text = (await sheetsOf(answer.rawPayload)).join(' ');
    for (const words of ['Orderbekräftelse', 'Åbergs Järn AB', '12,50 kr', 'Totalt'])
      expect(text).toContain(words);
  });

  it('[PAP36] has no prices for who may not see them', async () => {
    const order = await bought();
    const { user } = await addMember(server.platform.executor, 1, 'Per', [
      'purchaseOrder.view',
      'product.view',
      'supplier.view',
    ]);
    const [all, some] = [await ask('purchaseOrder', order), await ask('purchaseOrder', order, { user })];
    expect((await sheetsOf(all.rawPayload)).join(' ')).toContain('98,76');
    expect(some.statusCode).toBe(200);
    const text = (await sheetsOf(some.rawPayload)).join(' ');
    expect(text).toContain('Inköpsorder');
    expect(text).not.toMatch(/98,76|Totalt/);
  });

  it('[PAP36] is there for who may see the document, in its company, and for no kind without papers', async () => {
    const order = await ordered();
    const { user } = await addMember(server.platform.executor, 1, 'Pia', ['product.view']);
    const statuses = await Promise.all([
      ask('salesOrder', order, { user }),
      ask('salesOrder', order, { company: 2 }),
      ask('salesOrder', freshId()),
      ask('product', product),
    ]);
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([403, 404, 404, 404]);
  });

  it('[AUD10] is noted as printed', async () => {
    const order = await ordered();
    await ask('salesOrder', order);
    const answer = await clientOf(server, FOUNDER).post('1/audit/', { types: ['print'] });
    const { entries } = answer.json() as AuditPage;
    expect(entries.filter(({ about }) => about?.document === order)).toHaveLength(1);
  });
});
