import { parseDecimal } from '#i18n/decimal.ts';

interface NumberBounds {
  /** How many decimals the unit has. */
  readonly digits: number;
  /** Zero is too little. */
  readonly aboveZero?: boolean;
  /** The largest, in smallest units. */
  readonly most?: number;
}

/** What a text may have more of than fits, and still be read as a number. */
const SPARE_DIGITS = 4;

/** The code of what is wrong with a number as it was typed, or undefined. */
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
