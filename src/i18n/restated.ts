import { parseDecimal } from './decimal.ts';
import { formatDecimal } from './format.ts';

/** More decimals than any figure that is typed. */
const DIGITS = 6;

/** A number typed in one language, as another one writes it; what is no number stays as it is. [I18N9] */
export function restated(text: string, from: string, to: string): string {
  const value = parseDecimal(text, DIGITS, from);
  return typeof value === 'number' ? formatDecimal(value, DIGITS, to) : text;
}
