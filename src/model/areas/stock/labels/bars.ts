import { isEan13 } from './label-codes.ts';

/** What `jsbarcode` writes into a plain object. */
interface Encoded {
  encodings?: readonly { readonly data: string }[];
}

interface EncoderOptions {
  readonly format: 'EAN13' | 'CODE128';
  readonly flat: true;
  readonly ean128: boolean;
  readonly valid: (isValid: boolean) => void;
}

/** `jsbarcode`, which whoever draws bars brings along. */
export type BarEncoder = (drawn: Encoded, text: string, options: EncoderOptions) => void;

/** Bars from left to right in modules: `1` dark, `0` light. */
export interface Bars {
  readonly pattern: string;
  readonly format: 'EAN13' | 'CODE128';
}

/**
 * The bars of a text, or null if none of our formats can encode it (Code 128 encodes ASCII).
 * @param isGs1 the text begins with an identifier of GS1, which the first sign of the bars says
 */
export function barsOf(encode: BarEncoder, text: string, isGs1 = false): Bars | null {
  const format = !isGs1 && isEan13(text) ? 'EAN13' : 'CODE128';
  const drawn: Encoded = {};
  let isValid = false;
  encode(drawn, text, { format, flat: true, ean128: isGs1, valid: (valid) => (isValid = valid) });
  const pattern = drawn.encodings?.map(({ data }) => data).join('') ?? '';
  return isValid && pattern !== '' ? { pattern, format } : null;
}

/** The dark stretches of a pattern: their start and width. */
export function stretchesOf(pattern: string): readonly { readonly at: number; readonly width: number }[] {
  return [...pattern.matchAll(/1+/g)].map((match) => ({ at: match.index, width: match[0].length }));
}
