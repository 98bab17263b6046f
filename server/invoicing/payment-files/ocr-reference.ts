import { isLuhn } from '#model/checks/luhn.ts';

export const digitsOnly = (text: string): string => text.replaceAll(/\D/g, '');

/** Whether a reference is an OCR reference: digits with a check digit by Luhn's rule, at most 25 of them. */
export const isOcr = (reference: string): boolean =>
  /^[\d ]{2,30}$/.test(reference) && digitsOnly(reference).length <= 25 && isLuhn(digitsOnly(reference));
