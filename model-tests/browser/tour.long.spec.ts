import { isWhole } from './app-walk.ts';
import { describeRealTours, describeTour, describeToursWithGaps } from './tour-tests.ts';

describeTour(['sv']);
describeRealTours(isWhole ? ['en', 'sv'] : ['en']);
describeToursWithGaps();
