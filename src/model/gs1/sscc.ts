import { checkDigitOf } from './check-digit.ts';

/** Digits of a number without its first, which extends the serial, and its last, which checks it. */
const DIGITS = 16;

/** How many pallets a prefix can number. [LB1] */
export const palletsIn = (gs1Prefix: string): number => 10 ** (DIGITS - gs1Prefix.length + 1);

/**
 * The serial shipping container code of a pallet, 18 digits: extension digit, prefix, serial, check digit. The extension
 * digit is the highest of the serial. [LB1]
 */
export function ssccOf(gs1Prefix: string, serial: number): string {
  const room = DIGITS - gs1Prefix.length;
  const digits = String(serial).padStart(room + 1, '0');
  const number = `${digits.slice(0, 1)}${gs1Prefix}${digits.slice(1)}`;
  return `${number}${checkDigitOf(number)}`;
}
