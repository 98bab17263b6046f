/** Signs that nobody sees: of control and direction, joiners, and others that fonts draw nothing for. */
const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const plainCode = /^[!-~]*$/;

/** A code as it is compared: codes that look the same are the same, whatever their case. [PR1] */
export function codeKey(code: string): string {
  if (plainCode.test(code)) return code.toLowerCase();
  const seen = code.replaceAll(/\s+/gu, ' ').replaceAll(unseen, '').normalize('NFC').trim();
  return seen.toLowerCase().normalize('NFC');
}
