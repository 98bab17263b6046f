import type { KindTexts } from './kind-texts.ts';

export const customerTexts: KindTexts = {
  refusals: {
    unknownCustomer: { en: 'Choose an existing customer.', sv: 'Välj en befintlig kund.' },
    customerBlocked: {
      en: 'The customer {customer} is not active. Drafts can be saved, but not confirmed.',
      sv: 'Kunden {customer} är inte aktiv. Utkast kan sparas men inte bekräftas.',
    },
    currencyOfCustomer: {
      en: 'This customer buys in {currency}.',
      sv: 'Kunden handlar i {currency}.',
    },
    creditExceeded: {
      en: 'The credit limit is {limit:money}. Open orders: {open:money}; this order: {wanted:money}.',
      sv: 'Kreditgränsen är {limit:money}. Öppna ordrar: {open:money}; den här ordern: {wanted:money}.',
    },
  },
  fields: {
    customerBlocked: {
      en: 'This customer is not active. The order can be saved, but not confirmed.',
      sv: 'Kunden är inte aktiv. Ordern kan sparas men inte bekräftas.',
    },
    currencyOfCustomer: {
      en: 'The customer buys in another currency.',
      sv: 'Kunden handlar i en annan valuta.',
    },
  },
};
