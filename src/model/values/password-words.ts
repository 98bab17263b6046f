/** Whose password it is, as far as is known where it is typed. */
export interface PasswordOwner {
  readonly email: string;
  readonly name: string;
  /** Names of the companies they work in, or found. */
  readonly companies: readonly string[];
}

/** Legal forms and the like, which are in many names and addresses and say nothing about one. */
const forms = new Set('gmbh ltd inc llc aps oyj plc and och the von van der info mail'.split(' '));

/** Letters that are often written as a digit or a sign. */
const disguises: Readonly<Record<string, string>> = {
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

/** A text with letters in place of the digits and signs that stand for them. */
export const undisguised = (text: string): string =>
  text.replace(/[013457@$!]/g, (sign) => disguises[sign] ?? sign);

/**
 * Why a password is refused as made of its owner's own words, which are the first that a guesser tries; null if it is
 * not. Words of three letters count where they stand alone, longer ones anywhere, however they are written.
 */
export function ownWordIn(password: string, { email, name, companies }: PasswordOwner): string | null {
  const plain = folded(password);
  const has = (text: string): boolean =>
    [plain, undisguised(plain)].some((tried) => wordsOf(text).some((word) => isIn(word, tried)));
  if (has(name)) return 'nameInPassword';
  if (companies.some(has)) return 'companyInPassword';
  // The last part of the domain says nothing about anybody.
  return has(email.replace(/\.[^.@]*$/, '')) ? 'emailInPassword' : null;
}

/** The words of a text, and all of it in one word. */
function wordsOf(text: string): readonly string[] {
  const words = partsOf(folded(text));
  return [...words, words.join('')].filter((word) => word.length >= 3 && !forms.has(word));
}

function isIn(word: string, password: string): boolean {
  const parts = partsOf(password);
  return word.length === 3 ? parts.includes(word) : parts.join('').includes(word);
}

const partsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** The same letters however they are typed: wide, large or with accents. */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
