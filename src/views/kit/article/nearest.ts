/** Those whose texts are most like what was asked for, the nearest first. */
export function nearest<T>(
  asked: string,
  among: readonly T[],
  textsOf: (one: T) => readonly string[],
  count: number,
): readonly T[] {
  const wanted = pairsOf(asked);
  return among
    .map((one) => ({
      one,
      likeness: Math.max(...textsOf(one).map((text) => likenessOf(wanted, pairsOf(text)))),
    }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ one }) => one);
}

/** Pairs of neighbouring letters, words' edges included: a slip changes two of them, an exchanged word only its own. */
function pairsOf(text: string): ReadonlySet<string> {
  const letters = ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return new Set([...letters].slice(1).map((letter, at) => `${letters[at]}${letter}`));
}

/** Sørensen's coefficient: 1 where all are shared, 0 where none is. */
const likenessOf = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  (2 * [...one].filter((pair) => other.has(pair)).length) / (one.size + other.size || 1);
