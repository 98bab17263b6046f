import { describeSeeds } from './simulation-tests.ts';

describeSeeds(301, 1000);
