import type { Texts } from '../text.ts';
import type { ConnectorTexts } from './connector-texts.ts';

/** What every web shop is asked, beside its keys. */
export const shopLabels: Texts = {
  warehouse: { en: 'Warehouse', sv: 'Lager' },
  customer: { en: 'Customer of all orders', sv: 'Kund för alla order' },
  customerPrefix: { en: 'Customer numbers begin with', sv: 'Kundnummer börjar med' },
  freight: { en: 'Freight is sold as', sv: 'Frakt säljs som' },
  products: { en: 'Products that are here already', sv: 'Artiklar som redan finns här' },
  confirm: { en: 'Confirm orders at once', sv: 'Bekräfta order direkt' },
  sku: { en: 'SKU', sv: 'Artikelnr' },
  name: { en: 'Name', sv: 'Namn' },
  barcode: { en: 'Barcode', sv: 'Streckkod' },
  notify: { en: 'The shop tells the customer', sv: 'Butiken meddelar kunden' },
};

export const shopHints: Texts = {
  warehouse: {
    en: 'Orders leave it, and what is free in it can be sold in the shop.',
    sv: 'Order lämnar det, och det som är fritt i det går att sälja i butiken.',
  },
  customer: {
    en: 'Without one, each customer of the shop becomes one here.',
    sv: 'Utan en sådan blir varje kund i butiken en kund här.',
  },
  freight: {
    en: 'A service, such as Freight. Without one, orders with freight wait.',
    sv: 'En tjänst, till exempel Frakt. Utan en sådan väntar order med frakt.',
  },
  confirm: {
    en: 'Otherwise they come as drafts, and promise nothing until somebody confirms them.',
    sv: 'Annars kommer de som utkast och reserverar inget förrän någon bekräftar dem.',
  },
  notify: {
    en: 'When goods have left, with how they are followed.',
    sv: 'När varorna har skickats, med spårning.',
  },
};

export const shopOptions: Texts = {
  'products.create': { en: 'Stay as they are', sv: 'Lämnas som de är' },
  'products.update': {
    en: 'Take name, barcode, weight and price from the shop',
    sv: 'Får namn, streckkod, vikt och pris från butiken',
  },
};

export const shopFlowTexts: Texts = {
  products: { en: 'Products', sv: 'Artiklar' },
  orders: { en: 'Orders', sv: 'Order' },
  stock: { en: 'Stock levels', sv: 'Lagersaldon' },
  shipments: { en: 'Shipments', sv: 'Leveranser' },
};

type Refusals = Required<Pick<ConnectorTexts, 'refusals' | 'fields'>>;

/** What keeps an order or a product of a web shop waiting. */
export const shopRefusals: Refusals = {
  refusals: {
    shopNoSku: {
      en: '“{name}” has no SKU. Enter the one of the product that it is.',
      sv: '”{name}” saknar artikelnummer. Ange numret på den artikel det är.',
    },
    shopUnknownSku: {
      en: 'No product has the SKU {sku}. Create it, or correct the SKU, and try again.',
      sv: 'Ingen artikel har artikelnumret {sku}. Skapa den eller rätta numret, och försök igen.',
    },
    shopFreightMissing: {
      en: 'It has freight ({name}). Choose in the settings of the connection what freight is sold as.',
      sv: 'Den har frakt ({name}). Välj i kopplingens inställningar vad frakt säljs som.',
    },
    shopOrderEmpty: { en: 'Nothing is left on this order.', sv: 'Det finns inget kvar på ordern.' },
    shopGone: {
      en: 'It is not in the shop any more.',
      sv: 'Det finns inte kvar i butiken.',
    },
    shopNothingToFulfil: {
      en: 'Less of {sku} is left to fulfil in the shop than has left here.',
      sv: 'I butiken återstår färre av {sku} att leverera än vad som har skickats här.',
    },
    shopOrderEnded: {
      en: 'Order {order} was cancelled or paid back in the shop.',
      sv: 'Order {order} är annullerad eller återbetald i butiken.',
    },
  },
  fields: {
    shopNoSku: { en: 'Enter a SKU.', sv: 'Ange ett artikelnummer.' },
    shopUnknownSku: { en: 'No product has this SKU.', sv: 'Ingen artikel har det artikelnumret.' },
  },
};

/** What other systems say of a record, or of the rights that they give. */
export const otherSideRefusals: Texts = {
  otherSideRefused: {
    en: 'It was not accepted there: {answer}',
    sv: 'Det godtogs inte där: {answer}',
  },
  otherSideScopes: {
    en: 'The keys lack rights there: {scopes}.',
    sv: 'Nycklarna saknar behörighet där: {scopes}.',
  },
  otherSideCurrency: {
    en: 'Lagra does not know the currency {currency}.',
    sv: 'Lagra känner inte till valutan {currency}.',
  },
  otherSideUnreadable: {
    en: 'It lacks something that its documentation says is there.',
    sv: 'Det saknar något som enligt dokumentationen ska finnas.',
  },
};
