import { plain } from './plain.ts';

const yes = new Set(['yes', 'ja', 'true', 'sant', '1', 'x', 'y', 'j', 'on', 'aktiv', 'active']);
const no = new Set(['no', 'nej', 'false', 'falskt', '0', 'n', 'off', 'inaktiv', 'inactive']);

/** Yes or no, in either language; null if it is neither. [DI13] */
export function readYesNo(text: string): boolean | null {
  const word = plain(text);
  if (yes.has(word)) return true;
  return no.has(word) ? false : null;
}

/** What files call the value of a choice, by the value. */
export type ChoiceWords = Readonly<Record<string, readonly string[]>>;

/** The value of a choice that a text names; null if it names none. [DI13] */
export function readChoice(text: string, options: readonly string[], words: ChoiceWords = {}): string | null {
  const asked = plain(text);
  return (
    options.find((one) => plain(one) === asked) ??
    options.find((one) => words[one]?.some((word) => plain(word) === asked)) ??
    null
  );
}

/** Units as other systems and people write them. [DI14] */
export const unitWords: ChoiceWords = {
  pcs: [
    'st',
    'st.',
    'styck',
    'stk',
    'stck',
    'pc',
    'pce',
    'piece',
    'pieces',
    'each',
    'ea',
    'unit',
    'units',
    'unit(s)',
    'nos',
    'c62',
    'enhet',
    'enheter',
    'antal',
    'par',
    'pr',
  ],
  pack: ['pkt', 'paket', 'pack', 'packs', 'pk', 'förp', 'förpackning', 'frp', 'set', 'sats'],
  box: ['kart', 'kartong', 'låda', 'krt', 'boxes', 'bx', 'carton', 'ctn', 'case'],
  kg: ['kilo', 'kilogram', 'kgm', 'kgs'],
  g: ['gram', 'gr', 'grm'],
  l: ['liter', 'litre', 'litres', 'ltr', 'lit'],
  m: ['meter', 'metre', 'metres', 'mtr', 'lm', 'löpmeter'],
  h: ['tim', 'timme', 'timmar', 'hour', 'hours', 'hr', 'hrs', 'hur'],
};

/** What goods are, as Odoo, ERPNext, WooCommerce, Fortnox and people say. */
export const productKindWords: ChoiceWords = {
  stocked: [
    'lagervara',
    'vara',
    'varor',
    'stock',
    'storable product',
    'goods',
    'product',
    'simple',
    'storable',
    'stockable product',
    'stockable',
    'inventory item',
    'inventory',
    'lagervare',
    'lagerartikel',
    'lagerförd',
    'artikel',
    'variation',
    'physical',
  ],
  service: [
    'tjänst',
    'tjänster',
    'services',
    'arbete',
    'service item',
    'tjeneste',
    'ydelse',
    'dienstleistung',
  ],
  bundle: ['paket', 'kit', 'grouped', 'combo', 'produktpaket', 'assembly', 'composite'],
  variants: ['varianter', 'with variants', 'variable', 'configurable', 'med varianter'],
  consumable: [
    'förbrukning',
    'förbrukningsvara',
    'förbrukningsmaterial',
    'consu',
    'consumables',
    'ej lagervara',
    'ejlager',
    'non-inventory',
  ],
};

export const vatClassWords: ChoiceWords = {
  standard: ['normal', 'normalmoms', 'full', 'taxable', 'mp1', 'standard rate'],
  food: ['livsmedel', 'mat', 'mp2'],
  reduced: ['reducerad', 'reduced rate', 'reduced-rate', 'mp3', 'böcker', 'kultur'],
  zero: ['noll', 'zero rate', 'zero-rate'],
  exempt: ['momsfri', 'momsfritt', 'undantagen', 'none', 'ingen', 'ingen moms', 'mf', 'no vat', 'tax exempt'],
};

export const treatmentWords: ChoiceWords = {
  domestic: ['inrikes', 'sverige', 'domestic', 'svensk moms', 'sevat'],
  euB2B: [
    'eu',
    'omvänd skattskyldighet',
    'reverse charge',
    'eu b2b',
    'eu företag',
    'omvänd',
    'eureversedvat',
  ],
  euB2C: ['eu privat', 'eu b2c', 'eu konsument', 'euvat'],
  export: ['utanför eu', 'outside eu', 'export', 'utom eu'],
  derived: ['automatisk', 'automatic', 'räknas ut'],
  reverseCharge: ['omvänd inom landet', 'omvänd byggmoms', 'domestic reverse charge', 'sereversedvat'],
};

export const languageWords: ChoiceWords = {
  en: ['english', 'engelska', 'eng', 'en_us', 'en_gb', 'en-us', 'en-gb'],
  sv: ['swedish', 'svenska', 'swe', 'se', 'sv_se', 'sv-se'],
};

export const shipPolicyWords: ChoiceWords = {
  partialKeep: ['partial', 'dellevererans', 'delleverans', 'restnotera', 'deliver in parts'],
  completeOnly: ['complete', 'komplett', 'complete only', 'full', 'endast komplett'],
  partialCancelRest: ['cancel rest', 'annullera rest'],
};

export const trackingWords: ChoiceWords = {
  none: ['no', 'nej', 'ingen', 'no tracking'],
  lot: ['batch', 'lots', 'parti', 'by lots', 'ja', 'yes'],
  serial: ['serienummer', 'serial number', 'by unique serial number', 'serienr'],
};

/** How far an open order is, as Odoo, ERPNext, WooCommerce, Shopify, Fortnox, Visma and people say; other states are none. */
const draftWords = [
  'utkast',
  'quotation',
  'quote',
  'offert',
  'preliminär',
  'ej bekräftad',
  'obekräftad',
  'unconfirmed',
];
const agreedWords = ['open', 'öppen', 'approved', 'godkänd', 'order', 'processing', 'behandlas'];
export const orderStatusWords: ChoiceWords = {
  draft: [
    ...draftWords,
    'quotation sent',
    'rfq',
    'rfq sent',
    'request for quotation',
    'förfrågan',
    'ej lagd',
    'ej beställd',
  ],
  confirmed: [
    ...agreedWords,
    'bekräftad',
    'orderbekräftad',
    'order confirmed',
    'sales order',
    'sale',
    'kundorder',
    'to deliver and bill',
    'to deliver',
    'to bill',
    'unfulfilled',
    'mottagen',
    'aktiv',
    'active',
  ],
  placed: [
    ...agreedWords,
    'lagd',
    'beställd',
    'ordered',
    'sent',
    'skickad',
    'bekräftad',
    'confirmed',
    'purchase order',
    'purchase',
    'inköpsorder',
    'to receive and bill',
    'to receive',
    'issued',
    'released',
  ],
};

export const locationTypeWords: ChoiceWords = {
  storage: ['lager', 'lagring', 'stock', 'internal', 'plock', 'buffert', 'bin', 'hylla', 'ställage'],
  receiving: ['inleverans', 'mottagning', 'godsmottagning', 'input', 'inbound', 'goods in'],
  staging: ['utleverans', 'utlastning', 'output', 'outbound', 'packing', 'pack'],
  quarantine: ['karantän', 'kassation', 'spärr', 'quality', 'hold'],
};
