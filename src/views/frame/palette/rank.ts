/** How well names match a query: 0 is an exact match, 3 contains it somewhere; undefined if a word is missing. */
export function rankOf(names: readonly string[], query: string): number | undefined {
  const asked = query.trim().toLowerCase();
  const lower = names.map((name) => name.toLowerCase());
  const all = lower.join(' ');
  if (!asked.split(/\s+/).every((word) => all.includes(word))) return undefined;
  if (lower.includes(asked)) return 0;
  if (lower.some((name) => name.startsWith(asked))) return 1;
  return ` ${all}`.includes(` ${asked}`) ? 2 : 3;
}

/** The best matches first, at most `most`; equally good ones keep their order. */
export function bestOf<T>(
  all: readonly T[],
  namesOf: (one: T) => readonly string[],
  query: string,
  most: number,
): readonly { readonly one: T; readonly rank: number }[] {
  const ranks: { one: T; rank: number }[][] = [[], [], [], []];
  for (const one of all) {
    const rank = rankOf(namesOf(one), query);
    if (rank !== undefined) ranks[rank]?.push({ one, rank });
  }
  return ranks.flat().slice(0, most);
}
