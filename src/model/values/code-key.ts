const UNSEEN = '\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}';
/** Signs that nobody sees: of control and direction, joiners, and others that fonts draw nothing for. */
const unseen = new RegExp(`[${UNSEEN}]`, 'gu');
const blank = new RegExp(`[\\s${UNSEEN}]`, 'u');
/** The mark of byte order counts as a space in expressions, but none is seen. */
const space = /[^\S\uFEFF]/gu;
const plainCode = /^[!-~]*$/;

/** A code as it is compared: codes that look the same are the same, whatever their case. [PR1] */
export function codeKey(code: string): string {
  if (plainCode.test(code)) return code.toLowerCase();
  const seen = code.replaceAll(space, ' ').replaceAll(unseen, '').normalize('NFC');
  return seen.replaceAll(/ +/g, ' ').trim().toLowerCase().normalize('NFC');
}

/** A code without what nobody sees before and after it; sign by sign, since it may be any text of any length. [PR1] */
export function trimmedCode(code: string): string {
  if (plainCode.test(code)) return code;
  const signs = [...code];
  const first = signs.findIndex((sign) => !blank.test(sign));
  const last = signs.findLastIndex((sign) => !blank.test(sign));
  return first < 0 ? '' : signs.slice(first, last + 1).join('');
}
