import { expect, test } from 'vitest';
import { pastedLines } from './pasted-adjustments.ts';

const named = { productOf: (code: string) => code, placeOf: () => undefined, reasonOf: () => undefined };

test.each([
  ['1,500', 'en', { change: 1_500_000, wrong: {} }],
  ['1,500', 'sv', { change: 1_500, wrong: {} }],
  ['-1.500', 'sv', { change: null, wrong: { change: '-1.500' } }],
])('[AD7] a pasted quantity %s is read in %s, or left to be asked about', (quantity, locale, line) => {
  const { lines } = pastedLines([['BOLT', '', quantity]], 'change', named, { newId: () => '1', locale });
  expect(lines).toMatchObject([line]);
});
