import type { RefusalTexts } from './kind-texts.ts';

/** What is said alike of suppliers and customers. */
export const partyTexts: RefusalTexts = {
  refusals: {
    vatNumberMissing: {
      en: 'Enter a VAT number: businesses in other EU countries have one.',
      sv: 'Ange ett momsnummer: företag i andra EU-länder har ett.',
    },
    ordersOpen: {
      en: 'Finish or cancel the open orders first ({orders}).',
      sv: 'Slutför eller annullera de öppna ordrarna först ({orders}).',
    },
  },
};
