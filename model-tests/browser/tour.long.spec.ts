import { isWhole } from './app-walk.ts';
import { describeRealTours, describeTour, describeToursWithGaps } from './tour-tests.ts';

describeTour(['en', 'sv']);
describeRealTours(isWhole ? ['en', 'sv'] : ['en']);
describeToursWithGaps();
