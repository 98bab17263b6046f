import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineAmount } from '#model/values/money.ts';
import type { Taxed } from './invoice-content.ts';
import { invoiceSums, type ToSum } from './invoice-sums.ts';

const at = (rate: number): Taxed => ({ category: 'S', rate });

const sums = (over: Partial<ToSum>) =>
  invoiceSums({
    pricesIncludeVat: false,
    lines: [],
    charges: [],
    prepaid: 0,
    toWhole: false,
    rate: null,
    ...over,
  });

test('[INV1] 3 × 99.99 at 25 % are 299.97, 74.99 and 374.96', () => {
  const { totals } = sums({ lines: [{ amount: lineAmount(3_000, 99_9900), vat: at(2500) }] });
  expect([totals.net, totals.vat, totals.gross, totals.payable]).toEqual([29_997, 7_499, 37_496, 37_496]);
});

test('[INV2] three lines of 9.99 with 25 % in it: 7.99 each, VAT 5.99, rounding 0.01, payable 29.97', () => {
  const line = { amount: 999, vat: at(2500) };
  const { lineNets, vat, totals } = sums({ pricesIncludeVat: true, lines: [line, line, line] });
  expect(lineNets).toEqual([799, 799, 799]);
  expect(vat).toEqual([{ category: 'S', rate: 2500, base: 2_397, amount: 599 }]);
  expect(totals).toEqual({ net: 2_397, vat: 599, gross: 2_996, prepaid: 0, rounding: 1, payable: 2_997 });
});

test('[INV1] 16 × 348.35 less 4 % at 22 % is 6,527.81', () => {
  const { totals } = sums({ lines: [{ amount: lineAmount(16_000, 348_3500, 400), vat: at(2200) }] });
  expect(totals.gross).toBe(652_781);
});

test('[INV1] VAT is of the sum of a rate, charges and discounts counted, the highest rate first', () => {
  const { vat, totals, chargeNets } = sums({
    lines: [
      { amount: 10_002, vat: at(600) },
      { amount: 10_002, vat: at(2500) },
      { amount: 10_002, vat: at(2500) },
      { amount: 5_000, vat: { category: 'K', rate: 0 } },
    ],
    charges: [
      { kind: 'freight', amount: 1_000, vat: at(2500) },
      { kind: 'discount', amount: 500, vat: at(600) },
    ],
  });
  expect(vat).toEqual([
    { category: 'S', rate: 2500, base: 21_004, amount: 5_251 },
    { category: 'S', rate: 600, base: 9_502, amount: 570 },
    { category: 'K', rate: 0, base: 5_000, amount: 0 },
  ]);
  expect(chargeNets).toEqual([1_000, 500]);
  expect([totals.net, totals.vat]).toEqual([35_506, 5_821]);
});

test('[INV3] what is to be paid is rounded to whole kronor after what was prepaid, and the VAT is as it was', () => {
  const { totals } = sums({ lines: [{ amount: 29_997, vat: at(2500) }], prepaid: 10_000, toWhole: true });
  expect(totals).toEqual({
    net: 29_997,
    vat: 7_499,
    gross: 37_496,
    prepaid: 10_000,
    rounding: 4,
    payable: 27_500,
  });
});

test('[INV4] in another currency, the VAT also stands in the company’s, from its sum', () => {
  const lines = [{ amount: 10_000, vat: at(2500) }];
  expect(sums({ lines, rate: 11_234_567 }).vatInCompanyCurrency).toBe(28_086); // 25.00 × 11.234567
  expect(sums({ lines }).vatInCompanyCurrency).toBeNull();
});

const amounts = fc.integer({ min: -10_000_000, max: 10_000_000 });
const taxed = fc.constantFrom<Taxed>(at(2500), at(1200), at(600), { category: 'G', rate: 0 });
const summed = fc.record({ amount: amounts, vat: taxed });
const invoices = fc.record({
  pricesIncludeVat: fc.boolean(),
  lines: fc.array(summed, { maxLength: 20 }),
  charges: fc.array(
    fc.record({
      kind: fc.constantFrom('freight' as const, 'discount' as const),
      amount: fc.nat(100_000),
      vat: taxed,
    }),
    { maxLength: 3 },
  ),
  prepaid: fc.nat(100_000),
  toWhole: fc.boolean(),
  rate: fc.option(fc.integer({ min: 1, max: 20_000_000 })),
});

test('[INV1] the parts are the whole', () => {
  fc.assert(
    fc.property(invoices, (invoice) => {
      const { lineNets, chargeNets, vat, totals } = invoiceSums(invoice);
      const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);
      const charged = chargeNets.map((net, n) => (invoice.charges[n]?.kind === 'discount' ? -net : net));
      expect(totals.net).toBe(sum([...lineNets, ...charged]));
      expect(totals.net).toBe(sum(vat.map(({ base }) => base)));
      expect(totals.vat).toBe(sum(vat.map(({ amount }) => amount)));
      expect(totals.gross).toBe(totals.net + totals.vat);
      expect(totals.payable).toBe(totals.gross - totals.prepaid + totals.rounding);
      expect(!invoice.toWhole || totals.payable % 100 === 0).toBe(true);
      expect(invoice.toWhole || invoice.pricesIncludeVat || totals.rounding === 0).toBe(true);
    }),
  );
});

test('[INV1] what gives an invoice back comes to what the invoice came to, below zero', () => {
  const turned = <T extends { amount: number }>(all: readonly T[]) =>
    all.map((one) => ({ ...one, amount: -one.amount }));
  const positive = (n: number): number => n + 0; // minus zero is zero
  fc.assert(
    fc.property(invoices, (invoice) => {
      const { lines, charges, prepaid } = invoice;
      const back = { ...invoice, lines: turned(lines), charges: turned(charges), prepaid: -prepaid };
      const [{ totals }, { totals: opposite }] = [invoiceSums(invoice), invoiceSums(back)];
      for (const key of ['net', 'vat', 'gross', 'rounding', 'payable'] as const)
        expect(positive(opposite[key])).toBe(positive(-totals[key]));
    }),
  );
});
