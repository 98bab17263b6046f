import type encoder from 'jsbarcode';
import { rightDigit } from '#model/gs1/check-digit.ts';

type Encoder = typeof encoder;

/** Bars from left to right in modules: `1` dark, `0` light. */
export interface Bars {
  readonly pattern: string;
  readonly format: 'EAN13' | 'CODE128';
}

interface Encoded {
  encodings?: readonly { readonly data: string }[];
}

/** The bars of a text, or null if none of our formats can encode it (Code 128 encodes ASCII). */
export function barsOf(encode: Encoder, text: string): Bars | null {
  const format = isEan13(text) ? 'EAN13' : 'CODE128';
  const drawn: Encoded = {};
  let isValid = false;
  encode(drawn, text, { format, flat: true, valid: (valid) => (isValid = valid) });
  const pattern = drawn.encodings?.map(({ data }) => data).join('') ?? '';
  return isValid && pattern !== '' ? { pattern, format } : null;
}

/** Thirteen digits, the last of which is the check digit. */
export const isEan13 = (text: string): boolean => /^\d{13}$/.test(text) && rightDigit(text) === null;

/** The dark stretches of a pattern: their start and width. */
export function stretchesOf(pattern: string): readonly { readonly at: number; readonly width: number }[] {
  return [...pattern.matchAll(/1+/g)].map((match) => ({ at: match.index, width: match[0].length }));
}
