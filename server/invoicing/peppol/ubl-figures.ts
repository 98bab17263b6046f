import type { InvoiceContent, Taxed } from '#model/areas/sales/invoice/invoice-content.ts';
import { decimal } from '../decimal.ts';
import type { Ubl, UblElements } from './ubl-xml.ts';

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
