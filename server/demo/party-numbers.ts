import { organisationNumberFault, vatNumberFault } from '#model/checks/single-checks.ts';

/** How many digits an organisation number has, by country. */
const lengths: Readonly<Record<string, number>> = {
  SE: 10,
  NO: 9,
  FI: 8,
  DK: 8,
  EE: 8,
  LV: 11,
  LT: 9,
  DE: 9,
};

/** What follows the digits of a VAT number. */
const endings: Readonly<Record<string, string>> = { SE: '01', NO: 'MVA' };

/** Where a VAT number has other digits than the organisation number: how many. */
const ownVat: Readonly<Record<string, number>> = { EE: 9, LT: 9, DE: 9 };

interface PartyNumbers {
  readonly organisationNumber: string;
  readonly vatNumber: string;
}

/** Invented numbers of a trading partner, with the check digits of its country. */
export function partyNumbers(country: string, nth: number): PartyNumbers {
  const length = lengths[country] ?? 9;
  const vatOf = (digits: string): string => `${country}${digits}${endings[country] ?? ''}`;
  const organisationNumber = firstSound(length, nth, (text) => organisationNumberFault(text, country));
  const vatLength = ownVat[country];
  if (vatLength === undefined) return { organisationNumber, vatNumber: vatOf(organisationNumber) };
  const digits = firstSound(vatLength, nth, (text) => vatNumberFault(vatOf(text), country));
  return { organisationNumber, vatNumber: vatOf(digits) };
}

/** The first number without a fault among those of the `nth`; a thousand of them hold some, whatever is checked. */
function firstSound(length: number, nth: number, faultOf: (text: string) => string | null): string {
  for (let n = nth * 100; n < nth * 100 + 1000; n += 1) {
    const digits = `99${String(n).padStart(length - 2, '0')}`;
    if (faultOf(digits) === null) return digits;
  }
  throw new Error(`no number of ${length} digits passes`);
}
