import type { BankEntry } from './bank-entry-schemas.ts';

/** Money that came in; override what matters to the test. */
export const bankEntryFixture = (over: Partial<BankEntry> = {}): BankEntry => ({
  line: 1,
  reference: 'BG-1',
  booking: 'BG-1',
  endToEndId: '',
  amount: 37_496,
  currency: 'SEK',
  account: '50501055',
  isCredit: true,
  isReversal: false,
  debtor: '',
  structured: [],
  text: '',
  bookedOn: '2026-12-15',
  charges: 0,
  ...over,
});
