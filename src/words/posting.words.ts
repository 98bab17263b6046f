import type { RefusalTexts } from './kind-texts.ts';

/** Texts of what is posted to the books, whichever document it comes from. */
export const postingTexts: RefusalTexts = {
  refusals: {
    accountMissing: {
      en: 'No account is set for: {purpose:purpose}. Set one under Posting rules.',
      sv: 'Inget konto är angivet för: {purpose:purpose}. Ange ett under Konteringsregler.',
    },
    accountMissingFor: {
      en: 'No account is set for: {purpose:purpose}, {treatment:treatment}, VAT {rate:percent} %, category {category:name}. Set one under Posting rules.',
      sv: 'Inget konto är angivet för: {purpose:purpose}, {treatment:treatment}, moms {rate:percent} %, kategori {category:name}. Ange ett under Konteringsregler.',
    },
    tooManyVouchers: {
      en: 'A file holds what comes of {most:count} invoices and payments. Choose fewer days.',
      sv: 'En fil rymmer verifikationerna för {most:count} fakturor och betalningar. Välj färre dagar.',
    },
    moreThanAYear: {
      en: 'A file holds at most a year. Choose fewer days.',
      sv: 'En fil rymmer högst ett år. Välj färre dagar.',
    },
    writeOffOverYourLimit: {
      en: 'This writes off {total:money}, and your limit is {limit:money}. These may: {who}.',
      sv: 'Det skriver av {total:money}, och din gräns är {limit:money}. De här får: {who}.',
    },
  },
};
