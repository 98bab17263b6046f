import { describeAddresses } from './addresses-tests.ts';

describeAddresses(['en']);
