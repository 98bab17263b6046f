import { numberSigns } from './number-signs.ts';

/**
 * Formats an integer of smallest units as an exact decimal: `decimalOf(-1234, 2)` → `-12.34`. Throws on a non-integer:
 * a rounded amount of money would be worse than none.
 */
export function decimalOf(value: number | bigint, digits: number): `${number}` {
  const whole = BigInt(value);
  const unsigned = (whole < 0n ? -whole : whole).toString().padStart(digits + 1, '0');
  const at = unsigned.length - digits;
  const text = digits === 0 ? unsigned : `${unsigned.slice(0, at)}.${unsigned.slice(at)}`;
  return `${whole < 0n ? '-' : ''}${text}` as `${number}`; // digits, one point, perhaps a sign
}

/**
 * Parses typed text as an integer of smallest units: `1 234,5` with 2 digits → 123450. Spaces and apostrophes group
 * digits; so does a comma or a point where the text leaves no doubt, else as the language means it. Null for empty
 * text; undefined if it is not a number, may be two (`readingsOf`), has too many decimals, or is too large to be exact.
 */
export function parseDecimal(text: string, digits: number, locale: string): number | null | undefined {
  const compact = compactOf(text);
  if (compact === '') return null;
  const plain = ungrouped(compact, locale);
  const match = /^(-?)(\d*)(?:\.(\d*))?$/.exec(plain);
  if (match === null) return undefined;
  const [, sign = '', whole = '', fraction = ''] = match;
  const kept = fraction.replace(/0+$/, '');
  if (whole + fraction === '' || kept.length > digits) return undefined;
  const value = Number(`${sign}${whole}${kept.padEnd(digits, '0')}`);
  return Number.isSafeInteger(value) ? value + 0 : undefined;
}

/** Both numbers that a text may be, each as its language writes it without doubt. */
export interface Readings {
  readonly thousands: string;
  readonly decimals: string;
}

/** What a text may be in a language that has no such sign: `1.500` in Swedish is 1500 or 1,5. */
export function readingsOf(text: string, locale: string): Readings | undefined {
  const [, whole = '', sign = '', rest = ''] = EITHER.exec(compactOf(text)) ?? [];
  const signs = numberSigns(locale);
  if (sign === '' || sign === signs.decimal || sign === signs.group) return undefined;
  const fraction = rest.replace(/0+$/, '');
  return {
    thousands: `${whole}${rest}`,
    decimals: fraction === '' ? whole : `${whole}${signs.decimal}${fraction}`,
  };
}

/** One sign with three figures behind it: a thousand and more, or three decimals. */
const EITHER = /^(-?[1-9]\d{0,2})([.,])(\d{3})$/;
const THOUSANDS = /^-?\d{1,3}(?:,\d{3})+$|^-?\d{1,3}(?:\.\d{3})+$/;

const compactOf = (text: string): string => text.replaceAll(/[\s'’]/g, '').replace('\u2212', '-');

/** Leaves a point before the decimals alone; a text that its signs make no number of, or two, stays as it is or has none. */
function ungrouped(text: string, locale: string): string {
  const [, , either] = EITHER.exec(text) ?? [];
  if (either !== undefined) {
    const { decimal, group } = numberSigns(locale);
    if (either === decimal) return text.replace(either, '.');
    return either === group ? text.replace(either, '') : '';
  }
  const at = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  if (at < 0) return text;
  const [whole, fraction] = [text.slice(0, at), text.slice(at + 1)];
  if (!/[.,]/.test(whole)) return `${whole}.${fraction}`;
  if (THOUSANDS.test(text)) return text.replaceAll(/[.,]/g, '');
  return THOUSANDS.test(whole) && !whole.includes(text.charAt(at))
    ? `${whole.replaceAll(/[.,]/g, '')}.${fraction}`
    : text;
}
