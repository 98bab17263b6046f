import { describeAccount } from './account-tests.ts';

describeAccount(['en', 'sv']);
