import type { ConnectorTexts } from './connector-texts.ts';
import {
  otherSideRefusals,
  shopFlowTexts,
  shopHints,
  shopLabels,
  shopOptions,
  shopRefusals,
} from './shop.words.ts';

const location = {
  en: 'The shop has no such location in use.',
  sv: 'Butiken har ingen sådan plats i bruk.',
};

export const shopifyTexts: ConnectorTexts = {
  connector: 'shopify',
  name: { en: 'Shopify', sv: 'Shopify' },
  other: { en: 'Shopify', sv: 'Shopify' },
  about: {
    en: 'Takes in orders and products, and tells the shop what is in stock and what has left.',
    sv: 'Hämtar order och artiklar, och berättar för butiken vad som finns i lager och vad som har skickats.',
  },
  before: {
    en: 'Create an app for your shop in Shopify’s Dev Dashboard with the scopes read_products, read_orders, write_inventory, read_locations and write_merchant_managed_fulfillment_orders, and install it.',
    sv: 'Skapa en app för butiken i Shopifys Dev Dashboard med behörigheterna read_products, read_orders, write_inventory, read_locations och write_merchant_managed_fulfillment_orders, och installera den.',
  },
  labels: {
    shop: { en: 'Shop', sv: 'Butik' },
    clientId: { en: 'Client ID', sv: 'Client ID' },
    clientSecret: { en: 'Client secret', sv: 'Client secret' },
    location: { en: 'Location', sv: 'Plats' },
    ...shopLabels,
  },
  hints: {
    shop: { en: 'Such as nordlager.myshopify.com.', sv: 'Till exempel nordlager.myshopify.com.' },
    clientSecret: {
      en: 'Or the access token (shpat_…) of an app that was made in the shop itself.',
      sv: 'Eller åtkomsttoken (shpat_…) för en app som skapats i själva butiken.',
    },
    location: {
      en: 'The number at the end of its address in Shopify. Without one, the shop’s first.',
      sv: 'Numret sist i platsens adress i Shopify. Utan det används butikens första.',
    },
    ...shopHints,
  },
  options: shopOptions,
  flows: shopFlowTexts,
  refusals: { ...shopRefusals.refusals, ...otherSideRefusals, shopifyLocation: location },
  fields: shopRefusals.fields,
};
