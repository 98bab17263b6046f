import type { ConnectorTexts } from './connector-texts.ts';
import { shopFlowTexts, shopHints, shopLabels, shopOptions } from './shop.words.ts';

/** What keeps its records waiting is said in the words of all shops. */
export const wooCommerceTexts: ConnectorTexts = {
  connector: 'wooCommerce',
  name: { en: 'WooCommerce', sv: 'WooCommerce' },
  other: { en: 'WooCommerce', sv: 'WooCommerce' },
  about: {
    en: 'Takes in paid orders and products, and tells the shop what is in stock and what has left.',
    sv: 'Hämtar betalda order och artiklar, och berättar för butiken vad som finns i lager och vad som har skickats.',
  },
  before: {
    en: 'Add a key under WooCommerce, Settings, Advanced, REST API, with permission to read and write.',
    sv: 'Lägg till en nyckel under WooCommerce, Inställningar, Avancerat, REST API, med behörighet att läsa och skriva.',
  },
  labels: {
    address: { en: 'Address of the shop', sv: 'Butikens adress' },
    consumer: { en: 'Consumer key', sv: 'Consumer key' },
    consumerSecret: { en: 'Consumer secret', sv: 'Consumer secret' },
    ...shopLabels,
  },
  hints: {
    address: {
      en: 'Where WordPress is, such as https://butiken.example.',
      sv: 'Där WordPress finns, till exempel https://butiken.example.',
    },
    ...shopHints,
  },
  options: shopOptions,
  flows: shopFlowTexts,
};
