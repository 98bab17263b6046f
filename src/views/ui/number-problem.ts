import { parseDecimal, readingsOf } from '#i18n/decimal.ts';

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

/** The code of what is wrong with a number typed in a language, or undefined. */
export function numberProblem(
  text: string,
  { digits, aboveZero = false, most }: NumberBounds,
  locale: string,
): string | undefined {
  const value = parseDecimal(text, digits, locale);
  if (value === null) return 'required';
  if (value === undefined) return unreadProblem(text, digits, locale);
  if (aboveZero && value <= 0) return 'notAboveZero';
  if (value < 0) return 'belowZero';
  return most !== undefined && value > most ? `too_big:${most / 10 ** digits}` : undefined;
}

/** The code that says why a text is not read as a number. */
export function unreadProblem(text: string, digits: number, locale: string): string {
  const readings = readingsOf(text, locale);
  if (readings) return `twoReadings:${readings.thousands}:${readings.decimals}`;
  return parseDecimal(text, digits + SPARE_DIGITS, locale) === undefined
    ? 'notANumber'
    : `tooPrecise:${digits}`;
}
