/** The articles whose slugs have most in common with the one asked for, the nearest first. */
export function nearest<T extends { readonly slug: string }>(
  asked: string,
  among: readonly T[],
  count: number,
): readonly T[] {
  const wanted = pairsOf(asked.toLowerCase());
  return among
    .map((one) => ({ one, likeness: likenessOf(wanted, pairsOf(one.slug)) }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ one }) => one);
}

/** Pairs of neighbouring letters: a slip changes two of them, an exchanged word only its own. */
const pairsOf = (text: string): ReadonlySet<string> =>
  new Set([...text].slice(1).map((letter, at) => `${text[at]}${letter}`));

/** Sørensen's coefficient: 1 where all are shared, 0 where none is. */
const likenessOf = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  (2 * [...one].filter((pair) => other.has(pair)).length) / (one.size + other.size || 1);
