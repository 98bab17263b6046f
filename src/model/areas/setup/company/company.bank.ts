import type { BankDetails } from './company.facts.ts';

/** What a company that is paid to no account of a kind has written there. */
export const noBank: BankDetails = { iban: '', bic: '', bankgiro: '', plusgiro: '' };
