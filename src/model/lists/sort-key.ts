import { compare } from '../values/order.ts';

/**
 * Texts as keys that plain `<` sorts in the order of a language: sorting a hundred thousand takes a fifth of the time
 * of Intl.Collator. Runs of digits count as numbers; accents and case only break ties. Devices sort by these keys and
 * the server stores them, so that both have one order.
 */
export interface SortKeys {
  readonly keyOf: (text: string) => string;
  /** Compares texts whose keys are equal. */
  readonly decide: (a: string, b: string) => number;
  /** All of it in one key: what `keyOf` and `decide` do together. */
  readonly wholeKeyOf: (text: string) => string;
}

const known = new Map<string, SortKeys>();

export function sortKeysOf(locale: string): SortKeys {
  const made = known.get(locale) ?? makeSortKeys(locale);
  known.set(locale, made);
  return made;
}

/** Latin, with punctuation: sorted by the rules of the language. Other characters come after, by code point. */
const FIRST = 0x20;
const LAST = 0x17f;
const BEYOND = 0x200;
const ZERO = 48;
const NINE = 57;

function makeSortKeys(locale: string): SortKeys {
  const [base, accents, cases] = (['base', 'accent', 'variant'] as const).map((sensitivity) =>
    ranksOf(new Intl.Collator(locale, { sensitivity })),
  ) as [Uint16Array, Uint16Array, Uint16Array]; // one of each
  const keyAt = (text: string, ranks: Uint16Array): string =>
    keyOf(text.normalize(), ranks, ranks[ZERO] ?? 0);
  const ties = (text: string): string => `${keyAt(text, accents)}\0${keyAt(text, cases)}`;
  return {
    keyOf: (text) => keyAt(text, base),
    decide: (a, b) => compare(ties(a), ties(b)),
    wholeKeyOf: (text) => `${keyAt(text, base)}\0${ties(text)}`,
  };
}

/** The rank of each character; characters that the collator finds equal share one. */
function ranksOf(collator: Intl.Collator): Uint16Array {
  const codes = Array.from({ length: LAST - FIRST + 1 }, (_, index) => FIRST + index);
  const inOrder = codes.toSorted((a, b) => collator.compare(String.fromCharCode(a), String.fromCharCode(b)));
  const ranks = new Uint16Array(LAST + 1);
  let rank = 1;
  let before = '';
  for (const code of inOrder) {
    const letter = String.fromCharCode(code);
    if (collator.compare(letter, '') === 0) continue; // ignorable
    if (before !== '' && collator.compare(before, letter) !== 0) rank += 1;
    ranks[code] = rank;
    before = letter;
  }
  return ranks;
}

function keyOf(text: string, ranks: Uint16Array, digit: number): string {
  let key = '';
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code >= ZERO && code <= NINE) {
      const end = endOfNumber(text, index);
      key += numberKey(text.slice(index, end), digit);
      index = end - 1;
    } else {
      const rank = code > LAST ? BEYOND + code : (ranks[code] ?? 0);
      if (rank > 0) key += String.fromCharCode(rank);
    }
  }
  return key;
}

function endOfNumber(text: string, from: number): number {
  let end = from + 1;
  while (end < text.length && text.charCodeAt(end) >= ZERO && text.charCodeAt(end) <= NINE) end += 1;
  return end;
}

/** With leading zeros removed, the longer number is the greater one. */
function numberKey(digits: string, rank: number): string {
  const plain = digits.replace(/^0+/, '');
  return String.fromCharCode(rank, plain.length + 1) + plain;
}
