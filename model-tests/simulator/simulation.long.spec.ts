import { describeSeeds } from './simulation-tests.ts';

describeSeeds(76, 1000);
