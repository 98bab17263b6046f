import { describeSeeds } from './simulation-tests.ts';

describeSeeds(151, 1000);
