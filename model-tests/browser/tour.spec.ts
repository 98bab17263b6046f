import { describeTour } from './tour-tests.ts';

describeTour(['en']);
