import { parseDecimal } from '#i18n/decimal.ts';

interface NumberBounds {
  /** Decimals of the unit. */
  readonly digits: number;
  /** Zero is not allowed. */
  readonly aboveZero?: boolean;
  /** The maximum, in smallest units. */
  readonly most?: number;
}

/** How many excess decimals are still read as a number. */
const SPARE_DIGITS = 4;

/** The code of what is wrong with a typed number, or undefined. */
export function numberProblem(
  text: string,
  { digits, aboveZero = false, most }: NumberBounds,
): string | undefined {
  const value = parseDecimal(text, digits);
  if (value === null) return 'required';
  if (value === undefined)
    return parseDecimal(text, digits + SPARE_DIGITS) === undefined ? 'notANumber' : `tooPrecise:${digits}`;
  if (aboveZero && value <= 0) return 'notAboveZero';
  if (value < 0) return 'belowZero';
  return most !== undefined && value > most ? `too_big:${most / 10 ** digits}` : undefined;
}
