import { afterAll, beforeAll, expect, it } from 'vitest';
import { adjustmentLineFixture } from '#machines/areas/stock/adjustment/adjustment.fixtures.ts';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import type { LandedCostForm } from '#model/areas/purchasing/landed-cost/landed-cost.facts.ts';
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
let product: string;

const give = (kind: string, document: string, type: string, data: object = {}) =>
  mustPropose(server.platform.executor, 1, [{ kind, document, type, data }]);

beforeAll(async () => {
  server = await openCompanyApp();
  company = await foundCompany(server.platform.executor, 1);
  const made = createProduct({ sku: freshId() });
  product = made.document;
  await mustPropose(server.platform.executor, 1, [made, { ...made, type: 'activate', data: {} }]);
});
afterAll(() => server.close());

async function receive(quantity: number, unitCost: number): Promise<string> {
  const id = freshId();
  const head = { warehouse: company.warehouse, order: null, supplier: null, source: 'blind', lines: [] };
  const line = { id: freshId(), product, location: company.bins[0] ?? null, quantity, unitCost };
  await give('goodsReceipt', id, 'create', head);
  await give('goodsReceipt', id, 'count', { lines: [receiptLineFixture(line)] });
  await give('goodsReceipt', id, 'post');
  return id;
}

const form = (receipt: string, amount: number): LandedCostForm => ({
  on: '2026-03-02',
  charges: [
    {
      type: 'freight',
      supplier: null,
      reference: '',
      currency: 'SEK',
      rate: 1_000_000,
      amount,
      basis: 'value',
    },
  ],
  receipts: [{ receipt, lines: null }],
  notes: '',
});

const preview = async (body: object, who = FOUNDER) => {
  const answer = await clientOf(server, who).post('1/purchasing/landed-costs/preview/', body);
  return { status: answer.status, body: answer.json() as { lines?: object[]; problem?: object | null } };
};

const valueNow = async (): Promise<number> => {
  const answer = await clientOf(server, FOUNDER).get('1/stock/value/?day=2999-12-31');
  const { lines } = answer.json() as { lines: { product: string; value: number }[] };
  return lines.filter((line) => line.product === product).reduce((sum, { value }) => sum + value, 0);
};

it('[LC7, ST27] what would be booked is what is booked: in the ledger of the database', async () => {
  const first = await receive(5_000, 10_0000);
  await receive(5_000, 12_0000);
  const lost = freshId();
  const line = adjustmentLineFixture({
    id: freshId(),
    product,
    location: company.bins[0] ?? null,
    quantity: -1_000,
  });
  await give('adjustment', lost, 'create', { mode: 'quantity', warehouse: company.warehouse, lines: [line] });
  await give('adjustment', lost, 'post');
  const foreseen = await preview(form(first, 10_00));
  expect(foreseen).toMatchObject({
    status: 200,
    body: { lines: [{ value: 9_00, expensed: 1_00 }], problem: null },
  });
  const landed = freshId();
  await give('landedCost', landed, 'create', form(first, 10_00));
  await give('landedCost', landed, 'post');
  expect(await valueNow()).toBe(108_00);
});

it('[LC1] costs are asked for by who may see them alone', async () => {
  const receipt = await receive(1_000, 1_0000);
  const reader = await addMember(server.platform.executor, 1, 'Lena', [
    'goodsReceipt.view',
    'landedCost.view',
  ]);
  expect((await preview(form(receipt, 1_00), reader.user)).status).toBe(403);
});

it('[LC9] a receipt beyond somebody’s warehouses is not there for them', async () => {
  const receipt = await receive(1_000, 1_0000);
  const depot = freshId();
  const address = { street: '', postcode: '', city: '', country: 'SE' };
  const places = { receiving: freshId(), staging: freshId(), quarantine: freshId() };
  await give('warehouse', depot, 'create', { code: 'DEP', name: 'Depot', address, ...places });
  const permissions = ['goodsReceipt.view', 'landedCost.view', 'product.viewCost'];
  const member = await addMember(server.platform.executor, 1, 'Dan', permissions, { warehouses: [depot] });
  const { body } = await preview(form(receipt, 1_00), member.user);
  expect(body).toMatchObject({ lines: [], problem: { code: 'unknownDocument' } });
});
