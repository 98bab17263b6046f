import { afterAll, beforeAll, expect, it } from 'vitest';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { usualBills } from '#model/areas/setup/company/bill-policy.ts';
import {
  orderLineFixture,
  purchaseOrderFixture,
} from '#model/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { billFixture } from '#model/areas/purchasing/supplier-bill/supplier-bill.fixtures.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import {
  FOUNDER,
  foundCompany,
  freshId,
  mustPropose,
  type FoundedCompany,
} from '#server/testing/company.fixtures.ts';

const NOW = '2026-05-04T08:00:00.000Z';
const today = '2026-05-04';
const supplier = freshId();
const product = freshId();

let server: CompanyApp;
let company: FoundedCompany;

const give = (kind: string, document: string, type: string, data: object = {}) =>
  mustPropose(server.platform.executor, 1, [{ kind, document, type, data }], NOW);

beforeAll(async () => {
  server = await openCompanyApp({ now: () => NOW });
  company = await foundCompany(server.platform.executor, 1);
  const bills = { ...usualBills, ownApproval: true, since: today };
  await give('company', COMPANY, 'changePolicies', { overReceipt: 0, closedUntil: null, bills });
  await give('supplier', supplier, 'create', supplierFixture({ name: 'Skruv AB' }));
  await give('product', product, 'create', productFixture());
  await give('product', product, 'activate');
});
afterAll(() => server.close());

/** A posted receipt of a thousand pieces at 1,000.00; its id and that of its line. */
async function received() {
  const [order, ordered, receipt, line] = [freshId(), freshId(), freshId(), freshId()];
  const { warehouse } = company;
  const lines = [
    orderLineFixture({ id: ordered, product, quantity: 1_000_000, price: 1000_0000, discount: 0 }),
  ];
  await give('purchaseOrder', order, 'create', { supplier, warehouse });
  await give('purchaseOrder', order, 'update', { ...purchaseOrderFixture({ supplier, warehouse }), lines });
  await give('purchaseOrder', order, 'place');
  await give('goodsReceipt', receipt, 'create', { warehouse, order, supplier: null, source: 'order' });
  const counted = receiptLineFixture({ id: line, orderLine: ordered, product, quantity: 1_000_000 });
  await give('goodsReceipt', receipt, 'count', { lines: [counted] });
  await give('goodsReceipt', receipt, 'post');
  return { receipt, line };
}

/** The vouchers of the day: series, number, and their rows. */
async function vouchers(): Promise<string[]> {
  const url = `/api/core/companies/1/sie/?from=${today}&to=${today}`;
  const file = await server.app.inject({ url, headers: { 'x-user': FOUNDER } });
  return file.body
    .split('#VER ')
    .slice(1)
    .map((voucher) => {
      const [, series, number] = /^"(\w)" "([^"]+)"/.exec(voucher) ?? [];
      const rows = [...voucher.matchAll(/#TRANS (\d+) \{\} (\S+)/g)].map(
        ([, account, sum]) => `${account} ${sum}`,
      );
      return [`${series} ${number}`, ...rows].join(' | ');
    });
}

it('[SBL12] [SBL13] goods received, the bill and its payment are vouchers; nothing stays accrued', async () => {
  const { receipt, line } = await received();
  const bill = freshId();
  const billed = {
    id: freshId(),
    product,
    code: '',
    text: '',
    quantity: 1_000_000,
    price: 1200_0000,
    discount: 0,
    amount: 1_200_000_00,
    vatRate: 2500,
    receipt,
    receiptLine: line,
  };
  const stated = { net: 1_200_000_00, vat: 300_000_00, rounding: 0, payable: 1_500_000_00 };
  await give('supplierBill', bill, 'create', billFixture({ supplier, stated, lines: [billed] }));
  await give('supplierBill', bill, 'match');
  await give('supplierBill', bill, 'explain', { reason: 'agreedPrice', note: '' });
  await give('supplierBill', bill, 'approve');
  await give('supplierBill', bill, 'post');
  await give('supplierBill', bill, 'pay', { on: today, rate: 1_000_000 });
  expect(await vouchers()).toEqual([
    'G GR-2026-00001 | 1460 1000000.00 | 2995 -1000000.00',
    'L SB-2026-00001 | 2440 -1500000.00 | 2995 1000000.00 | 1460 200000.00 | 2641 300000.00',
    'U SB-2026-00001 | 2440 1500000.00 | 1930 -1500000.00',
  ]);
  await give('supplierBill', bill, 'unpay');
  await give('supplierBill', bill, 'reverse', { reason: 'enteredByMistake' });
  const after = await vouchers();
  expect(after.slice(1)).toEqual([
    'L SB-2026-00001 | 2440 -1500000.00 | 2995 1000000.00 | 1460 200000.00 | 2641 300000.00',
    'L SB-2026-00001/2 | 2440 1500000.00 | 2995 -1000000.00 | 1460 -200000.00 | 2641 -300000.00',
    'U SB-2026-00001 | 2440 1500000.00 | 1930 -1500000.00',
    'U SB-2026-00001/2 | 2440 -1500000.00 | 1930 1500000.00',
  ]);
});

it('[SBL12] receipts of before the first day make no vouchers', async () => {
  const bills = { ...usualBills, ownApproval: true, since: '2026-05-05' };
  await give('company', COMPANY, 'changePolicies', { overReceipt: 0, closedUntil: null, bills });
  expect((await vouchers()).filter((one) => one.startsWith('G'))).toEqual([]);
});
