/** How VAT is charged for Lagra, which is sold from Sweden to companies. */
export const taxKinds = ['domestic', 'reverseCharge', 'outside'] as const;
export type TaxKind = (typeof taxKinds)[number];

const SELLER = 'SE';
/** Basis points: electronic services have the standard rate. */
const SWEDISH_RATE = 2500;

/** Members of the EU by the prefix of their VAT numbers, where that is not the country's code. */
const vatPrefixes: Readonly<Record<string, string>> = { GR: 'EL' };
const union = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

interface Payer {
  readonly vatNumber: string;
  readonly address: { readonly country: string };
}

/**
 * [SB12] In Sweden, and where a buyer in the EU has no VAT number of their country, Swedish VAT; with one, the buyer
 * accounts for it; outside the EU none is charged. Rate in basis points.
 */
export function productTax({ vatNumber, address: { country } }: Payer): {
  readonly tax: TaxKind;
  readonly rate: number;
} {
  if (country === SELLER) return { tax: 'domestic', rate: SWEDISH_RATE };
  if (!union.has(country)) return { tax: 'outside', rate: 0 };
  const written = vatNumber.replaceAll(/[\s.-]/g, '').toUpperCase();
  const isOfCountry = new RegExp(`^${vatPrefixes[country] ?? country}[0-9A-Z+*]{2,13}$`).test(written);
  return isOfCountry ? { tax: 'reverseCharge', rate: 0 } : { tax: 'domestic', rate: SWEDISH_RATE };
}
