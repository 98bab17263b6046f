import type { ChartShape } from '#model/flows/chart-shape.ts';
import type { ChartWords } from '#views/kit/chart/words/chart-words.ts';
import { stateCalled } from './proof-paint.ts';

/** Describes a picture by its words: states by name, with the region before; other words unchanged. */
export function pictureWords(
  { states }: ChartShape,
  { state: nameOf }: Pick<ChartWords, 'state'>,
  pictured: string,
): string {
  const words = pictured.split('-').filter((word) => word !== '');
  return words
    .map((word, at) => {
      const own = states.find((state) => stateCalled(states, state, words, at));
      const between = at === words.length - 1 ? '' : own?.kind === 'compound' ? ': ' : ' · ';
      return (own ? nameOf(own.id) : word) + between;
    })
    .join('');
}
