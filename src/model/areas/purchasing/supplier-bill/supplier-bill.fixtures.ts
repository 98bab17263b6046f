import type { BillForm } from './supplier-bill.facts.ts';

/** A bill of 1,000.00 and VAT of 25 %, without lines. */
export const billFixture = (over: Partial<BillForm> & Pick<BillForm, 'supplier'>): BillForm => ({
  type: 'bill',
  supplierNumber: 'F-1001',
  billedOn: '2026-05-04',
  dueOn: '2026-06-03',
  currency: 'SEK',
  rate: 1_000_000,
  treatment: 'domestic',
  stated: { net: 1000_00, vat: 250_00, rounding: 0, payable: 1250_00 },
  payTo: { type: 'bankgiro', account: '5050-1055', bic: '' },
  paymentReference: '12345',
  notes: '',
  source: 'typed',
  lines: [],
  ...over,
});
