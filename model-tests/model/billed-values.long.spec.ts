import { test } from 'vitest';
import {
  expectNothingLeftOfBills,
  expectOneValue,
} from '#machines/areas/purchasing/supplier-bill/billed-values.fixtures.ts';

const seeds = [51, 7000, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89];

test.each(seeds)(
  '[ST27, SBL8, SBL9, SBL10, SBL11, GR53] value of stock, its layers and the ledger are one, and nothing is left that is not billed, over 500 walks from seed %i',
  (seed) => {
    expectOneValue({ seed, numRuns: 500, longest: 50 });
  },
);

test.each(seeds)(
  '[SBL11, LC8] nothing is left of bills and landed costs that are reversed, over 100 walks from seed %i',
  (seed) => {
    expectNothingLeftOfBills({ seed, numRuns: 100, longest: 50 });
  },
);
