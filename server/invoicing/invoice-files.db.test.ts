import iconv from 'iconv-lite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuditPage } from '#model/audit/audit-answer.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { builtInPostingRules } from '#model/areas/setup/posting-rule/built-in-posting-rules.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { sheetsOf } from '#server/papers/pdf-text.fixtures.ts';
import { clientOf, openCompanyApp, type CompanyApp } from '#server/testing/company-app.ts';
import { addMember, FOUNDER, foundCompany, freshId, mustPropose } from '#server/testing/company.fixtures.ts';

const NOW = '2026-05-04T08:00:00.000Z';
const address = { street: 'Storgatan 1', postcode: '111 22', city: 'Stockholm', country: 'SE' };
const seller = {
  name: 'Nordlager AB',
  timeZone: 'Europe/Stockholm',
  currency: 'SEK',
  organisationNumber: '556000-0001',
  vatNumber: 'SE556000000101',
  address: { ...address, street: 'Lagergatan 2' },
};
const eInvoiceAddress = '0007:5560360793';

let server: CompanyApp;
let founded: Awaited<ReturnType<typeof foundCompany>>;

const give = (kind: string, document: string, type: string, data: object = {}) =>
  mustPropose(server.platform.executor, 1, [{ kind, document, type, data }], NOW);

beforeAll(async () => {
  server = await openCompanyApp({ now: () => NOW });
  founded = await foundCompany(server.platform.executor, 1);
  await foundCompany(server.platform.executor, 2);
  await give('company', COMPANY, 'changePolicies', { overReceipt: 0, closedUntil: null, invoicing: 'here' });
  await give('company', COMPANY, 'update', seller);
});
afterAll(() => server.close());

interface Draft {
  readonly customer?: object;
  readonly theirReference?: string;
  readonly amount?: number;
}

/** A customer and a draft of one line of 100.00 with 25 % VAT, or of another amount (minor units). */
async function drafted({ customer: over = {}, theirReference = 'Anna', amount = 10_000 }: Draft = {}) {
  const [customer, invoice] = [freshId(), freshId()];
  const form = { name: 'Åbergs Järn AB', language: 'sv' as const, eInvoiceAddress, ...over };
  await give('customer', customer, 'create', customerFixture({ number: customer.slice(-8), ...form }));
  await give('invoice', invoice, 'create', { type: 'invoice', customer, orders: [], corrects: null });
  const line = { product: null, text: 'Arbete', quantity: 1000, discount: 0, vatClass: 'standard' };
  await give('invoice', invoice, 'update', {
    issuedOn: null,
    theirReference,
    theirOrder: '',
    address,
    terms: 30,
    notes: '',
    lines: [{ ...line, id: freshId(), price: amount * 100 }],
  });
  return { customer, invoice };
}

async function issued(over: Draft = {}) {
  const draft = await drafted(over);
  await give('invoice', draft.invoice, 'issue');
  return draft;
}

async function ask(path: string, { user = FOUNDER, of = 1, language = 'en' } = {}) {
  const headers = { 'x-user': user, 'accept-language': language };
  return server.app.inject({ url: `/api/core/companies/${of}/${path}`, headers });
}

it('[PEP8] what is wrong with an e-invoice is named by its place, one fault in its own words', async () => {
  const { invoice } = await issued({ customer: { eInvoiceAddress: '' }, theirReference: '' });
  const refused = await ask(`invoices/${invoice}/peppol/`, { language: 'sv' });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: 'eInvoiceUnfit',
    detail: expect.stringMatching(/^Faktura INV-2026-\d+ kan inte skickas som e-faktura än/),
    fields: { 'buyer.endpoint': 'buyerEndpointMissing', buyerReference: 'buyerReferenceMissing' },
  });
  const { invoice: other } = await issued({ customer: { eInvoiceAddress: '' } });
  const one = await ask(`invoices/${other}/peppol/`);
  expect([one.statusCode, one.json().code, one.json().detail]).toEqual([
    409,
    'buyerEndpointMissing',
    'The customer has no address for e-invoices.',
  ]);
});

it('[PEP8] is XML under its number, the same each time, and is noted as exported', async () => {
  const { invoice } = await issued();
  const [first, again] = [await ask(`invoices/${invoice}/peppol/`), await ask(`invoices/${invoice}/peppol/`)];
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(first.headers['content-disposition']).toMatch(/^attachment; filename="INV-2026-\d+\.xml"/);
  expect(first.body).toMatch(/<cbc:ID>INV-2026-\d+<\/cbc:ID>[^]*Åbergs Järn AB/);
  expect(again.body).toBe(first.body);
  const answer = await clientOf(server, FOUNDER).post('1/audit/', { types: ['export'] });
  const { entries } = answer.json() as AuditPage;
  expect(entries.filter(({ about, what }) => what === 'peppol' && about?.document === invoice)).toHaveLength(
    2,
  );
});

it('[PEP9] names who answers for its orders to the customer, and nobody where nobody does', async () => {
  const [customer, product, order, invoice] = [freshId(), freshId(), freshId(), freshId()];
  const { user } = await addMember(server.platform.executor, 1, 'Siv Säljare', ['salesOrder.view']);
  await give(
    'customer',
    customer,
    'create',
    customerFixture({ number: customer.slice(-8), eInvoiceAddress }),
  );
  await give('product', product, 'create', productFixture({ sku: product.slice(-8), kind: 'service' }));
  await give('product', product, 'activate');
  const lines = [orderLineFixture({ id: freshId(), product })];
  const { warehouse } = founded;
  const form = salesOrderFixture({ customer, warehouse, lines, theirReference: 'PO-77', salesperson: user });
  await give('salesOrder', order, 'create', form);
  await give('salesOrder', order, 'confirm');
  await give('salesOrder', order, 'deliverServices');
  await give('invoice', invoice, 'create', { type: 'invoice', customer, orders: [order], corrects: null });
  await give('invoice', invoice, 'issue');
  const { body } = await ask(`invoices/${invoice}/peppol/`);
  const [, supplier = '', buyer = ''] = body.split(/<cac:Accounting(?:Supplier|Customer)Party>/);
  expect(supplier).toMatch(/<cac:Contact>\s*<cbc:Name>Siv Säljare<\/cbc:Name>\s*<cbc:ElectronicMail>[^<]+@/);
  expect(buyer).not.toContain('Siv');
  const without = await ask(`invoices/${(await issued()).invoice}/peppol/`);
  expect(without.body).not.toContain('<cac:Contact>');
});

it('[PEP8] [PAP36] there is none of a draft, of what is not there, of another company, and for who may not', async () => {
  const { invoice: draft } = await drafted();
  const { invoice } = await issued();
  const { user } = await addMember(server.platform.executor, 1, 'Pia', ['product.view']);
  const asked = (file: string) =>
    Promise.all([
      ask(`invoices/${draft}/${file}/`),
      ask(`invoices/${freshId()}/${file}/`),
      ask(`invoices/${invoice}/${file}/`, { of: 2 }),
      ask(`invoices/${invoice}/${file}/`, { user }),
    ]);
  const codes = async (file: string) =>
    (await asked(file)).map(({ statusCode, headers, body }) =>
      String(headers['content-type']).includes('json')
        ? `${statusCode} ${JSON.parse(body).code}`
        : statusCode,
    );
  expect(await codes('peppol')).toEqual([
    '409 notIssued',
    '404 unknownDocument',
    '404 unknownDocument',
    '403 notPermitted',
  ]);
  expect(await codes('pdf')).toEqual([200, '404 unknownDocument', '404 unknownDocument', '403 notPermitted']);
});

it('[PAP36] the PDF is in the language of the customer, or in that which is asked for', async () => {
  const { invoice } = await issued();
  const textOf = async (query: string) =>
    (await sheetsOf((await ask(`invoices/${invoice}/pdf/${query}`)).rawPayload)).join(' ');
  expect(await textOf('')).toContain('Faktura');
  expect(await textOf('?language=en')).toContain('Invoice date');
  expect((await ask(`invoices/${invoice}/pdf/?language=fi`)).statusCode).toBe(422);
});

const sie = async (from: string, to: string, how = {}) => ask(`sie/?from=${from}&to=${to}`, how);
const linesOf = (payload: Buffer): string[] => iconv.decode(payload, 'cp437').split('\r\n');

/** The vouchers of a file: `series number day`, then accounts and amounts. */
const vouchersIn = (payload: Buffer): string[] =>
  linesOf(payload)
    .join('\n')
    .split('#VER ')
    .slice(1)
    .map((voucher) => {
      const [head = ''] = voucher.split('\n');
      const rows = [...voucher.matchAll(/#TRANS (\d+) \{\} (\S+)/g)].map(
        ([, account, amount]) => `${account} ${amount}`,
      );
      return [head, ...rows].join(' | ');
    });

it('[SIE5, SIE6] has invoices and what was paid of them, and the same file has a remark that it was written before', async () => {
  const { invoice, customer } = await issued({ amount: 20_000 });
  const payment = freshId();
  const money = { customer, direction: 'in', amount: 30_000, currency: 'SEK', rate: 1_000_000 };
  await give('payment', payment, 'record', {
    ...money,
    on: '2026-05-02',
    reference: '',
    notes: '',
    source: 'hand',
    allocations: [{ invoice, amount: 24_000, less: null }],
  });
  await give('payment', payment, 'reverse', { reason: 'enteredByMistake' });
  const before = await sie('2026-05-02', '2026-05-02');
  expect(before.statusCode).toBe(200);
  expect(before.headers['content-disposition']).toContain('lagra-2026-05-02-2026-05-02.si');
  expect(vouchersIn(before.rawPayload)).toEqual([
    expect.stringMatching(
      /^"I" "PAY-2026-\d+" 20260502 .*20260504 \| 1930 300.00 \| 2420 -60.00 \| 1510 -240.00$/,
    ),
  ]);
  const today = vouchersIn((await sie('2026-05-03', '2026-05-04')).rawPayload);
  expect(today.at(-1)).toMatch(/"PAY-2026-\d+\/2" 20260504 .*\| 1930 -300.00 \| 2420 60.00 \| 1510 240.00$/);
  expect(today.filter((one) => one.includes('| 1510 250.00 | 3001 -200.00 | 2611 -50.00'))).toHaveLength(1);
  const again = await sie('2026-05-02', '2026-05-02');
  const remark = '#PROSA "Tidigare exporterad: 2026-05-04 10:00"';
  expect(linesOf(again.rawPayload).filter((line) => line !== remark)).toEqual(linesOf(before.rawPayload));
  expect(linesOf(again.rawPayload)).toContain(remark);
});

it('[SIE5] its days are checked, and who asks', async () => {
  const { user } = await addMember(server.platform.executor, 1, 'Siv', ['invoice.view']);
  const refused = async (...asked: Parameters<typeof sie>) => {
    const { statusCode, body } = await sie(...asked);
    const { code, fields } = JSON.parse(body);
    return [statusCode, code, fields];
  };
  expect(await refused('2026-05-04', '2026-05-03')).toEqual([
    422,
    'endsBeforeItBegins',
    { to: 'endsBeforeItBegins' },
  ]);
  expect(await refused('2025-05-04', '2026-05-05')).toEqual([422, 'moreThanAYear', { to: 'moreThanAYear' }]);
  expect((await refused('2026-02-30', 'today')).slice(0, 2)).toEqual([422, 'invalid']);
  expect((await refused('2026-05-04', '2026-05-04', { user })).slice(0, 2)).toEqual([403, 'notPermitted']);
  expect(linesOf((await sie('2026-05-01', '2026-05-31', { of: 2 })).rawPayload).join()).not.toContain('#VER');
});

it('[PRU6] [SIE5] an account that is missing is named, and nothing is written', async () => {
  await issued();
  const rule = builtInPostingRules.find(({ purpose }) => purpose === 'receivables')?.id ?? '';
  await give('postingRule', rule, 'archive');
  const refused = await sie('2026-05-04', '2026-05-04', { language: 'sv' });
  expect([refused.statusCode, refused.json().code, refused.json().detail]).toEqual([
    409,
    'accountMissing',
    'Inget konto är angivet för: Kundfordringar. Ange ett under Konteringsregler.',
  ]);
  await give('postingRule', rule, 'restore');
  expect((await sie('2026-05-04', '2026-05-04')).statusCode).toBe(200);
});
