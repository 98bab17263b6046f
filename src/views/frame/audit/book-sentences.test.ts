import { expect, test } from 'vitest';
import { brokenBooks } from '#machines/books/broken-books.fixtures.ts';
import { bookSentence } from '#words/books.words.ts';

test('[AUV4] what contradicts itself is told in whole sentences, in both languages', () => {
  const told = brokenBooks
    .flatMap(([, said]) => said)
    .flatMap((fault) => [bookSentence(fault, 'en'), bookSentence(fault, 'sv')]);
  expect(told.length).toBeGreaterThan(50);
  expect(told.filter((sentence) => /[–{]/.test(sentence))).toEqual([]);
});
