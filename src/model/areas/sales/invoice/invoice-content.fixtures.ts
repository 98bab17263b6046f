import type { VatCategory } from '#model/vat/vat-codes.ts';
import { lineAmount } from '#model/values/money.ts';
import type { InvoiceCharge, InvoiceContent, InvoiceLine, InvoiceParty, LineVat } from './invoice-content.ts';
import { invoiceSums, type ToSum } from './invoice-sums.ts';

export const standard: LineVat = { treatment: 'domestic', category: 'S', rate: 2500 };

/** A line of so much at a price (ten-thousandths) less a discount (basis points); override what matters to the test. */
export function lineFixture(
  over: Partial<InvoiceLine> = {},
  { reduced = 0 }: { readonly reduced?: number } = {},
): InvoiceLine {
  const { quantity = 3_000, price = 99_9900 } = over;
  const net = lineAmount(quantity, price, reduced);
  return {
    id: '019a1f2e-6d11-7b21-9c31-4d51e6f70801',
    sku: 'SKR-1',
    gtin: '7350000000016',
    name: 'Skruv, rostfri',
    quantity,
    unit: 'pcs',
    price,
    discount: lineAmount(quantity, price) - net,
    net,
    vat: standard,
    isAdvance: false,
    ...over,
  };
}

const reasons: Partial<Record<VatCategory, { text: string; code: string }>> = {
  AE: { text: 'Omvänd betalningsskyldighet', code: 'VATEX-EU-AE' },
  K: { text: 'Unionsintern varuförsäljning', code: 'VATEX-EU-IC' },
  G: { text: 'Export', code: 'VATEX-EU-G' },
  O: { text: 'Utanför mervärdesskattens tillämpningsområde', code: 'VATEX-EU-O' },
  E: { text: 'Undantag från skatteplikt', code: 'VATEX-EU-132' },
};

/** How lines and charges without VAT sum up, as an invoice says it. */
export function summed(
  lines: readonly InvoiceLine[],
  charges: readonly InvoiceCharge[] = [],
  over: Partial<Pick<ToSum, 'prepaid' | 'toWhole' | 'rate'>> = {},
): Pick<InvoiceContent, 'lines' | 'charges' | 'vat' | 'totals' | 'vatInCompanyCurrency'> {
  const sums = invoiceSums({
    pricesIncludeVat: false,
    lines: lines.map(({ net, vat }) => ({ amount: net, vat })),
    charges,
    prepaid: 0,
    toWhole: false,
    rate: null,
    ...over,
  });
  const { vatInCompanyCurrency: amount, totals } = sums;
  return {
    lines,
    charges,
    vat: sums.vat.map((part) => ({ ...part, exemption: reasons[part.category] ?? null })),
    totals,
    vatInCompanyCurrency: amount === null ? null : { currency: 'SEK', amount },
  };
}

const sellerFixture: InvoiceParty = {
  name: 'Nordlager AB',
  organisationNumber: '556000-0001',
  vatNumber: 'SE556000000101',
  address: { street: 'Lagergatan 1', postcode: '111 22', city: 'Stockholm', country: 'SE' },
  endpoint: { scheme: '0007', id: '5560000001' },
  contact: { name: 'Åsa Öberg', email: 'asa@example.com', phone: '08-123 45 67' },
};

export const buyerFixture: InvoiceParty = {
  name: 'Kund & Söner AB',
  organisationNumber: '556036-0793',
  vatNumber: 'SE556036079301',
  address: { street: 'Storgatan 2', postcode: '211 34', city: 'Malmö', country: 'SE' },
  endpoint: { scheme: '0007', id: '5560360793' },
  contact: { name: 'Anna Berg', email: 'anna@example.com', phone: '' },
};

/** An invoice from Sweden to Sweden with all that it must say; override what matters to the test. */
export const invoiceFixture = (over: Partial<InvoiceContent> = {}): InvoiceContent => ({
  type: 'invoice',
  number: '12345',
  language: 'sv',
  issuedOn: '2026-11-30',
  dueOn: '2026-12-30',
  deliveredOn: { from: '2026-11-27', to: '2026-11-27' },
  currency: 'SEK',
  corrects: null,
  seller: sellerFixture,
  buyer: buyerFixture,
  bank: {
    bankgiro: '5050-1055',
    plusgiro: '',
    iban: 'SE45 5000 0000 0583 9825 7466',
    bic: 'ESSESESS',
    swish: '',
  },
  approvedForFTax: true,
  deliverTo: null,
  buyerReference: 'Anna Berg',
  buyerOrderNumber: 'PO-77',
  ourOrderNumbers: ['SO-2026-00042'],
  ocr: '1234574',
  note: '',
  terms: { text: '30 dagar netto', days: 30, cashDiscount: null },
  ...summed([lineFixture()]),
  ...over,
});
