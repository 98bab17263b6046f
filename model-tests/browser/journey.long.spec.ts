import { describeJourney } from './journey-tests.ts';

describeJourney(['sv']);
