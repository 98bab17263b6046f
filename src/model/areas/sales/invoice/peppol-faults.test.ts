import { expect, test } from 'vitest';
import { buyerFixture, invoiceFixture, lineFixture, standard, summed } from './invoice-content.fixtures.ts';
import type { InvoiceContent, LineVat } from './invoice-content.ts';
import { missingContents } from './missing-contents.ts';
import { peppolFaults } from './peppol-faults.ts';
import { sumFaults } from './sum-faults.ts';

const seller = invoiceFixture().seller;
const at = (all: ReturnType<typeof peppolFaults>) =>
  all.map(({ code, fields = {} }) => `${code} ${Object.keys(fields).join()}`);

const taxed = (category: LineVat['category'], rate = 0): LineVat => ({ ...standard, category, rate });
const lineOf = (vat: LineVat): Partial<InvoiceContent> => summed([lineFixture({ vat })]);
const noNumber = { ...buyerFixture, vatNumber: '' };
const part = { category: 'S', rate: 2500, base: 29_997, amount: 7_499, exemption: null } as const;
const sums = invoiceFixture().totals;

test.each<readonly [string, Partial<InvoiceContent>]>([
  ['sellerVatNumberMissing seller.vatNumber', { seller: { ...seller, vatNumber: '' } }],
  ['buyerVatNumberMissing buyer.vatNumber', { buyer: noNumber, ...lineOf(taxed('K')) }],
  ['buyerVatNumberMissing buyer.vatNumber', { buyer: noNumber, ...lineOf(taxed('AE')) }],
  [
    'sellerAddressIncomplete seller.address',
    { seller: { ...seller, address: { ...seller.address, city: '' } } },
  ],
  [
    'buyerAddressIncomplete buyer.address',
    { buyer: { ...buyerFixture, address: { ...seller.address, street: '' } } },
  ],
  ['deliveredOnMissing deliveredOn', { deliveredOn: null }],
  ['correctedInvoiceMissing corrects', { type: 'creditNote' }],
  ['correctedInvoiceMissing corrects', { type: 'corrective' }],
  ['noLines lines', { ...summed([]), deliveredOn: null }],
  ['invoiceLineNameMissing lines.1.name', summed([lineFixture(), lineFixture({ name: ' ' })])],
  ['invoiceLineQuantityMissing lines.0.quantity', summed([lineFixture({ quantity: 0 })])],
  [
    'exemptionReasonMissing vat.0.exemption',
    { ...lineOf(taxed('AE')), vat: [{ ...part, category: 'AE', exemption: null }] },
  ],
])('[INV7] %s is missing on an invoice', (fault, over) => {
  expect(at(missingContents(invoiceFixture(over)))).toEqual([fault]);
});

test('[INV7] an invoice with all contents lacks nothing, nor does one to a private person, nor a credit note', () => {
  expect(missingContents(invoiceFixture())).toEqual([]);
  const person = { ...noNumber, organisationNumber: '', endpoint: null, contact: null };
  expect(missingContents(invoiceFixture({ buyer: person }))).toEqual([]);
  const credit = invoiceFixture({
    type: 'creditNote',
    deliveredOn: null,
    corrects: { number: '1', issuedOn: '2026-11-01' },
  });
  expect(missingContents(credit)).toEqual([]);
});

test.each<readonly [string, Partial<InvoiceContent>]>([
  ['invoiceSumsDisagree vat', { vat: [{ ...part, amount: 7_500 }] }],
  ['invoiceSumsDisagree totals.net', { totals: { ...sums, net: 29_998 } }],
  ['invoiceSumsDisagree totals.vat', { totals: { ...sums, vat: 7_498 } }],
  ['invoiceSumsDisagree totals.gross', { totals: { ...sums, gross: 37_497, payable: 37_497 } }],
  ['invoiceSumsDisagree totals.payable', { totals: { ...sums, payable: 37_500 } }],
  ['invoiceSumsDisagree lines.0.net', summed([lineFixture({ net: 29_998 })])],
])('[INV8] one minor unit off: %s', (fault, over) => {
  expect(at(sumFaults(invoiceFixture(over)))).toEqual([fault]);
});

test('[INV8] a price that VAT was taken out of may miss the sum of many by what it has no decimals for, and no more', () => {
  const line = (net: number) =>
    invoiceFixture(summed([lineFixture({ quantity: 1_000_000, price: 8_9196, net, discount: 0 })]));
  expect(sumFaults(line(891_964))).toEqual([]);
  expect(at(sumFaults(line(891_966)))).toEqual(['invoiceSumsDisagree lines.0.net']);
});

const elsewhere = (country: string) => ({ ...seller.address, country });
test.each<readonly [string, Partial<InvoiceContent>]>([
  ['buyerReferenceMissing buyerReference', { buyerReference: ' ', buyerOrderNumber: '' }],
  ['buyerEndpointMissing buyer.endpoint', { buyer: { ...buyerFixture, endpoint: null } }],
  ['sellerEndpointMissing seller.endpoint', { seller: { ...seller, endpoint: null } }],
  [
    'endpointSchemeUnknown buyer.endpoint',
    { buyer: { ...buyerFixture, endpoint: { scheme: '0003', id: '1' } } },
  ],
  [
    'endpointNumberUnfit buyer.endpoint',
    { buyer: { ...buyerFixture, endpoint: { scheme: '0007', id: '5560360794' } } },
  ],
  [
    'endpointNumberUnfit buyer.endpoint',
    { buyer: { ...buyerFixture, endpoint: { scheme: '0088', id: '7300010000002' } } },
  ],
  [
    'eInvoiceOrganisationNumberUnfit buyer.organisationNumber',
    { buyer: { ...buyerFixture, organisationNumber: '556036-0794' } },
  ],
  ['eInvoiceVatNumberUnfit buyer.vatNumber', { buyer: { ...buyerFixture, vatNumber: '556036079301' } }],
  ['eInvoiceVatNumberUnfit seller.vatNumber', { seller: { ...seller, vatNumber: 'SE5560000001' } }],
  [
    'eInvoiceVatNumberUnfit seller.vatNumber',
    {
      seller: {
        ...seller,
        organisationNumber: '995525828',
        vatNumber: 'NO995525828',
        address: elsewhere('NO'),
      },
    },
  ],
  [
    'sellerUnidentified seller.organisationNumber',
    { seller: { ...seller, organisationNumber: '' }, ...lineOf(taxed('O')) },
  ],
  ['countryUnknown deliverTo.address', { deliverTo: { name: '', address: elsewhere('QQ') } }],
  [
    'invoicePriceBelowZero lines.0.price',
    summed([lineFixture({ price: -99_9900, net: -29_997, discount: 0 })]),
  ],
  ['vatRateUnfit vat.0.rate', lineOf(taxed('S', 0))],
  ['vatRateUnfit vat.0.rate', lineOf(taxed('Z', 600))],
  ['vatRateNotSwedish vat.0.rate', lineOf(taxed('S', 2400))],
  [
    'exemptionCodeUnfit vat.0.exemption',
    {
      ...lineOf(taxed('G')),
      vat: [{ ...part, category: 'G', rate: 0, amount: 0, exemption: { text: 'x', code: 'VATEX-EU-IC' } }],
    },
  ],
  ['exemptionCodeUnfit vat.0.exemption', { vat: [{ ...part, exemption: { text: 'x', code: '' } }] }],
  ['outsideOfVatMixed vat', summed([lineFixture({ vat: taxed('O') }), lineFixture()])],
  [
    'deliveredOnMissing deliveredOn',
    {
      type: 'creditNote',
      corrects: { number: '1', issuedOn: '2026-11-01' },
      deliveredOn: null,
      ...lineOf(taxed('K')),
    },
  ],
])('[INV9] %s keeps an invoice from being sent', (fault, over) => {
  expect(at(peppolFaults(invoiceFixture(over)))).toEqual([fault]);
});

test('[INV9] a Greek seller has no mark of the tax authority here, and is refused with that reason', () => {
  const greek = {
    ...seller,
    vatNumber: 'EL094019245',
    organisationNumber: '094019245',
    address: elsewhere('GR'),
  };
  expect(peppolFaults(invoiceFixture({ seller: greek }))).toEqual([
    { code: 'eInvoiceMarkMissing', fields: { 'seller.address': 'eInvoiceMarkMissing' } },
  ]);
});

/** Sellers of countries with rules of their own that are asked, each with a buyer at home. */
const sellerIn = (country: string, number: string, vatNumber: string, scheme: string): InvoiceContent => {
  const there = { organisationNumber: number, address: elsewhere(country), endpoint: { scheme, id: number } };
  return invoiceFixture({
    seller: { ...seller, ...there, vatNumber },
    buyer: { ...buyerFixture, ...there, vatNumber: '' },
    approvedForFTax: false,
  });
};
const dutch = sellerIn('NL', '12345678', 'NL123456789B01', '0106');
const icelandic = sellerIn('IS', '5505802129', 'IS12345', '0196');
const danish = {
  ...sellerIn('DK', '13585628', 'DK13585628', '0184'),
  bank: { ...invoiceFixture().bank, iban: 'DK5000400440116243' },
};
const italian = sellerIn('IT', '12345678903', 'IT12345678903', '0211');
const noPostcode = { ...elsewhere('IS'), postcode: '' };

test('[INV9] sellers in the Netherlands, Iceland, Italy and Denmark have the rules of their countries', () => {
  for (const invoice of [dutch, icelandic, italian, danish]) expect(peppolFaults(invoice)).toEqual([]);
});

test.each<readonly [string, InvoiceContent]>([
  [
    'eInvoicePostcodeMissing seller.address',
    { ...dutch, seller: { ...dutch.seller, address: { ...elsewhere('NL'), postcode: '' } } },
  ],
  [
    'eInvoicePostcodeMissing buyer.address',
    { ...dutch, buyer: { ...dutch.buyer, address: { ...elsewhere('NL'), postcode: '' } } },
  ],
  [
    'eInvoiceOrganisationNumberUnfit seller.organisationNumber',
    { ...dutch, seller: { ...dutch.seller, organisationNumber: '123' } },
  ],
  ['sellerAccountMissing seller.bank', { ...dutch, bank: { ...dutch.bank, bankgiro: '', iban: '' } }],
  [
    'eInvoicePostcodeMissing seller.address',
    { ...icelandic, seller: { ...icelandic.seller, address: noPostcode } },
  ],
  [
    'organisationNumberMissing seller.organisationNumber',
    { ...icelandic, seller: { ...icelandic.seller, organisationNumber: '' } },
  ],
  [
    'organisationNumberMissing buyer.organisationNumber',
    { ...icelandic, buyer: { ...icelandic.buyer, organisationNumber: '' } },
  ],
  [
    'organisationNumberMissing seller.organisationNumber',
    { ...danish, seller: { ...danish.seller, organisationNumber: '' } },
  ],
  ['sellerIbanMissing seller.bank', { ...danish, bank: { ...danish.bank, iban: '' } }],
  [
    'eInvoicePostcodeMissing seller.address',
    { ...italian, seller: { ...italian.seller, address: { ...elsewhere('IT'), postcode: '' } } },
  ],
])('[INV9] %s, where the country of the seller asks for it', (fault, invoice) => {
  expect(at(peppolFaults(invoice))).toEqual([fault]);
});

test('[INV9] a buyer abroad is not asked for what one at home is', () => {
  const abroad = { ...buyerFixture, address: { ...buyerFixture.address, postcode: '' } };
  for (const invoice of [dutch, icelandic, danish])
    expect(peppolFaults({ ...invoice, buyer: abroad })).toEqual([]);
});

test.each([
  ['0007', '5560360793', '5560360794'],
  ['0088', '7300010000001', '730001000000X'],
  ['0192', '988077917', '988077918'],
  ['0184', 'DK13585628', '1358562'],
  ['0198', 'DK13585628', '13585628'],
  ['0096', '1234567890', '123456789'],
  ['0208', '0403170701', '0403170702'],
  ['0151', '51824753556', '51824753557'],
])('[INV9] of %s, %s is a number, and %s is none', (scheme, right, wrong) => {
  const to = (id: string) => invoiceFixture({ buyer: { ...buyerFixture, endpoint: { scheme, id } } });
  expect(peppolFaults(to(right))).toEqual([]);
  expect(at(peppolFaults(to(wrong)))).toEqual(['endpointNumberUnfit buyer.endpoint']);
});
