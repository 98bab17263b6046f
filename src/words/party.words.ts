import type { KindTexts } from './kind-texts.ts';

/** What is said alike of suppliers and customers. */
export const partyTexts: KindTexts = {
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
