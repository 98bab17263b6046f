import { isInUnion } from '#model/vat/union.ts';
import { vatPrefixOf, vatStateOf } from '#model/vat/vat-number-form.ts';

/** How VAT is charged for Lagra, which is sold from Sweden to companies. */
export const taxKinds = ['domestic', 'reverseCharge', 'outside'] as const;
export type TaxKind = (typeof taxKinds)[number];

const SELLER = 'SE';
/** Basis points: electronic services have the standard rate. */
const SWEDISH_RATE = 2500;

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
  if (!isInUnion(country)) return { tax: 'outside', rate: 0 };
  return vatStateOf(vatNumber, country) === vatPrefixOf(country)
    ? { tax: 'reverseCharge', rate: 0 }
    : { tax: 'domestic', rate: SWEDISH_RATE };
}
