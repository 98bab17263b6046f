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
 * Parses typed text as an integer of smallest units: `1 234,5` with 2 digits → 123450. Both `,` and `.` are accepted as
 * decimal sign; spaces group digits. Null for empty text; undefined if it is not a number, has too many decimals, or is
 * too large to be exact.
 */
export function parseDecimal(text: string, digits: number): number | null | undefined {
  const compact = text.replaceAll(/[\s\u00a0\u202f']/g, '').replace('\u2212', '-');
  if (compact === '') return null;
  const plain = ungrouped(compact);
  const match = /^(-?)(\d*)(?:\.(\d*))?$/.exec(plain);
  if (match === null) return undefined;
  const [, sign = '', whole = '', fraction = ''] = match;
  const kept = fraction.replace(/0+$/, '');
  if (whole + fraction === '' || kept.length > digits) return undefined;
  const value = Number(`${sign}${whole}${kept.padEnd(digits, '0')}`);
  return Number.isSafeInteger(value) ? value + 0 : undefined;
}

/** Leaves one decimal point: if both signs occur, or one occurs repeatedly, the last kind decides. */
function ungrouped(text: string): string {
  const lastComma = text.lastIndexOf(',');
  const lastPoint = text.lastIndexOf('.');
  if (lastComma !== -1 && lastPoint !== -1) {
    const [group, point] = lastComma > lastPoint ? ['.', ','] : [',', '.'];
    return text.replaceAll(group, '').replace(point, '.');
  }
  const sign = lastComma === -1 ? '.' : ',';
  const grouped = /^-?\d{1,3}(?:[.,]\d{3}){2,}$/.test(text);
  return grouped ? text.replaceAll(sign, '') : text.replace(sign, '.');
}
