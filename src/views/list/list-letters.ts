const A = 97;
const Z = 122;
const DIGITS = 26;
const OTHERS = 27;

/** Which letters a text in lower case has, a bit for each of a to z, one for digits and four for everything else. */
export function lettersOf(text: string): number {
  let bits = 0;
  for (let index = 0; index < text.length; index++) bits |= bitOf(text.charCodeAt(index));
  return bits;
}

/** Whether the bits of a text say all: a single letter has a bit of its own. */
export const isTold = (text: string): boolean =>
  text.length === 1 && text.charCodeAt(0) >= A && text.charCodeAt(0) <= Z;

function bitOf(code: number): number {
  if (code >= A && code <= Z) return 1 << (code - A);
  if (code >= 48 && code <= 57) return 1 << DIGITS;
  return code === 32 ? 0 : 1 << (OTHERS + (code & 3));
}
