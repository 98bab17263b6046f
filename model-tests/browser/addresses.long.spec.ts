import { describeAddresses, describeTabs } from './addresses-tests.ts';

describeAddresses(['en']);
describeTabs(['en', 'sv']);
