import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateSource } from 'oazapfts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { closedTags } from '#server/platform/http/closed-tags.ts';
import { callerOf, type Caller } from '#server/accounts/api-clients/api-clients.fixtures.ts';
import { openWholeServer, type WholeServer } from '#server/testing/whole-server.ts';
import * as lagra from '../../../docs/api/client.ts';

let server: WholeServer;
let client: Caller;
let company: number;
const kept = fileURLToPath(new URL('../../../docs/api/client.ts', import.meta.url));

/** The generator does not know `exactOptionalPropertyTypes`; the types that it gives are checked where they are used. */
const unchecked = '// @ts-nocheck - generated\n';

beforeAll(async () => {
  server = await openWholeServer();
  [company = 0] = server.companies.map(({ id }) => id);
  const founder = await server.cookieOf('founder@example.com');
  client = await callerOf(server, company, founder, {
    permissions: [
      'product.view',
      'product.create',
      'product.edit',
      'customer.view',
      'customer.create',
      'warehouse.view',
      'salesOrder.view',
      'salesOrder.create',
      'salesOrder.edit',
      'salesOrder.confirm',
    ],
  });
  lagra.defaults.baseUrl = await server.listen();
  lagra.defaults.headers = { authorization: `Bearer ${client.secret}` };
});
afterAll(() => server.close());

/** A form of ours as JSON has it: without what is undefined, which the client's types do not know. */
const asSent = <T>(form: object): T => JSON.parse(JSON.stringify(form)) as T;

describe('the client in docs/api', () => {
  it('[OA2] is made of the present description: `npm run api-client` makes it anew', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lagra-api-'));
    const description = join(folder, 'openapi.json');
    await writeFile(description, (await server.app.inject('/api/openapi.json')).body);
    const source = `${unchecked}${await generateSource(description, { exclude: [...closedTags] })}`;
    await rm(folder, { recursive: true });
    await expect(source).toMatchFileSnapshot(kept);
  });

  it('[OA2] makes a sales order and confirms it', async () => {
    const [product, customer, order] = [randomUUID(), randomUUID(), randomUUID()];
    const made = await lagra.productCreate(company, product, {
      data: asSent<lagra.ProductCreate>(productFixture({ sku: 'CLIENT-1' })),
    });
    expect(made.status).toBe(200);
    await lagra.productActivate(company, product, { data: {} });
    await lagra.customerCreate(company, customer, {
      data: asSent<lagra.CustomerCreate>(customerFixture({ number: 'C-CLIENT' })),
    });
    const { warehouse } = server.companies[0] ?? { warehouse: '' };
    const lines = [orderLineFixture({ id: randomUUID(), product })];
    const form = asSent<lagra.SalesOrderCreate>(salesOrderFixture({ customer, warehouse, lines }));
    const created = await lagra.salesOrderCreate(company, order, { data: form });
    expect([created.status, created.data]).toMatchObject([200, { events: [{ kind: 'salesOrder' }] }]);
    const confirmed = await lagra.salesOrderConfirm(company, order, { data: {} });
    expect([confirmed.status, confirmed.data]).toMatchObject([200, {}]);
    const read = await lagra.getCompanyDocumentsByKindByDocument(company, 'salesOrder', order);
    expect(read.data).toMatchObject({ row: { number: expect.stringMatching(/^SO-/) } });
  });

  it('[OA2] tells a refusal by its status and its code', async () => {
    const refused = await lagra.salesOrderConfirm(company, randomUUID(), { data: {} });
    expect([refused.status, refused.data]).toMatchObject([404, { code: 'unknownDocument' }]);
  });
});
