import { expect, it } from 'vitest';
import { keepChoice, recentChoices } from './recent-choices.ts';

it('[PAL5] the last choices of a company are kept, each once, the last first, those of another apart', () => {
  const [company, other] = [{}, {}];
  for (const id of ['a', 'b', 'c', 'd', 'a', 'e', 'f', 'g']) keepChoice(company, id);
  keepChoice(other, 'z');
  expect(recentChoices(company)).toEqual(['g', 'f', 'e', 'a', 'd', 'c']);
  expect(recentChoices(other)).toEqual(['z']);
  expect(recentChoices({})).toEqual([]);
});
