import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Proposal } from '#model/areas/purchasing/proposal/proposal.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import {
  addMember,
  FOUNDER,
  foundCompany,
  freshId,
  mustPropose,
  type FoundedCompany,
} from '#server/testing/company.fixtures.ts';

const now = '2026-05-04T08:00:00.000Z';
let server: CompanyApp;
let company: FoundedCompany;
const [supplier, short, full] = [freshId(), freshId(), freshId()];

const give = (kind: string, document: string, type: string, data: object) =>
  mustPropose(server.platform.executor, 1, [{ kind, document, type, data }], now);

interface Answer {
  readonly seq: number;
  readonly today: string;
  readonly count: number;
  readonly proposals: readonly Proposal[];
}

const asked = async (query = '', who = FOUNDER) => {
  const answer = await clientOf(server, who).get(`1/purchasing/proposals/${query}`);
  return { status: answer.status, body: answer.json() as Answer }; // as the endpoint describes it
};

async function product(id: string, sku: string, min: number): Promise<void> {
  const suppliers = [{ supplier, code: '', purchasePrice: 8_0000, minimum: 0, leadDays: 5 }];
  const reorder = min === 0 ? [] : [{ warehouse: company.warehouse, min, max: min, multiple: 1_000 }];
  await give('product', id, 'create', productFixture({ sku, suppliers, reorder }));
  await give('product', id, 'activate', {});
}

beforeAll(async () => {
  server = await openCompanyApp({ now: () => now });
  company = await foundCompany(server.platform.executor, 1);
  await give('supplier', supplier, 'create', supplierFixture());
  await product(short, 'SHORT', 30_000);
  await product(full, 'FULL', 0);
});
afterAll(() => server.close());

it('[RPL1] what is below its minimum is proposed over HTTP, with where it comes from and what it costs', async () => {
  const { status, body } = await asked();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    today: '2026-05-04',
    count: 1,
    proposals: [
      {
        product: short,
        warehouse: company.warehouse,
        need: 30_000,
        sources: [{ from: 'supplier', supplier, quantity: 30_000, comesOn: '2026-05-09', cost: 240_00 }],
      },
    ],
  });
});

it('[RPL1] what is asked for is proposed too, and a draft counts', async () => {
  const query = `?product=${full}&warehouse=${company.warehouse}&quantity=4000`;
  const { body } = await asked(query);
  expect(body.proposals.map((one) => [one.product, one.reason, one.need])).toEqual([
    [short, 'belowMinimum', 30_000],
    [full, 'asked', 4_000],
  ]);
});

it('[RPL3] it is worked out again once the company has changed', async () => {
  const before = await asked();
  const order = freshId();
  await give('purchaseOrder', order, 'create', { supplier, warehouse: company.warehouse });
  const lines = [
    {
      id: freshId(),
      product: short,
      text: '',
      quantity: 30_000,
      price: 8_0000,
      discount: 0,
      vatClass: 'standard',
      promisedOn: null,
      tolerance: null,
    },
  ];
  const terms = { theirReference: '', currency: 'SEK', rate: 1_000_000, expectedOn: null, notes: '' };
  await give('purchaseOrder', order, 'update', { supplier, warehouse: company.warehouse, ...terms, lines });
  const { body } = await asked();
  expect(body.seq).toBeGreaterThan(before.body.seq);
  expect(body.proposals).toMatchObject([{ onDrafts: 30_000, sources: [{ quantity: 0 }] }]);
  expect((await asked('?run=unknown')).body).toEqual(body);
});

it('[RPL10] who may not order is refused; costs and other warehouses are for who may see them', async () => {
  const { executor } = server.platform;
  const without = await addMember(executor, 1, 'Viewer', ['item.view', 'product.view']);
  expect((await asked('', without.user)).status).toBe(403);
  const buying = ['item.view', 'product.view', 'purchaseOrder.view', 'purchaseOrder.create'];
  const buyer = await addMember(executor, 1, 'Buyer', buying);
  const { body } = await asked('', buyer.user);
  expect(body.proposals[0]?.sources[0]).toMatchObject({ supplier });
  expect(body.proposals[0]?.sources[0]).not.toHaveProperty('cost');
  const elsewhere = freshId();
  const address = { street: '', postcode: '', city: '', country: 'SE' };
  const places = { receiving: freshId(), staging: freshId(), quarantine: freshId() };
  await give('warehouse', elsewhere, 'create', { code: 'W9', name: 'Elsewhere', address, ...places });
  const scoped = await addMember(executor, 1, 'Scoped', buying, { warehouses: [elsewhere] });
  expect((await asked('', scoped.user)).body).toMatchObject({ count: 0, proposals: [] });
});

it.each([
  '?ahead=-1',
  '?ahead=366',
  '?ahead=x',
  '?quantity=-1',
  '?product=019a1f2e-5c00-7a10-8b20-3c40d5e6f708',
  '?other=1',
])('[RPL1] an unfit question is refused: %s', async (query) => {
  expect((await asked(query)).status).toBe(422);
});
