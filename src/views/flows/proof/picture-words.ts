import type { ChartShape } from '#model/flows/chart-shape.ts';
import type { ChartWords } from '../words/chart-words.ts';
import { stateCalled } from './proof-paint.ts';

/** What a picture shows, by its words: states by what they are called, a region before its own; the rest as it is. */
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
