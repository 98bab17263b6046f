import { afterAll, beforeAll, expect, it } from 'vitest';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import {
  completeSeller,
  FOUNDER,
  foundCompany,
  freshId,
  mustPropose,
  stockedProduct,
  type FoundedCompany,
} from '#server/testing/company.fixtures.ts';

const NOW = '2026-05-04T08:00:00.000Z';
const [whole, today] = [10_000, '2026-05-04'];
const customer = freshId();

let server: CompanyApp;
let company: FoundedCompany;
let product: string;

const give = (kind: string, document: string, type: string, data: object = {}) =>
  mustPropose(server.platform.executor, 1, [{ kind, document, type, data }], NOW);

beforeAll(async () => {
  server = await openCompanyApp({ now: () => NOW });
  const { executor } = server.platform;
  company = await foundCompany(executor, 1);
  await completeSeller(executor, 1);
  await invoiceIn('here');
  await give('customer', customer, 'create', customerFixture({ currency: 'EUR' }));
  product = await stockedProduct(executor, company);
});
afterAll(() => server.close());

const invoiceIn = (invoicing: 'here' | 'elsewhere') =>
  give('company', COMPANY, 'changePolicies', { overReceipt: 0, closedUntil: null, invoicing });

/** An order of 156.25 euros that is invoiced in advance at its own rate (millionths). */
async function invoiced(rate: number): Promise<string> {
  const [order, invoice] = [freshId(), freshId()];
  const { warehouse } = company;
  const lines = [orderLineFixture({ id: freshId(), product })];
  const form = salesOrderFixture({ customer, warehouse, lines, currency: 'EUR', rate });
  await give('salesOrder', order, 'create', form);
  await give('salesOrder', order, 'confirm');
  const advance = { on: today, share: { percent: whole } };
  await give('invoice', invoice, 'create', {
    type: 'invoice',
    customer,
    orders: [order],
    corrects: null,
    advance,
  });
  await give('invoice', invoice, 'issue');
  return invoice;
}

/** A credit note of an invoice that was paid. */
async function noteOf(invoice: string, rate: number): Promise<string> {
  const note = freshId();
  await give('payment', freshId(), 'record', {
    customer,
    direction: 'in',
    on: today,
    amount: 156_25,
    currency: 'EUR',
    rate,
    reference: '',
    notes: '',
    source: 'hand',
    allocations: [{ invoice, amount: 156_25, less: null }],
  });
  await give('invoice', note, 'create', { type: 'creditNote', customer, orders: [], corrects: invoice });
  await give('invoice', note, 'issue');
  return note;
}

/** The vouchers of the day whose text says this: its number, then its accounts and amounts. */
async function vouchers(text: string): Promise<string[]> {
  const url = `/api/core/companies/1/sie/?from=${today}&to=${today}`;
  const file = await server.app.inject({ url, headers: { 'x-user': FOUNDER } });
  return file.body
    .split('#VER ')
    .filter((voucher) => voucher.includes(text))
    .map((voucher) => {
      const [, , number] = /^"(\w)" "([^"]+)"/.exec(voucher) ?? [];
      const rows = [...voucher.matchAll(/#TRANS (\d+) \{\} (\S+)/g)].map(
        ([, account, sum]) => `${account} ${sum}`,
      );
      return [number, ...rows].join(' | ');
    });
}

it('[PAY13] [SIE5] what the rates of a credit note and an invoice differ by is booked as it is set off, and turned as it is freed', async () => {
  const note = await noteOf(await invoiced(11_000_000), 11_000_000);
  const other = await invoiced(11_500_000);
  await give('invoice', note, 'setOff', { invoice: other, amount: 156_25 });
  // 156.25 at 11.00 is 1,718.75, and at 11.50 1,796.88 (from 1,796.875)
  expect(await vouchers('kvittad')).toEqual(['CN-2026-00001/2 | 1510 -78.13 | 7960 78.13']);
  await give('invoice', note, 'freeSetOff', { invoice: other });
  expect(await vouchers('Kvittning')).toEqual(['CN-2026-00001/3 | 1510 78.13 | 7960 -78.13']);
});

it('[PAY15] [SIE5] an invoice in euros that is paid in kronor is closed at its rate, and what the money is worth more is a gain', async () => {
  const invoice = await invoiced(11_000_000);
  const part = { invoice, amount: 1_750_00, settles: 156_25, less: null };
  await give('payment', freshId(), 'record', {
    customer,
    direction: 'in',
    on: today,
    amount: 1_750_00,
    currency: 'SEK',
    rate: 1_000_000,
    reference: 'i kronor',
    notes: '',
    source: 'hand',
    allocations: [part],
  });
  const found = (await vouchers('PAY-')).filter((one) => one.includes('1930 1750.00'));
  expect(found.map((one) => one.split(' | ').slice(1))).toEqual([
    ['1930 1750.00', '1510 -1718.75', '3960 -31.25'],
  ]);
});

it('[SIE7] what was paid for an order before the company invoiced here is an advance on the day of the bank', async () => {
  await invoiceIn('elsewhere');
  const [paying, service, order, payment] = [freshId(), freshId(), freshId(), freshId()];
  await give('customer', paying, 'create', customerFixture({ number: 'K-2', name: 'Bo Berg' }));
  await give('product', service, 'create', productFixture({ sku: 'WORK', kind: 'service' }));
  await give('product', service, 'activate');
  const lines = [orderLineFixture({ id: freshId(), product: service })];
  const form = salesOrderFixture({ customer: paying, warehouse: company.warehouse, lines });
  await give('salesOrder', order, 'create', form);
  await give('salesOrder', order, 'confirm');
  await give('salesOrder', order, 'deliverServices');
  await give('salesOrder', order, 'recordPayment', { payment: freshId(), on: today, amount: 56_25 });
  await give('salesOrder', order, 'recordPayment', { payment, on: today, amount: 100_00 });
  expect(await vouchers('Bo Berg')).toEqual([]);
  await invoiceIn('here');
  await give('salesOrder', order, 'takeBackPayment', { payment });
  const number = expect.stringMatching(/^SO-/);
  expect((await vouchers('Bo Berg')).map((one) => one.split(' | '))).toEqual([
    [number, '1930 56.25', '2420 -56.25'],
    [number, '1930 100.00', '2420 -100.00'],
    [number, '1930 -100.00', '2420 100.00'],
  ]);
  const invoice = freshId();
  await give('invoice', invoice, 'create', {
    type: 'invoice',
    customer: paying,
    orders: [order],
    corrects: null,
  });
  await give('invoice', invoice, 'issue');
  const [taken = ''] = (await vouchers('Bo Berg')).filter((one) => one.startsWith('INV-'));
  expect(taken.split(' | ')).toEqual(expect.arrayContaining(['1510 100.00', '2420 56.25']));
});
