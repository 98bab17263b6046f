import { z } from 'zod';
import { isShortened } from '../values/shortened.ts';
import { hasFormOfGtin, rightDigit } from '../gs1/check-digit.ts';
import type { NumberRule } from './number-rule.ts';
import { organisationNumbers } from './organisation-numbers.ts';
import { postcodes } from './postcodes.ts';
import { vatNumbers } from './vat-numbers.ts';

/**
 * Each answers with a field's code, `code:example`, or null where nothing is wrong. An empty text is never wrong: whether
 * a field is required is for others to say.
 */
type Check = (text: string, country: string) => string | null;

const by = (code: string, rule: NumberRule, text: string): string | null =>
  text === '' || rule.isValid(text) ? null : `${code}:${rule.example}`;

/** For countries without a rule: the characters that such numbers are written with. */
const anyNumber = (example: string, most: number): NumberRule => ({
  example,
  isValid: (text) => text.length <= most && /^[\p{L}\p{N}][\p{L}\p{N} .,/&-]*$/u.test(text),
});
const anyOrganisation = anyNumber('HRB 12345', 40);
const anyVat = anyNumber('123456789', 20);
const anyPostcode = anyNumber('12345', 12);

/** [CK1] An organisation number, by the country of the address. */
export const organisationNumberFault: Check = (text, country) =>
  by('notAnOrganisationNumber', organisationNumbers[country] ?? anyOrganisation, text);

/** Greece and Northern Ireland write other letters before the number than those of the country. */
const prefixes: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB' };

/** [CK2] A VAT number, by the country that its first letters name, else by that of the address. */
export const vatNumberFault: Check = (text, country) => {
  const letters = text.slice(0, 2).toUpperCase();
  const named = prefixes[letters] ?? letters;
  const number = letters === 'XI' ? `GB${text.slice(2)}` : text;
  return by('notAVatNumber', vatNumbers[named] ?? vatNumbers[country] ?? anyVat, number);
};

/** [CK2] A VAT number of a given country, with or without its letters. */
export const vatNumberOfCountryFault: Check = (text, country) =>
  by('notAVatNumber', vatNumbers[country] ?? anyVat, text);

/** [CK3] A postcode, by its country. */
export const postcodeFault: Check = (text, country) =>
  by('notAPostcode', postcodes[country] ?? anyPostcode, text);

const address = z.email();

/** [CK4] An email address. */
export const emailFault = (text: string): string | null =>
  text === '' || (text.length <= 320 && address.safeParse(text).success) ? null : 'notAnAddress';

const ownCode = /^(?=.*[A-Za-z])[\dA-Za-z][\w .+/$%-]*$/;

/**
 * [CK5] A barcode: digits alone are a GTIN (EAN, UPC), and a wrong check digit is told with the right one; a code of
 * one's own has a letter, and the signs that scanners read. [CK9] Figures that a spreadsheet shortened are no code.
 */
export function barcodeFault(text: string): string | null {
  if (isShortened(text)) return 'barcodeShortened';
  if (text === '' || ownCode.test(text)) return null;
  if (!hasFormOfGtin(text)) return 'notABarcode:4006381333931';
  const right = rightDigit(text);
  return right === null ? null : `wrongCheckDigit:${right}`;
}
