import { describeFuzz } from './fuzz-tests.ts';

describeFuzz(150);
