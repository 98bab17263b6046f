import { isInUnion } from './union.ts';

/** Where something is, as far as VAT asks. */
export interface VatPlace {
  /** ISO 3166-1. */
  readonly country: string;
  readonly postcode: string;
}

/** The area of one VAT that a place is in. */
export interface VatArea {
  /** Within it a sale is at home; another area of the same country is abroad. */
  readonly area: string;
  /** The country whose rates hold there. */
  readonly country: string;
  /** Whether it is within the VAT area of the EU: for goods, and for services. */
  readonly goods: boolean;
  readonly services: boolean;
}

/** Places with an ISO code of their own that are within the VAT of another country. */
const within: Readonly<Record<string, string>> = { MC: 'FR', IM: 'GB', LI: 'CH' };

/** Parts of members with an ISO code of their own that are outside the VAT area of the EU. */
const partsOutside: Readonly<Record<string, string>> = {
  AX: 'FI',
  GF: 'FR',
  GP: 'FR',
  MF: 'FR',
  MQ: 'FR',
  RE: 'FR',
  YT: 'FR',
};

/**
 * Parts of members that are outside the VAT area of the EU and known by their postcodes alone (directive 2006/112,
 * art. 6): Canary Islands, Ceuta and Melilla, Åland, the French overseas departments, Mount Athos, Livigno and Campione,
 * Büsingen and Heligoland.
 */
const postcodesOutside: Readonly<Record<string, RegExp>> = {
  ES: /^(35|38|51|52)\d{3}$/,
  FI: /^22\d{3}$/,
  FR: /^97\d{3}$/,
  GR: /^6308[67]$/,
  IT: /^(23041|22061)$/,
  DE: /^(78266|27498)$/,
};

/** Northern Ireland is at home in Great Britain's VAT, and within the EU's area for goods. */
const northernIreland = /^BT\d/;

/**
 * The VAT area of a place, as far as its country and its postcode tell. The rates of a part that is outside the EU's area
 * are taken to be those of its country: the islands' own are not known. [VAT1]
 */
export function vatAreaOf({ country: code, postcode }: VatPlace): VatArea {
  const country = within[code] ?? partsOutside[code] ?? code;
  const bare = postcode.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const written = bare.startsWith(country) && country !== 'GB' ? bare.slice(country.length) : bare;
  if (code in partsOutside) return { area: code, country, goods: false, services: false };
  if (postcodesOutside[country]?.test(written))
    return { area: `${country}-${written}`, country, goods: false, services: false };
  const inUnion = isInUnion(country);
  const goods = inUnion || (country === 'GB' && northernIreland.test(bare));
  return { area: country, country, goods, services: inUnion };
}
