import type { PartyKind } from './party-category.ts';

const seeds = [0x243f_6a88, 0x85a3_08d3, 0x1319_8a2e, 0x0370_7344];

/**
 * The id of the category that a text stood for when categories of customers and suppliers were typed: the same on every
 * device and on the server, so that whoever still holds the text means the same category. [PC8]
 */
export function categoryIdOf(kind: PartyKind, text: string): string {
  const said = `${kind}/${text.trim()}`;
  const hex = seeds.map((seed) => mixed(said, seed)).join('');
  // A UUID of version 8: made from what it names, not drawn.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** A 32-bit hash in hexadecimal (MurmurHash3 over UTF-16 units). */
function mixed(text: string, seed: number): string {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) {
    const scrambled = Math.imul(text.charCodeAt(index), 0xcc9e_2d51);
    hash ^= Math.imul((scrambled << 15) | (scrambled >>> 17), 0x1b87_3593);
    hash = Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe654_6b64;
  }
  hash ^= text.length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return ((hash ^ (hash >>> 16)) >>> 0).toString(16).padStart(8, '0');
}

const shape = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** Whether a party's category is one by its id, not the text of before. */
export const isCategoryId = (category: string): boolean => shape.test(category);

/** A party's category as its row holds it: a text of before is the category that was made of it. [PC8] */
export function categoryToday(kind: PartyKind, category: string | null): string | null {
  if (category === null || isCategoryId(category)) return category;
  return category.trim() === '' ? null : categoryIdOf(kind, category);
}
