import type { CustomerForm } from './customer.facts.ts';

/** A valid customer; override what matters to the test. */
export const customerFixture = (over: Partial<CustomerForm> = {}): CustomerForm => ({
  number: 'C-1001',
  name: 'Bygg & Beslag AB',
  organisationNumber: '556111-1112',
  vatNumber: 'SE556111111201',
  category: null,
  addresses: {
    billing: { street: 'Storgatan 2', postcode: '222 22', city: 'Lund', country: 'SE' },
    delivery: [{ label: 'Yard', street: 'Hamngatan 3', postcode: '211 22', city: 'Malmö', country: 'SE' }],
  },
  contacts: [{ name: 'Eva Ek', role: 'Purchasing', email: 'eva@bygg.example', phone: '' }],
  language: 'sv',
  currency: 'SEK',
  terms: 30,
  vatTreatment: 'derived',
  notes: '',
  creditLimit: null,
  shipPolicy: 'partialKeep',
  discount: 0,
  ...(over.vatTreatment !== undefined && { vatReason: 'As agreed' }),
  ...over,
});
