import fc from 'fast-check';
import { expect, test } from 'vitest';
import { voucherRest } from '#model/areas/setup/account/voucher.ts';
import { invoiceFixture, lineFixture, standard, summed } from './invoice-content.fixtures.ts';
import type { InvoiceContent } from './invoice-content.ts';
import { invoiceVoucher, type Booking } from './invoice-voucher.ts';

const booking = (over: Partial<Booking> = {}): Booking => ({
  series: 'F',
  text: 'Faktura 12345 Kund AB',
  accounts: {
    receivables: '1510',
    advances: '2420',
    rounding: '3740',
    sales: (sold) => ('kind' in sold && sold.kind === 'freight' ? '3520' : '3001'),
    vat: ({ rate }) => (rate === 2500 ? '2611' : '2621'),
  },
  rate: null,
  ...over,
});
const booked = (invoice: Partial<InvoiceContent>, over: Partial<Booking> = {}) =>
  invoiceVoucher(invoiceFixture(invoice), booking(over)).rows.map(
    ({ account, amount }) => `${account} ${amount}`,
  );

test('[INV10] what is owed is in debit, what was sold and its VAT in credit', () => {
  expect(booked({})).toEqual(['1510 37496', '3001 -29997', '2611 -7499']);
});

test('[INV10] charges, discounts, rounding and what was prepaid have their accounts', () => {
  const food = { ...standard, rate: 1200 };
  const sums = summed(
    [lineFixture(), lineFixture({ vat: food })],
    [
      { kind: 'freight', text: 'Frakt', amount: 5_000, vat: standard },
      { kind: 'discount', text: 'Rabatt', amount: 1_000, vat: standard },
    ],
    { prepaid: 10_000, toWhole: true },
  );
  // 639.94 and 84.99 + 36.00 of VAT: 760.93, less 100.00, rounded to 661.00
  expect(booked(sums)).toEqual([
    '1510 66100',
    '2420 10000',
    '3001 -58994',
    '3520 -5000',
    '2611 -8499',
    '2621 -3600',
    '3740 -7',
  ]);
});

test('[INV10] a credit note is the other way round', () => {
  expect(booked({ type: 'creditNote' })).toEqual(['1510 -37496', '3001 29997', '2611 7499']);
});

test('[INV10] in the company’s currency, what converting leaves over is rounding', () => {
  // 374.96, 299.97 and 74.99 at 11.234567: 4,212.51, 3,370.03 and 842.48
  expect(booked({ currency: 'EUR' }, { rate: 11_234_567 })).toEqual([
    '1510 421251',
    '3001 -337003',
    '2611 -84248',
  ]);
  const [rounding] = booked(
    { currency: 'EUR', ...summed([lineFixture({ quantity: 1_000, price: 1_0000, net: 100, discount: 0 })]) },
    { rate: 11_234_567 },
  ).slice(-1);
  expect(rounding).toMatch(/^(2611|3740)/);
});

test('[INV10] a voucher comes to zero, and with that of its credit note to nothing on any account', () => {
  const nets = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(
      nets,
      fc.option(fc.integer({ min: 1, max: 20_000_000 })),
      fc.boolean(),
      (all, rate, toWhole) => {
        const sums = summed(
          all.map((net) => lineFixture({ quantity: 1_000, price: net * 100, net, discount: 0 })),
          [],
          { toWhole },
        );
        const issued = invoiceVoucher(invoiceFixture(sums), booking({ rate }));
        const credited = invoiceVoucher(invoiceFixture({ ...sums, type: 'creditNote' }), booking({ rate }));
        expect(voucherRest(issued)).toBe(0);
        expect(credited.rows).toEqual(issued.rows.map((row) => ({ ...row, amount: -row.amount })));
      },
    ),
  );
});
