import type { SupplierForm } from './supplier.facts.ts';

/** A valid supplier; override what matters to the test. */
export const supplierFixture = (over: Partial<SupplierForm> = {}): SupplierForm => ({
  number: 'S-2001',
  name: 'Skruvfabriken AB',
  organisationNumber: '556222-2223',
  vatNumber: 'SE556222222301',
  category: null,
  addresses: {
    billing: { street: 'Bruksgatan 4', postcode: '331 30', city: 'Värnamo', country: 'SE' },
    delivery: [],
  },
  contacts: [],
  language: 'sv',
  currency: 'SEK',
  terms: 30,
  vatTreatment: 'domestic',
  notes: '',
  leadDays: 7,
  minimumOrder: 0,
  overReceipt: null,
  ...over,
});
