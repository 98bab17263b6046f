import type { ProofPicture } from '#model/flows/proof-report.ts';

/**
 * The picture of a chart's state, given the ids of its innermost states: one that names each of them, light, preferably
 * in the given language; undefined if there is none.
 */
export function screenOf(
  states: readonly string[],
  pictures: readonly ProofPicture[],
  language: string,
): ProofPicture | undefined {
  const names = states.map((id) => id.split('.').at(-1) ?? '');
  const rank = (one: ProofPicture): number =>
    (one.language === language ? 0 : 2) + (one.theme === 'dark' ? 1 : 0);
  return pictures
    .filter(({ state }) => names.every((name) => state.split('-').includes(name)))
    .toSorted((a, b) => rank(a) - rank(b) || a.state.length - b.state.length)[0];
}
