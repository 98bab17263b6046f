import type { InvoiceContent, Taxed } from '#model/areas/sales/invoice/invoice-content.ts';
import type { Ubl, UblElements } from './ubl-xml.ts';

/** A whole number of a smaller unit as a decimal: `decimal(1050, 2)` is 10.50. At least two of its decimals are written. */
export function decimal(figure: number, places: number): string {
  const digits = String(Math.abs(figure)).padStart(places + 1, '0');
  const [whole, rest] = [digits.slice(0, -places), digits.slice(-places)];
  return `${figure < 0 ? '-' : ''}${whole}.${rest.slice(0, 2)}${rest.slice(2).replace(/0+$/, '')}`;
}

/** Minor units of a currency. */
export const amountIn = (currency: string, minor: number): Ubl => ({
  '@currencyID': currency,
  '#text': decimal(minor, 2),
});

/** A category with its rate; what is outside of VAT has none (BR-O-05). */
export const taxCategory = (
  { category, rate }: Taxed,
  why: InvoiceContent['vat'][number]['exemption'] = null,
): UblElements => ({
  'cbc:ID': category,
  'cbc:Percent': category === 'O' ? undefined : decimal(rate, 2),
  'cbc:TaxExemptionReasonCode': why?.code,
  'cbc:TaxExemptionReason': why?.text,
  'cac:TaxScheme': VAT,
});

export const VAT: UblElements = { 'cbc:ID': 'VAT' };
