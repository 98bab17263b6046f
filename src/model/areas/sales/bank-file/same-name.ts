/** What companies are called besides their name. */
const FORMS =
  /\b(ab|publ|hb|kb|ek|as|asa|aps|oy|oyj|ou|gmbh|ag|kg|ltd|limited|llc|inc|bv|nv|sa|sarl|sas|srl|spa)\b/g;

/**
 * Whether two names are of the same party, as banks write them: in capitals, without marks, signs and the form of the
 * company, and cut off.
 */
export function sameName(name: string, other: string): boolean {
  const [one, two] = [plain(name), plain(other)];
  if (one === '' || two === '') return false;
  return (
    one === two || (two.length >= CUT && one.startsWith(two)) || (one.length >= CUT && two.startsWith(one))
  );
}

/** Characters that a name has left at least, where it was cut off. */
const CUT = 10;

const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(FORMS, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
