import type { InvoiceParty } from './invoice-content.ts';

/** Schemes of ISO 6523 that a country's organisation numbers are known by. */
const schemes: Readonly<Record<string, string>> = {
  SE: '0007',
  NO: '0192',
  DK: '0184',
  FI: '0212',
  EE: '0191',
  IS: '0196',
};

/**
 * The organisation number of a party as e-invoices have it, without spaces and hyphens, and the scheme it is of; no scheme
 * where the country has none here. Sources: Peppol code list of participant identifier schemes; SE-R-004, DK-R-014,
 * IS-R-002, NL-R-003.
 */
export function registeredNumber({
  organisationNumber,
  address,
}: Pick<InvoiceParty, 'organisationNumber' | 'address'>): {
  readonly scheme: string | null;
  readonly id: string;
} {
  if (address.country === 'NL') return dutchNumber(organisationNumber);
  const scheme = schemes[address.country] ?? null;
  const id = scheme === null ? organisationNumber.trim() : organisationNumber.replaceAll(/[\s-]/g, '');
  return { scheme, id };
}

/** That of the chamber of commerce (KVK), eight digits, or of a public body (OIN), twenty. */
function dutchNumber(organisationNumber: string): ReturnType<typeof registeredNumber> {
  const id = organisationNumber.replaceAll(/[\s.-]/g, '');
  return { scheme: /^\d{20}$/.test(id) ? '0190' : '0106', id };
}
