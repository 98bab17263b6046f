import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { invoiceFixture, lineFixture, summed } from '#model/areas/sales/invoice/invoice-content.fixtures.ts';
import type { InvoiceContent } from '#model/areas/sales/invoice/invoice-content.ts';
import { examples } from './peppol-examples.fixtures.ts';
import { peppolFile } from './peppol-file.ts';

/** The texts of an XML by the path of their element; it fails if it is none. */
function textsIn(xml: string): Readonly<Record<string, readonly string[]>> {
  const texts: Record<string, string[]> = {};
  const path: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => void path.push(name.replace(/^c[ab]c:/, '')));
  parser.on('text', (text) => {
    if (text.trim() !== '') (texts[path.slice(1).join('/')] ??= []).push(text);
  });
  parser.on('closetag', () => void path.pop());
  parser.write(xml).close();
  return texts;
}

const written = (over: Partial<InvoiceContent> = {}) => textsIn(peppolFile(invoiceFixture(over)));

/** Where it is written otherwise, the rules are run again, as docs/invoicing-formats.md says, before it is kept. */
test.each(Object.entries(examples))(
  '[PEP1] %s is the file that the published rules were run on',
  async (name, invoice) => {
    await expect(peppolFile(invoice)).toMatchFileSnapshot(`./examples/${name}.xml`);
  },
);

test('[PEP2] a seller of Sweden says its organisation number, F-tax, and Bankgiro as an account', () => {
  const texts = written();
  const seller = 'AccountingSupplierParty/Party';
  expect(texts[`${seller}/EndpointID`]).toEqual(['5560000001']);
  expect(texts[`${seller}/PartyLegalEntity/CompanyID`]).toEqual(['5560000001']);
  expect(texts[`${seller}/PartyTaxScheme/CompanyID`]).toEqual(['SE556000000101', 'Godkänd för F-skatt']);
  expect(texts['PaymentMeans/PayeeFinancialAccount/ID']).toEqual(['50501055', 'SE4550000000058398257466']);
  expect(texts['PaymentMeans/PayeeFinancialAccount/FinancialInstitutionBranch/ID']).toEqual([
    'SE:BANKGIRO',
    'ESSESESS',
  ]);
  expect(texts['PaymentMeans/PaymentID']).toEqual(['1234574', '1234574']);
  const unapproved = written({ approvedForFTax: false });
  expect(unapproved[`${seller}/PartyTaxScheme/CompanyID`]).toEqual(['SE556000000101']);
});

test('[PEP3] a corrective invoice refers to the one before; one that lowers it is a credit note above zero', () => {
  const [raised, lowered] = [examples['corrective-raised'], examples['corrective-lowered']];
  const up = textsIn(peppolFile(raised ?? invoiceFixture()));
  expect([up.InvoiceTypeCode, up['BillingReference/InvoiceDocumentReference/ID']]).toEqual([
    ['380'],
    ['12345'],
  ]);
  const down = textsIn(peppolFile(lowered ?? invoiceFixture()));
  expect(down.CreditNoteTypeCode).toEqual(['381']);
  expect(down['CreditNoteLine/CreditedQuantity']).toEqual(['3.00', '-2.00']);
  expect(down['CreditNoteLine/LineExtensionAmount']).toEqual(['299.97', '-189.98']);
  // 109.99 and 27.50: 137.49, rounded to 137.00
  expect(down['LegalMonetaryTotal/PayableAmount']).toEqual(['137.00']);
  expect(down['LegalMonetaryTotal/PayableRoundingAmount']).toEqual(['-0.49']);
  expect(down.DueDate).toBeUndefined();
});

test('[PEP4] in another currency, the VAT is written in both', () => {
  const texts = written({ currency: 'EUR', ...summed([lineFixture()], [], { rate: 11_000_000 }) });
  expect(texts.TaxCurrencyCode).toEqual(['SEK']);
  expect(texts['TaxTotal/TaxAmount']).toEqual(['74.99', '824.89']);
});

test('[PEP5] what people typed is text, whatever it looks like, and what XML cannot hold is left out', () => {
  const note = '<b>&"\' ]]> \u0000\u0007\uD800 å 😀';
  const texts = written({ note, ...summed([lineFixture({ name: 'Bult <M6> & mutter' })]) });
  expect(texts.Note).toEqual(['<b>&"\' ]]> � å 😀']);
  expect(texts['InvoiceLine/Item/Name']).toEqual(['Bult <M6> & mutter']);
});

test('[PEP6] a price that VAT was taken out of is written for all of its line, so that it comes to the line', () => {
  const line = lineFixture({ quantity: 1_000_000, price: 8_9196, net: 891_964, discount: 0 }); // 9.99 less 12 %
  const texts = written(summed([line]));
  expect(texts['InvoiceLine/Price/PriceAmount']).toEqual(['8919.64']);
  expect(texts['InvoiceLine/Price/BaseQuantity']).toEqual(['1000.00']);
  const exact = written(summed([lineFixture({ quantity: 1_500, price: 1_2345, net: 185, discount: 0 })]));
  expect(exact['InvoiceLine/Price/PriceAmount']).toEqual(['1.2345']);
  expect(exact['InvoiceLine/Price/BaseQuantity']).toEqual(['1.00']);
});

test('[PEP10] between Danes an account is written by its registration and account number, and the seller by its CVR', () => {
  const at = { street: 'Gade 1', city: 'Aarhus', postcode: '8000', country: 'DK' };
  const { seller, buyer, bank } = invoiceFixture();
  const dane = { organisationNumber: 'DK-13585628', vatNumber: 'DK13585628', address: at };
  const means = (iban: string, over: object = {}) => {
    const texts = written({
      seller: { ...seller, ...dane, organisationNumber: '13585628' },
      buyer: { ...buyer, ...dane },
      bank: { ...bank, iban },
      ...over,
    });
    expect(texts['AccountingSupplierParty/Party/PartyLegalEntity/CompanyID']).toEqual(['13585628']);
    const account = 'PaymentMeans/PayeeFinancialAccount';
    return [
      texts['PaymentMeans/PaymentMeansCode'],
      texts[`${account}/ID`],
      texts[`${account}/FinancialInstitutionBranch/ID`],
    ];
  };
  expect(means('DK50 0040 0440 1162 43')).toEqual([['42'], ['0440116243'], ['0040']]);
  expect(means('SE4550000000058398257466')).toEqual([['58'], ['SE4550000000058398257466'], ['ESSESESS']]);
  const abroad = { buyer: { ...buyer, address: { ...at, country: 'SE' } } };
  expect(means('DK5000400440116243', abroad)[0]).toEqual(['30', '30']);
});

test('[PEP7] nothing of VAT is written of what is outside of it', () => {
  const outside = { treatment: 'outside', category: 'O', rate: 0 } as const;
  const texts = written(summed([lineFixture({ vat: outside })]));
  expect(texts['AccountingSupplierParty/Party/PartyTaxScheme/CompanyID']).toEqual(['Godkänd för F-skatt']);
  expect(texts['AccountingCustomerParty/Party/PartyTaxScheme/CompanyID']).toBeUndefined();
  expect(texts['InvoiceLine/Item/ClassifiedTaxCategory/Percent']).toBeUndefined();
});
