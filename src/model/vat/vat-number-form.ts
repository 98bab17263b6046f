/** What follows the prefix of a VAT number of the EU, by prefix (VIES, "What is the structure of a VAT number"). */
const forms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]?\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[0-9A-Z]\d{7}[0-9A-Z]$/,
  FI: /^\d{8}$/,
  FR: /^[0-9A-Z]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[0-9A-Z+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[0-9A-Z+*]{10}\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
};

/** Prefixes that are not the country's code. */
const prefixes: Readonly<Record<string, string>> = { GR: 'EL' };

/** The prefix of a member's VAT numbers. */
export const vatPrefixOf = (country: string): string => prefixes[country] ?? country;

/** A VAT number as registers have it: capitals, without spaces, points and hyphens. */
export const vatNumberAsWritten = (text: string): string => text.toUpperCase().replaceAll(/[\s.-]/g, '');

/**
 * The prefix of the state whose VAT number a text has the form of: that which its first letters name, else that of the
 * buyer's country; null if it is none of the EU. Check digits are not asked for here: their validators are too large for
 * every device, and the server asks when a number is written. [VAT2] [CK2]
 */
export function vatStateOf(vatNumber: string, country: string): string | null {
  const written = vatNumberAsWritten(vatNumber);
  const named = written.slice(0, 2);
  if (forms[named]?.test(written.slice(2))) return named;
  const own = vatPrefixOf(country);
  return !/^[A-Z]{2}/.test(written) && forms[own]?.test(written) ? own : null;
}
