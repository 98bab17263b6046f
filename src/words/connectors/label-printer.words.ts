import type { ConnectorTexts } from './connector-texts.ts';

export const labelPrinterTexts: ConnectorTexts = {
  connector: 'labelPrinter',
  name: { en: 'Label printer', sv: 'Etikettskrivare' },
  other: { en: 'the printer', sv: 'skrivaren' },
  about: {
    en: 'Prints labels on a label printer in the network that takes ZPL, such as those of Zebra.',
    sv: 'Skriver ut etiketter på en etikettskrivare i nätet som tar emot ZPL, som Zebras.',
  },
  labels: {
    host: { en: 'Printer', sv: 'Skrivare' },
    port: { en: 'Port', sv: 'Port' },
    dots: { en: 'Resolution', sv: 'Upplösning' },
  },
  hints: {
    host: {
      en: 'The name or address of the printer in the network.',
      sv: 'Skrivarens namn eller adress i nätet.',
    },
  },
  options: {
    'dots.203': { en: '203 dots an inch', sv: '203 punkter per tum' },
    'dots.300': { en: '300 dots an inch', sv: '300 punkter per tum' },
    'dots.600': { en: '600 dots an inch', sv: '600 punkter per tum' },
  },
  flows: {},
};
