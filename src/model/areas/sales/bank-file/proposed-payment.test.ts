import { expect, test } from 'vitest';
import type { Reader } from '#model/engine/reader.ts';
import type { InvoiceRow } from '../invoice/invoice.facts.ts';
import { ocrOf } from '../invoice/ocr.ts';
import { openInvoice } from '../invoice/open-invoice.fixtures.ts';
import type { BankEntry } from './bank-entry-schemas.ts';
import { bankEntryFixture } from './bank-entry.fixtures.ts';
import { matchEntries } from './match-entries.ts';
import { paymentOf, payerOf, toMatch, type Payer } from './proposed-payment.ts';

const on = '2026-04-15';
const entry = (over: Partial<BankEntry>): BankEntry =>
  bankEntryFixture({ structured: ['1234574'], bookedOn: on, ...over });

const reading = (rows: readonly InvoiceRow[]): Reader =>
  ({
    get: (_: string, id: string) => rows.find((row) => row.id === id),
    by: (_: string, __: string, customer: string) => rows.filter((row) => row.customer === customer),
  }) as unknown as Reader; // of invoices alone

function proposed(rows: readonly InvoiceRow[], one: BankEntry, chosen?: Payer) {
  const view = reading(rows);
  const [proposal] = matchEntries(
    [one],
    toMatch(
      rows,
      () => 'Kund AB',
      () => 0,
    ),
    (currency) => ({ SEK: 1_000_000, EUR: 11_250_000 })[currency] ?? null,
  );
  if (!proposal) throw new Error('no proposal');
  const payer = chosen ?? payerOf(view, proposal);
  const isChosen = chosen !== undefined;
  return payer && paymentOf(view, { entry: one, proposal, payer, isChosen, rate: 1_000_000 });
}

const OTHER = ocrOf('23456') ?? '';
const first = openInvoice(100_00);
const second = openInvoice(250_00, {
  id: 'i2',
  number: 'INV-2026-00002',
  issue: { ...first.issue, ocr: OTHER },
});

test('[BNK7] an invoice that its reference names is paid, by the reference of the bank', () => {
  expect(proposed([first, second], entry({ amount: 250_00, structured: [OTHER] }))).toMatchObject({
    customer: 'c1',
    direction: 'in',
    on,
    amount: 250_00,
    source: 'file',
    bankReference: 'BG-1',
    reference: OTHER,
    allocations: [{ invoice: 'i2', amount: 250_00, less: null }],
  });
});

test('[BNK7] öre, a discount in time and a fee of the bank close the invoice with their reasons', () => {
  const discounted = openInvoice(100_00, {
    issue: { ...first.issue, discountUntil: '2026-04-20', discount: 200 },
  });
  const less = (row: InvoiceRow, over: Partial<BankEntry>) =>
    proposed([row], entry(over))?.allocations[0]?.less;
  expect(less(first, { amount: 99_60 })).toEqual({ kind: 'rounding', amount: 40 });
  expect(less(discounted, { amount: 98_00 })).toEqual({ kind: 'discount', amount: 2_00 });
  expect(less(first, { amount: 85_00, charges: 15_00 })).toEqual({ kind: 'fee', amount: 15_00 });
  expect(less(first, { amount: 60_00 })).toBeNull();
});

test('[BNK7] who is chosen pays the invoice that was chosen first, and then the oldest', () => {
  const chosen = { customer: 'c1', invoice: 'i2' };
  expect(proposed([first, second], entry({ amount: 300_00, structured: [] }), chosen)?.allocations).toEqual([
    { invoice: 'i2', amount: 250_00, less: null },
    { invoice: 'i1', amount: 50_00, less: null },
  ]);
});

test('[BNK7] nothing is proposed for invoices of several customers, nor for money that nothing names', () => {
  const other = { ...second, customer: 'c2' };
  expect(proposed([first, other], entry({ amount: 350_00, structured: ['1234574', OTHER] }))).toBeNull();
  expect(proposed([first], entry({ amount: 12_00, structured: [] }))).toBeNull();
});

test('[BNK10] an invoice in another currency is paid at the rate that it is proposed with, and asked for without a rate', () => {
  const euros = openInvoice(156_25, { currency: 'EUR', rate: 11_000_000 });
  const money = entry({ amount: 1_780_00, instructed: { amount: 156_25, currency: 'EUR' } });
  expect(proposed([euros], money)).toMatchObject({
    customer: 'c1',
    amount: 1_780_00,
    currency: 'SEK',
    rate: 1_000_000,
    allocations: [{ invoice: 'i1', amount: 1_780_00, settles: 156_25, less: null }],
  });
  const dollars = openInvoice(156_25, { currency: 'USD' });
  expect(proposed([dollars], money)).toMatchObject({ customer: 'c1', allocations: [] });
});

test("[BNK6] money for an invoice that is paid already is its customer's, and pays nothing", () => {
  const paid = {
    ...first,
    prepaid: [{ amount: 100_00, on, order: 'o', payment: 'p' }],
  } as unknown as InvoiceRow; // what is open of it
  expect(proposed([paid], entry({ amount: 100_00 }))).toMatchObject({ customer: 'c1', allocations: [] });
});
