import { describe, expect, test } from 'vitest';
import { readBill, type ReadBill } from '#model/areas/purchasing/supplier-bill/e-bill.ts';
import { UnreadableFile } from '#server/platform/http/unreadable-file.ts';
import { example, pdfWith } from './e-bills.fixtures.ts';
import { readEBill } from './read-e-bill.ts';

async function read(content: Buffer | string): Promise<ReadBill & { readonly parts: readonly Buffer[] }> {
  const parts: Buffer[] = [];
  const found = await readEBill(Buffer.from(content), {}, (part) => void parts.push(part));
  return { ...found, parts };
}

async function refusedWith(content: Buffer | string): Promise<unknown> {
  return read(content).then(
    () => null,
    (error: unknown) => (error instanceof UnreadableFile ? error.refusal : error),
  );
}

describe('[EBL1] an e-invoice in UBL', () => {
  test('is read whole: head, parties, account, lines, charges and sums', async () => {
    const { bill, faults } = await read(example('invoice'));
    expect(faults).toEqual([]);
    expect(bill).toMatchObject({
      type: 'bill',
      number: '12345',
      billedOn: '2026-11-30',
      dueOn: '2026-12-30',
      currency: 'SEK',
      supplier: { name: 'Nordlager AB', vatNumber: 'SE556000000101', organisationNumber: '5560000001' },
      buyer: { name: 'Kund & Söner AB' },
      order: 'PO-77',
      payTo: { type: 'bankgiro', account: '5050-1055', bic: '' },
      paymentReference: '1234574',
    });
    const sum = bill?.lines.reduce((all, { amount }) => all + amount, 0);
    expect(sum).toBe(bill?.stated.net);
    const { net = 0, vat = 0, rounding = 0, payable } = bill?.stated ?? {};
    // 50.00 of it was prepaid.
    expect(payable).toBe(net + vat + rounding - 50_00);
    expect(bill?.lines.at(-1)).toMatchObject({ sellerCode: '', quantity: 1000 });
  });

  test.each(['credit-note', 'corrective-lowered', 'corrective-raised', 'eu-supply'])(
    '%s is read',
    async (name) => {
      const { bill, faults } = await read(example(name));
      expect(faults).toEqual([]);
      expect(bill?.type).toBe(example(name).includes('<CreditNote ') ? 'creditNote' : 'bill');
    },
  );

  test('a net amount that has an allowance on its line is a discount, one that is wrong stays wrong', async () => {
    const { bill } = await read(example('invoice'));
    const discounted = bill?.lines.find(({ discount }) => discount > 0);
    expect(discounted).toBeDefined();
    const wrong = example('invoice').replace(
      /(<cbc:LineExtensionAmount currencyID="SEK">)[\d.]+(?=<\/cbc:LineExtensionAmount>\s*<cac:Item>)/,
      '$11.00',
    );
    const { bill: other } = await read(wrong);
    expect(other?.lines.some(({ amount }) => amount === 1_00)).toBe(true);
  });

  test('the files in it come with it', async () => {
    const object =
      '<cbc:EmbeddedDocumentBinaryObject mimeCode="application/pdf" filename="faktura.pdf">JVBERi0xLjQ=</cbc:EmbeddedDocumentBinaryObject>';
    const reference = `<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID><cac:Attachment>${object}</cac:Attachment></cac:AdditionalDocumentReference>`;
    const found = await read(
      example('invoice').replace(
        '<cac:AccountingSupplierParty>',
        `${reference}<cac:AccountingSupplierParty>`,
      ),
    );
    expect(found.attachments).toEqual([{ name: 'faktura.pdf', type: 'application/pdf', size: 8 }]);
    expect(found.parts.map(String)).toEqual(['%PDF-1.4']);
  });

  test('all that cannot be read is named, field by field with its line, and nothing is answered by halves', async () => {
    const broken = example('invoice')
      .replace('<cbc:ID>12345</cbc:ID>', '<cbc:ID></cbc:ID>')
      .replace('<cbc:IssueDate>2026-11-30', '<cbc:IssueDate>2026-13-45')
      .replace('<cbc:DocumentCurrencyCode>SEK', '<cbc:DocumentCurrencyCode>XYZ')
      .replace(/<cbc:PayableAmount currencyID="SEK">[\d.]+/, '<cbc:PayableAmount currencyID="SEK">1e9');
    const { bill, faults, attachments } = await read(broken);
    expect(bill).toBeNull();
    expect(attachments).toEqual([]);
    expect(faults.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'currency eBillCurrency',
      'billedOn notADay',
      'supplierNumber required',
      'stated.payable notANumber',
    ]);
    expect(faults.every(({ line }) => line > 0)).toBe(true);
  });
});

describe('[EBL1] a figure that a bill has no room for is named at its field', () => {
  const once = (from: string | RegExp, to: string) => (): string => {
    const changed = example('invoice').replace(from, to);
    if (changed === example('invoice')) throw new Error('nothing was changed');
    return changed;
  };
  const cases: readonly (readonly [string, () => string, string])[] = [
    [
      'a day that its month has not',
      once('<cbc:IssueDate>2026-11-30', '<cbc:IssueDate>2026-02-30'),
      'billedOn notADay',
    ],
    [
      'a price for the smallest part of a unit',
      once(/99\.99(<\/cbc:PriceAmount>\s*<cbc:BaseQuantity unitCode="H87">)1\.00/, '99999999.00$10.001'),
      'lines.0.price amountTooLarge',
    ],
    ['a rate below zero', once('25.00</cbc:Percent>', '-25.00</cbc:Percent>'), 'charges.0.amount notANumber'],
    [
      'a charge of more than a price',
      once('<cbc:Amount currencyID="SEK">99.00', '<cbc:Amount currencyID="SEK">99999999999.00'),
      'charges.0.amount amountTooLarge',
    ],
    [
      'VAT in sums that add up to too much',
      once(
        '<cac:TaxTotal>',
        `${'<cac:TaxTotal><cbc:TaxAmount currencyID="SEK">90000000000.00</cbc:TaxAmount></cac:TaxTotal>'.repeat(3)}<cac:TaxTotal>`,
      ),
      'stated.vat amountTooLarge',
    ],
  ];
  test.each(cases)('%s', async (_, made, fault) => {
    const found = await read(made());
    expect(found.faults.map(({ field, code }) => `${field} ${code}`)).toContain(fault);
    expect(() => readBill.parse(found)).not.toThrow();
  });

  test('an account that is longer than accounts are is none', async () => {
    const { bill } = await read(once('<cbc:ID>50501055</cbc:ID>', `<cbc:ID>${'1'.repeat(60)}</cbc:ID>`)());
    expect(bill?.payTo).toEqual({ type: 'iban', account: 'SE4550000000058398257466', bic: 'ESSESESS' });
  });
});

describe('[EBL3] a PDF', () => {
  test('that holds an e-invoice is read by it', async () => {
    const { bill } = await read(await pdfWith(['faktura.xml', example('invoice')]));
    expect(bill?.number).toBe('12345');
  });

  test('without one, or that is none, is named as such', async () => {
    expect(await refusedWith(await pdfWith(['notes.txt', 'x']))).toEqual({ code: 'eBillPdfWithout' });
    expect(await refusedWith('%PDF-1.7 and nothing more')).toMatchObject({ code: 'eBillPdfBroken' });
    expect(await refusedWith(await pdfWith(['faktura.xml', '<html/>']))).toMatchObject({
      code: 'eBillOfAnotherKind',
    });
  });
});

describe('[EBL2] what strangers send in its place', () => {
  const laughs = (): string => {
    const levels = [...'bcdefghi'].map(
      (name, at) => `<!ENTITY ${name} "${`&${'abcdefgh'[at]};`.repeat(10)}">`,
    );
    return `<!DOCTYPE Invoice [<!ENTITY a "lol">${levels.join('')}]>`;
  };
  const head = '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">';
  const cases: readonly (readonly [string, () => string, string])[] = [
    ['entities that grow', () => `${laughs()}${head}<ID>&i;</ID></Invoice>`, 'eBillDoctype'],
    [
      'an entity of a file',
      () => `<!DOCTYPE Invoice [<!ENTITY x SYSTEM "file:///etc/passwd">]>${head}<ID>&x;</ID></Invoice>`,
      'eBillDoctype',
    ],
    ['an entity without a declaration', () => `${head}<ID>&x;</ID></Invoice>`, 'eBillBroken'],
    ['another namespace', () => '<Invoice xmlns="urn:example"/>', 'eBillOfAnotherKind'],
    ['no namespace', () => '<Invoice/>', 'eBillOfAnotherKind'],
    [
      'the other syntax',
      () =>
        '<x:CrossIndustryInvoice xmlns:x="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"/>',
      'eBillCii',
    ],
    ['elements within elements', () => `${head}${'<A>'.repeat(1_000_000)}`, 'eBillTooDeep'],
    [
      'a text without an end',
      () => `${head}<Note>${'x'.repeat(5_000_000)}</Note></Invoice>`,
      'eBillTextTooLong',
    ],
    [
      'a million elements in a line',
      () => `${head}<InvoiceLine>${'<A/>'.repeat(1_000_000)}</InvoiceLine></Invoice>`,
      'eBillTooManyElements',
    ],
    [
      'lines without an end',
      () => `${head}${'<InvoiceLine/>'.repeat(1_000_000)}</Invoice>`,
      'eBillTooManyLines',
    ],
    ['bytes of nothing', () => '\u0000\u0000\u0000', 'eBillBroken'],
    ['nothing at all', () => '', 'eBillBroken'],
  ];
  test.each(cases)('%s', async (_, made, code) => {
    expect(await refusedWith(made())).toMatchObject({ code });
  });
});
