import { test } from 'vitest';
import { expectNothingLeftOfBills, expectOneValue } from './billed-values.fixtures.ts';

test('[ST27, SBL5, SBL8, SBL9, SBL10, SBL11, GR53] value of stock, its layers and the ledger are one, and what is billed is in stock, in cost of goods or accrued, whatever is bought, billed, credited, landed, corrected, sent back and reversed, in any currency', () => {
  expectOneValue({ seed: 51, numRuns: 50, longest: 30 });
});

test('[SBL11, LC8] with every bill and landed cost reversed, stock is worth what it is without them, but for half a minor unit for each change of value that was rounded', () => {
  expectNothingLeftOfBills({ seed: 51, numRuns: 40, longest: 30 });
});
