import { expect, test } from 'vitest';
import { numberProblem } from './number-problem.ts';

const quantity = { digits: 3, aboveZero: true };

test.each([
  ['1', undefined],
  ['0,5', undefined],
  ['1,500', undefined],
  ['', 'required'],
  ['0', 'notAboveZero'],
  ['-3', 'notAboveZero'],
  ['1,2345', 'tooPrecise:3'],
  ['1.500', 'twoReadings:1500:1,5'],
  ['three', 'notANumber'],
  ['1,2,3x', 'notANumber'],
])('[DP7] says what is wrong with the quantity %s', (text, code) => {
  expect(numberProblem(text, quantity, 'sv')).toBe(code);
});

test('[DP7] zero is an amount, less is none, and a discount ends at a hundred percent', () => {
  const discount = { digits: 2, most: 10_000 };
  expect(numberProblem('0', discount, 'sv')).toBeUndefined();
  expect(numberProblem('-1', discount, 'sv')).toBe('belowZero');
  expect(numberProblem('100', discount, 'sv')).toBeUndefined();
  expect(numberProblem('100,01', discount, 'sv')).toBe('too_big:100');
  expect(numberProblem('1,500', discount, 'en')).toBe('too_big:100');
});
