const shape = /^([+-]?)(\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d+)(?:[.,](\d+))?$/;

/** Why a text is not a number of the required scale. */
export type NumberProblem = 'unreadable' | 'tooFine';

/**
 * Parses a decimal as an integer of its smallest parts: `scaled('1 234,5', 3)` is 1234500. Comma or point before the
 * decimals, spaces between thousands, nothing else.
 * @param digits decimals kept; more are `tooFine` unless they are zeros
 */
export function scaled(text: string, digits: number): number | NumberProblem {
  const match = shape.exec(text.trim());
  if (!match) return 'unreadable';
  const [, sign = '', whole = '', decimals = ''] = match;
  const kept = decimals.replace(/0+$/, '');
  if (kept.length > digits) return 'tooFine';
  const value = Number(whole.replace(/\D/g, '') + kept.padEnd(digits, '0'));
  if (!Number.isSafeInteger(value)) return 'unreadable';
  return sign === '-' ? 0 - value : value;
}
