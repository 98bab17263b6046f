import type { GuardTexts, RefusalTexts } from './kind-texts.ts';

/** Texts shared by suppliers and customers. */
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

/** The guard of a customer's or a supplier's form. */
export const partyIsSound: GuardTexts = {
  is: {
    en: 'the number is free and the VAT number is given',
    sv: 'numret är ledigt och momsnumret angivet',
  },
  needs: {
    en: 'Choose a free number; a business in another EU country needs a VAT number.',
    sv: 'Välj ett ledigt nummer; ett företag i ett annat EU-land behöver momsnummer.',
  },
};
