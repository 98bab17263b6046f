import { expect, test } from 'vitest';
import { errorSentence } from './error-sentence.ts';

const cases: readonly (readonly [string, unknown, string | null])[] = [
  ['a string as it is', 'The card was declined.', 'The card was declined.'],
  ['the message of the data', { data: { message: 'Too late.' }, statusMessage: 'Gone' }, 'Too late.'],
  ['the message of the status where the data have none', { data: {}, statusMessage: 'Gone' }, 'Gone'],
  ['the message of the status where there are no data', { statusMessage: 'Bad Gateway' }, 'Bad Gateway'],
  ['nothing of a message that is no text', { data: { message: 7 }, statusMessage: '' }, null],
  ['nothing of data that are no object', { data: '<html>' }, null],
  ['nothing of an empty string', ' ', null],
  ['nothing of nothing', undefined, null],
  ['nothing of null', null, null],
];

test.each(cases)('[SES12] tells %s', (_, error, sentence) => {
  expect(errorSentence(error)).toBe(sentence);
});
