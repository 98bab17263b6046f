import { describeFuzz } from './fuzz-tests.ts';

describeFuzz(4000);
