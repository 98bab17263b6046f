import { ownWordIn, undisguised, type PasswordOwner } from '#model/values/password-words.ts';
import { HttpError } from '#server/platform/http/http-error.ts';

/**
 * Throws an HttpError 422 for a password that is easy to guess, made of its owner's own words or known to be common;
 * `field` is where it was entered.
 */
export async function refuseWeak(password: string, owner: PasswordOwner, field: string): Promise<void> {
  const code =
    (isEasy(password) ? 'easyPassword' : ownWordIn(password, owner)) ??
    ((await isCommon(password)) ? 'commonPassword' : null);
  if (code) throw new HttpError(422, { code, fields: { [field]: code } });
}

/** Digits only, or few distinct characters. */
function isEasy(password: string): boolean {
  const plain = plainly(password);
  return /^\d+$/.test(plain) || new Set(plain).size < 5;
}

/** The same characters regardless of how they were typed. */
const plainly = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Maximum number of characters that may disguise a common password. */
const DECORATION = 6;

/**
 * Whether it is among the most common passwords, or one of them surrounded by a few digits and symbols, with digits in
 * place of letters, or repeated.
 */
export async function isCommon(password: string): Promise<boolean> {
  const common = await commonPasswords();
  const plain = plainly(password);
  const core = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const candidates = [plain, ...(plain.length - core.length <= DECORATION ? [core] : [])];
  return candidates
    .flatMap((one) => [one, undisguised(one)])
    .flatMap((one) => [one, repeated(one)])
    .some((one) => common.has(one));
}

/** The repeated part of a text, or the text itself. */
const repeated = (text: string): string => /^(.{3,}?)\1+$/u.exec(text)?.[1] ?? text;

let list: Promise<ReadonlySet<string>> | undefined;

/** 49,000 of them, most common first; unpacked when the first password is chosen. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    const words = dictionary['passwords-common'];
    return new Set(words.filter((word) => word.length >= 4));
  });
  return list;
}
