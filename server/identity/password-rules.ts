import { HttpError } from '#server/platform/http/http-error.ts';

/** Minimum and maximum password length in characters. */
export const passwordLength = { min: 12, max: 200 } as const;

/** The password's owner: their data must not make up most of it. */
export interface Owner {
  readonly email: string;
  readonly name: string;
  readonly company?: string;
}

/**
 * Throws an HttpError 422 for a password that is easy to guess or known to be common; `field` is where it was entered.
 */
export async function refuseWeak(password: string, owner: Owner, field: string): Promise<void> {
  const code = isEasy(password, owner)
    ? 'easyPassword'
    : (await isCommon(password))
      ? 'commonPassword'
      : null;
  if (code) throw new HttpError(422, { code, fields: { [field]: code } });
}

/** Digits only, few distinct characters, or little more than the person's own address or name. */
function isEasy(password: string, { email, name, company = '' }: Owner): boolean {
  const plain = plainly(password);
  const own = [email, email.split('@')[0] ?? '', name, company]
    .map(plainly)
    .filter((word) => word.length > 3);
  if (/^\d+$/.test(plain)) return true;
  return new Set(plain).size < 5 || own.some((word) => plain.replaceAll(word, '').length < 6);
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
    .flatMap((one) => [one, readable(one)])
    .flatMap((one) => [one, repeated(one)])
    .some((one) => common.has(one));
}

const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const readable = (text: string): string => text.replace(/[013457@$!]/g, (sign) => letters[sign] ?? sign);

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
