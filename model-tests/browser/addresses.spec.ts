import { describeAddresses, describeAddressLanguage } from './addresses-tests.ts';

// The only walk in Swedish: its drawing is proven without a browser.
describeAddresses(['sv']);
describeAddressLanguage();
