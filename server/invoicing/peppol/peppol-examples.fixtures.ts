import {
  buyerFixture,
  invoiceFixture,
  lineFixture,
  standard,
  summed,
} from '#model/areas/sales/invoice/invoice-content.fixtures.ts';
import type { InvoiceContent, LineVat } from '#model/areas/sales/invoice/invoice-content.ts';

const corrects = { number: '12345', issuedOn: '2026-11-30' };
const at = (rate: number): LineVat => ({ ...standard, rate });
const euSupply: LineVat = { treatment: 'euSupply', category: 'K', rate: 0 };

/** Taken back, and written once more with a discount. */
const lowered = [
  lineFixture({ quantity: -3_000, net: -29_997, discount: 0 }),
  lineFixture({ quantity: 2_000, net: 18_998, discount: 1_000 }),
];

const mixed = summed(
  [
    lineFixture({}, { reduced: 400 }),
    lineFixture({
      sku: 'MJÖL',
      gtin: '',
      name: 'Mjöl <vetemjöl> & "special"',
      quantity: 12_500,
      unit: 'kg',
      price: 1_2345,
      vat: at(600),
    }),
    lineFixture({ sku: '', name: 'Band', unit: 'rulle', price: 10_0000, vat: at(1200) }),
  ],
  [
    { kind: 'freight', text: 'Frakt', amount: 9_900, vat: standard },
    { kind: 'discount', text: 'Rabatt', amount: 1_000, vat: standard },
  ],
  { toWhole: true, prepaid: 5_000 },
);

const abroad: Partial<InvoiceContent> = {
  currency: 'EUR',
  language: 'en',
  buyer: {
    ...buyerFixture,
    name: 'Käufer GmbH',
    organisationNumber: 'HRB 12345',
    vatNumber: 'DE136695976',
    address: {
      street: 'Hauptstr. 1\nHinterhaus\n3. Stock',
      postcode: '10115',
      city: 'Berlin',
      country: 'DE',
    },
    endpoint: { scheme: '9930', id: 'DE136695976' },
  },
  deliverTo: {
    name: 'Lager Süd',
    address: { street: 'Industrieweg 1', postcode: '80331', city: 'München', country: 'DE' },
  },
  deliveredOn: { from: '2026-11-20', to: '2026-11-27' },
  ...summed(
    [lineFixture({ vat: euSupply })],
    [{ kind: 'freight', text: 'Freight', amount: 5_000, vat: euSupply }],
    {
      rate: 11_234_567,
    },
  ),
};

/** What the kept files were made from, by their names. */
export const examples: Readonly<Record<string, InvoiceContent>> = {
  invoice: invoiceFixture(mixed),
  'credit-note': invoiceFixture({ type: 'creditNote', dueOn: null, corrects }),
  'corrective-raised': invoiceFixture({ type: 'corrective', corrects }),
  'corrective-lowered': invoiceFixture({
    type: 'corrective',
    corrects,
    ...summed(lowered, [], { toWhole: true }),
  }),
  'eu-supply': invoiceFixture(abroad),
};
