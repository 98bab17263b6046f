/** The check digit of a GS1 key without its last digit: weights 3 and 1 from the right, up to the next ten. [BC1] */
export function checkDigitOf(digits: string): number {
  let sum = 0;
  for (const [index, digit] of [...digits].toReversed().entries())
    sum += Number(digit) * (index % 2 === 0 ? 3 : 1);
  return (10 - (sum % 10)) % 10;
}

/** The check digit that these digits should end with; null if they do. [BC1] */
export function rightDigit(digits: string): number | null {
  const right = checkDigitOf(digits.slice(0, -1));
  return digits.endsWith(String(right)) ? null : right;
}

const GTIN = /^(\d{8}|\d{12}|\d{13}|\d{14})$/;

/** Whether a text has the form of a GTIN (EAN-8, UPC-A, EAN-13, GTIN-14), whatever its check digit. */
export const hasFormOfGtin = (text: string): boolean => GTIN.test(text);

/** A GTIN in its 14 digits, by which one article has one number; undefined for any other text. [BC2] */
export const gtin14 = (text: string): string | undefined =>
  hasFormOfGtin(text) && rightDigit(text) === null ? text.padStart(14, '0') : undefined;

const LENGTHS = [8, 12, 13, 14];

/** Every way to write the code of an article: a GTIN with as many zeros as fit before it, any other as it is. [BC2] */
export function writtenForms(code: string): readonly string[] {
  const gtin = gtin14(code);
  if (gtin === undefined) return [code];
  return LENGTHS.map((length) => gtin.slice(14 - length)).filter((form) => form.padStart(14, '0') === gtin);
}

/** A GTIN as it is printed below the bars: its shortest form, which EAN-13 is for most. */
export const printedGtin = (gtin: string): string =>
  gtin.startsWith('000000') ? gtin.slice(6) : gtin.startsWith('0') ? gtin.slice(1) : gtin;
