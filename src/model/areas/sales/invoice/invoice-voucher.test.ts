import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookVoucher } from '#model/areas/setup/posting-rule/book-voucher.ts';
import { builtInBooks } from '#model/areas/setup/posting-rule/built-in-books.fixtures.ts';
import { invoiceFixture, lineFixture, standard, summed } from './invoice-content.fixtures.ts';
import type { InvoiceContent } from './invoice-content.ts';
import { invoiceVoucher, restOf, type Booking } from './invoice-voucher.ts';

const booking = (over: Partial<Booking> = {}): Booking => ({
  series: 'F',
  text: 'Faktura 12345 Kund AB',
  soldAs: (sold) => ({ purpose: 'kind' in sold && sold.kind === 'freight' ? 'freight' : 'sales' }),
  rate: 1_000_000,
  ...over,
});

function booked(invoice: Partial<InvoiceContent>, over: Partial<Booking> = {}): string[] {
  const { voucher } = voucherOf(invoice, over);
  return voucher.rows.map(({ account, amount }) => `${account} ${amount}`);
}

function voucherOf(invoice: Partial<InvoiceContent>, over: Partial<Booking> = {}) {
  const found = bookVoucher(builtInBooks(), invoiceVoucher(invoiceFixture(invoice), booking(over)));
  if (found.refusals) throw new Error(JSON.stringify(found.refusals));
  return found;
}

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
    '3001 -28997',
    '3002 -29997',
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
  // 0.06, 0.05 and 0.01 at 0.5: 0.03, 0.03 (from 0.025) and 0.01 (from 0.005)
  const sums = summed([lineFixture({ quantity: 1_000, price: 500, net: 5, discount: 0 })]);
  expect(booked({ currency: 'EUR', ...sums }, { rate: 500_000 })).toEqual([
    '1510 3',
    '3001 -3',
    '2611 -1',
    '3740 1',
  ]);
});

test('[INV12] VAT of one rate that is of two treatments is rounded once, and each has its part of it on its account', () => {
  // 0.02 of each at 25 %: 0.01 of VAT together, where each alone would have as much.
  const abroad = { ...standard, treatment: 'euConsumer' as const };
  const one = { quantity: 1_000, price: 200, net: 2, discount: 0 };
  const sums = summed([lineFixture(one), lineFixture({ ...one, vat: abroad })]);
  expect(booked(sums)).toEqual(['1510 5', '3001 -2', '3106 -2', '2611 -1']);
  const more = summed([lineFixture(), lineFixture({ vat: abroad })]);
  // 299.97 of each: 149.99 (from 149.985) together, 74.99 (from 74.9925) of the first
  expect(booked(more)).toEqual(['1510 74993', '3001 -29997', '3106 -29997', '2611 -7499', '2670 -7500']);
});

test('[PRU7] an account that is missing is named, and nothing is asked for where nothing is posted', () => {
  const lacking = builtInBooks(['vatOut', 'advances', 'rounding']);
  const found = bookVoucher(lacking, invoiceVoucher(invoiceFixture(), booking()));
  expect(found.refusals).toEqual([
    {
      code: 'accountMissingFor',
      params: { purpose: 'vatOut', treatment: 'domestic', rate: 2500, category: '–', categorySv: '–' },
    },
  ]);
});

test('[INV10] a voucher comes to zero, and with that of its credit note to nothing on any account', () => {
  const nets = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(nets, fc.integer({ min: 1, max: 20_000_000 }), fc.boolean(), (all, rate, toWhole) => {
      const sums = summed(
        all.map((net) => lineFixture({ quantity: 1_000, price: net * 100, net, discount: 0 })),
        [],
        { toWhole },
      );
      const issued = invoiceVoucher(invoiceFixture(sums), booking({ rate }));
      const credited = invoiceVoucher(invoiceFixture({ ...sums, type: 'creditNote' }), booking({ rate }));
      expect(restOf(issued.posted)).toBe(0);
      expect(credited.posted.map(({ amount }) => 0 - amount)).toEqual(
        issued.posted.map(({ amount }) => amount + 0),
      );
    }),
  );
});
