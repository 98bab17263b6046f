import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember, FOUNDER } from '#server/testing/company.fixtures.ts';
import { clientOf, type CompanyApp } from '#server/testing/company-app.ts';
import { sendFile } from '#server/testing/send-file.ts';
import { billedServer } from '../bills.fixtures.ts';
import { example, pdfWith } from './e-bills.fixtures.ts';

let server: CompanyApp;
let looking: string;
let elsewhere: string;

beforeAll(async () => {
  ({ server } = await billedServer());
  const { executor } = server.platform;
  ({ user: looking } = await addMember(executor, 1, 'Lena', ['supplierBill.view', 'product.viewCost']));
  ({ user: elsewhere } = await addMember(executor, 2, 'Ute', ['supplierBill.create']));
});
afterAll(() => server.close());

const send = (content: Buffer | string, name: string, user = FOUNDER, path = '1/e-bills/') =>
  sendFile(server, user, { url: `/api/core/companies/${path}`, content, name });

const invoice = example('invoice');
const other = invoice.replace('<cbc:ID>12345</cbc:ID>', '<cbc:ID>99999</cbc:ID>');

describe('[EBL3] a PDF of a stranger', () => {
  it('with several files in it is read by the one that is an invoice, whatever stands before it', async () => {
    const pdf = await pdfWith(
      ['a-notes.txt', 'x'],
      ['b-terms.xml', '<terms/>'],
      ['../../faktura.xml', invoice],
    );
    const { status, body } = await send(pdf, 'bill.pdf');
    expect([status, body['bill']]).toMatchObject([200, { number: '12345' }]);
  });

  it('with two invoices that differ is refused: which is meant is not guessed', async () => {
    const two = await pdfWith(['invoice-1.xml', invoice], ['invoice-2.xml', other]);
    expect(await send(two, 'bill.pdf')).toMatchObject({
      status: 422,
      body: { code: 'eBillPdfSeveral', params: { count: 2 }, fields: { file: 'eBillPdfSeveral' } },
    });
    const unnamed = await pdfWith(['a.xml', invoice], ['b.xml', other]);
    expect(await send(unnamed, 'bill.pdf')).toMatchObject({ status: 422, body: { code: 'eBillPdfSeveral' } });
    const same = await pdfWith(['invoice-1.xml', invoice], ['invoice-2.xml', invoice]);
    expect(await send(same, 'bill.pdf')).toMatchObject({ status: 200, body: { bill: { number: '12345' } } });
  });

  it('with a broken one, or cut off, is named as such, and nothing is read by halves', async () => {
    const half = invoice.slice(0, invoice.length / 2);
    expect(await send(await pdfWith(['invoice.xml', half]), 'bill.pdf')).toMatchObject({
      status: 422,
      body: { code: 'eBillBroken' },
    });
    const whole = await pdfWith(['invoice.xml', invoice]);
    const cut = await send(whole.subarray(0, whole.length / 2), 'bill.pdf');
    expect([cut.status, cut.body['bill']]).toEqual([422, undefined]);
    const wrong = invoice.replace('<cbc:IssueDate>2026-11-30', '<cbc:IssueDate>2026-13-45');
    expect(await send(await pdfWith(['invoice.xml', wrong]), 'bill.pdf')).toMatchObject({
      status: 422,
      body: { code: 'eBillFaulty', fields: { billedOn: 'notADay' } },
    });
  });

  it('that unpacks to more than there is room for ends in a refusal, while others are answered', async () => {
    const bomb = await pdfWith(['invoice.xml', Buffer.alloc(40_000_000, 0x20)]);
    expect(bomb.length).toBeLessThan(200_000);
    const answering = clientOf(server, FOUNDER).get('1/documents/company/company/');
    expect(await send(bomb, 'bill.pdf')).toMatchObject({ status: 422, body: { code: 'eBillTextTooLong' } });
    expect((await answering).status).toBe(200);
    expect((await send(invoice, 'bill.xml')).status).toBe(200);
  }, 60_000);
});

describe('[EBL2] what comes over HTTP in place of an e-invoice', () => {
  const bombs: readonly (readonly [string, string, string])[] = [
    [
      'entities that grow',
      `<!DOCTYPE I [<!ENTITY a "${'l'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]><Invoice>&b;</Invoice>`,
      'eBillDoctype',
    ],
    [
      'a file of the server',
      '<!DOCTYPE I [<!ENTITY x SYSTEM "file:///etc/passwd">]><Invoice>&x;</Invoice>',
      'eBillDoctype',
    ],
    [
      'an address of the server’s network',
      '<!DOCTYPE I SYSTEM "http://127.0.0.1:5432/x.dtd"><Invoice/>',
      'eBillDoctype',
    ],
    [
      'elements without an end',
      `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">${'<A>'.repeat(100_000)}`,
      'eBillTooDeep',
    ],
    ['a page', '<!doctype html><script>alert(1)</script>', 'eBillBroken'],
  ];
  it.each(bombs)('%s is refused by its name', async (_, content, code) => {
    expect(await send(content, 'bill.xml')).toMatchObject({
      status: 422,
      body: { code, fields: { file: code } },
    });
  });

  it('nothing, too much, or no form at all', async () => {
    expect((await send('', 'bill.xml')).status).toBe(422);
    expect((await send(Buffer.alloc(21_000_000, 0x20), 'bill.xml')).status).toBe(413);
    const json = await clientOf(server, FOUNDER).post('1/e-bills/', { file: invoice });
    expect([json.status, json.json()]).toMatchObject([415, { code: 'notMultipart' }]);
  });

  it('is read for nobody who enters no bills, and for no other company', async () => {
    expect(await send(invoice, 'bill.xml', looking)).toMatchObject({
      status: 403,
      body: { code: 'notPermitted', params: { permission: 'supplierBill.create' } },
    });
    expect(await send(invoice, 'bill.xml', elsewhere)).toMatchObject({
      status: 404,
      body: { code: 'unknownCompany' },
    });
    expect(server.faults).toEqual([]);
  });
});
