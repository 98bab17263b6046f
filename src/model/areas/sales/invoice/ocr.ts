import { isLuhn, luhnDigit } from '#model/checks/luhn.ts';

/** Digits of the longest reference that Swedish banks read. */
const LONGEST = 25;

/**
 * The reference (OCR) that an invoice is paid with: the digits of its number, then the last digit of how many there are
 * together with these two, then the check digit by Luhn's rule: 12345 is 1234574. Null where a number has no digits, or too
 * many. Source: Bankgirot, OCR reference check, level 3. [INV5]
 */
export function ocrOf(number: string): string | null {
  const digits = number.replaceAll(/\D/g, '');
  const length = digits.length + 2;
  if (digits === '' || length > LONGEST) return null;
  const withLength = `${digits}${length % 10}`;
  return `${withLength}${luhnDigit(withLength)}`;
}

/**
 * The digits that a reference was made from, or null if its length or its check digit is not right. Spaces do not count:
 * people type them. [INV5]
 */
export function digitsOfOcr(reference: string): string | null {
  const ocr = reference.replaceAll(/\s/g, '');
  const isRight = /^\d{3,25}$/.test(ocr) && Number(ocr.at(-2)) === ocr.length % 10 && isLuhn(ocr);
  return isRight ? ocr.slice(0, -2) : null;
}
