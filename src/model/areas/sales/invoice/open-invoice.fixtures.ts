import type { InvoiceRow } from './invoice.facts.ts';

/** An issued and unpaid invoice of so much (minor units); due thirty days after it was issued on 1 April 2026. */
export function openInvoice(payable: number, over: object = {}): InvoiceRow {
  const row = {
    id: 'i1',
    type: 'invoice',
    customer: 'c1',
    currency: 'SEK',
    rate: 1_000_000,
    number: 'INV-2026-00001',
    state: {
      document: 'issued',
      payment: 'unpaid',
      credit: 'uncredited',
      dunning: 'notDue',
      delivery: 'notSent',
    },
    totals: { net: payable, vat: 0, gross: payable, perRate: [], rounding: 0, payable },
    issue: { issuedOn: '2026-04-01', dueOn: '2026-05-01', discountUntil: null, discount: 0, ocr: '1234574' },
    prepaid: [],
    setOff: 0,
    paid: [],
    credits: [],
    writtenOff: 0,
    writtenOffOn: null,
    reminders: null,
    corrects: null,
    ...over,
  };
  return row as unknown as InvoiceRow; // what figures of invoices read
}
