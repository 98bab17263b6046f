import { describeBilledValues } from './billed-values-tests.ts';

describeBilledValues({ seed: 51, runs: 60, longest: 30 });
