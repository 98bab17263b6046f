import { expect, test } from 'vitest';
import { casesDue } from './document-cases.ts';

const files = [
  '../documents/pick.case.ts',
  '../documents/price.case.ts',
  '../documents/purchase-price.case.ts',
];

test('[PATHS] all kinds are walked, or the one that is asked for', () => {
  expect(casesDue(files, undefined)).toEqual(files);
  expect(casesDue(files, '')).toEqual(files);
  expect(casesDue(files, 'price')).toEqual(['../documents/price.case.ts']);
});

test('[PATHS] a kind without a case is named', () => {
  expect(() => casesDue(files, 'purchasePrice')).toThrow('documents/purchasePrice.case.ts');
});
