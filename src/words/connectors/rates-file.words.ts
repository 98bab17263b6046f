import type { ConnectorTexts } from './connector-texts.ts';

export const ratesFileTexts: ConnectorTexts = {
  connector: 'ratesFile',
  name: { en: 'Exchange rates', sv: 'Valutakurser' },
  other: { en: 'the file with rates', sv: 'kursfilen' },
  about: {
    en: 'Takes in exchange rates from the European Central Bank, or from a CSV of your own.',
    sv: 'Hämtar valutakurser från Europeiska centralbanken, eller från en egen CSV-fil.',
  },
  labels: {
    from: { en: 'The file is', sv: 'Filen finns' },
    address: { en: 'Address', sv: 'Adress' },
    folder: { en: 'Folder', sv: 'Mapp' },
    currencies: { en: 'Only these currencies', sv: 'Bara dessa valutor' },
  },
  hints: {
    address: {
      en: 'XML as the European Central Bank writes it, or CSV with the columns date, currency and rate.',
      sv: 'XML som Europeiska centralbanken skriver den, eller CSV med kolumnerna date, currency och rate.',
    },
    folder: {
      en: 'Below the folder of this company on the server. The newest file counts.',
      sv: 'Under företagets mapp på servern. Den nyaste filen gäller.',
    },
    currencies: {
      en: 'EUR, USD. Empty: all that Lagra knows.',
      sv: 'EUR, USD. Tomt: alla som Lagra känner till.',
    },
  },
  options: {
    'from.address': { en: 'At an address', sv: 'På en adress' },
    'from.folder': { en: 'In a folder of the server', sv: 'I en mapp på servern' },
  },
  flows: { rates: { en: 'Exchange rates', sv: 'Valutakurser' } },
};
