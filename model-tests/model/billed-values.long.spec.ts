import { describeBilledValues } from './billed-values-tests.ts';

const seeds = [51, 7000, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89];

for (const seed of seeds) describeBilledValues({ seed, runs: 500, longest: 40 });
