import type { KindTexts } from './kind-texts.ts';
import { recordTexts } from './record.words.ts';

export const exchangeRateTexts = {
  kind: 'exchangeRate',
  shown: {
    one: { en: 'Exchange rate', sv: 'Växelkurs' },
    many: { en: 'Exchange rates', sv: 'Växelkurser' },
    page: '/apps/settings/core-resources/exchange-rates?id=$id',
  },
  about: {
    en: "What one unit of a currency costs in the company's own on a day.",
    sv: 'Vad en enhet av en valuta kostar i företagets egen en viss dag.',
  },
  states: { active: recordTexts.states.active, archived: recordTexts.states.archived },
  commands: {
    create: { en: 'New exchange rate', sv: 'Ny växelkurs' },
    update: recordTexts.commands.update,
    archive: recordTexts.commands.archive,
  },
  confirms: {
    archive: {
      en: 'The day then has the last rate before it. An archived rate cannot be brought back.',
      sv: 'Dagen får då den senaste kursen före den. En arkiverad kurs kan inte återställas.',
    },
  },
  facts: {
    created: recordTexts.facts.created,
    updated: recordTexts.facts.updated,
    archived: recordTexts.facts.archived,
  },
  labels: {
    currency: { en: 'Currency', sv: 'Valuta' },
    on: { en: 'Day', sv: 'Dag' },
    rate: { en: 'Rate', sv: 'Kurs' },
    hint: {
      en: "What one unit costs in the company's currency",
      sv: 'Vad en enhet kostar i företagets valuta',
    },
  },
  guards: {
    dayIsFree: {
      is: {
        en: "the currency is another one than the company's, and has no rate for the day",
        sv: 'valutan är en annan än företagets och har ingen kurs för dagen',
      },
      needs: {
        en: 'Choose another currency or day, or correct the rate that the day has.',
        sv: 'Välj en annan valuta eller dag, eller rätta kursen som dagen har.',
      },
    },
    dayIsKept: {
      is: { en: 'currency and day stay as they are', sv: 'valuta och dag är oförändrade' },
      needs: {
        en: 'Keep currency and day; for another day, add a new rate.',
        sv: 'Behåll valuta och dag; lägg upp en ny kurs för en annan dag.',
      },
    },
  },
  refusals: {
    rateMustBeOne: {
      en: "Orders in the company's own currency have the exchange rate 1.",
      sv: 'Ordrar i företagets egen valuta har kursen 1.',
    },
    rateMissing: {
      en: 'Enter the exchange rate of {currency} first.',
      sv: 'Ange kursen för {currency} först.',
    },
    isOwnCurrency: {
      en: "This is the company's own currency, which has no rate.",
      sv: 'Det är företagets egen valuta, som inte har någon kurs.',
    },
    exchangeRateTaken: {
      en: '{currency} already has a rate for {on}. Open it to correct it.',
      sv: '{currency} har redan en kurs för {on}. Öppna den för att rätta den.',
    },
    exchangeRateKeepsDay: {
      en: 'The currency and the day of a rate cannot be changed.',
      sv: 'Valuta och dag kan inte ändras för en kurs.',
    },
  },
  fields: {
    rateMissing: { en: 'Enter the exchange rate.', sv: 'Ange kursen.' },
    exchangeRateTaken: { en: 'This day already has a rate.', sv: 'Dagen har redan en kurs.' },
  },
  list: {
    search: { en: 'Currency or day', sv: 'Valuta eller dag' },
    narrowed: { en: 'No rate matches', sv: 'Ingen kurs matchar' },
    none: { en: 'No exchange rates yet', sv: 'Inga växelkurser ännu' },
    text: {
      en: 'Orders in another currency begin with the rate of their day.',
      sv: 'Ordrar i en annan valuta börjar med dagens kurs.',
    },
  },
} satisfies KindTexts;
