import { describeAddresses, describeAddressLanguage } from './addresses-tests.ts';

// The one walk in Swedish: what is drawn in it is proven without a browser.
describeAddresses(['sv']);
describeAddressLanguage();
