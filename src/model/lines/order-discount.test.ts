import { expect, test } from 'vitest';
import { withOrderDiscount } from './order-discount.ts';
import type { OrderDiscount } from './line-schemas.ts';
import { amountOfPart, reductionOf, totals } from './line-totals.ts';

const line = (quantity: number, price: number, vatRate: number, over: object = {}) => ({
  quantity,
  price,
  discount: 0,
  vatRate,
  ...over,
});

const hundreds = (...rates: readonly number[]) => rates.map((rate) => line(1_000, 100_0000, rate));
const reduced = (discount: OrderDiscount, ...rates: readonly number[]): number[] =>
  withOrderDiscount(hundreds(...rates), discount).map((one) => 10_000 - amountOfPart(one, one.quantity));

test('[LN40] 10 off 3 × 100 is 3.33, 3.34 and 3.33', () => {
  expect(reduced({ amount: 1_000 }, 2500, 2500, 2500)).toEqual([333, 334, 333]);
});

test('[LN40] each VAT rate has its share by amount, and the last part the remainder, in any order of lines', () => {
  const lines = withOrderDiscount(hundreds(2500, 1200, 2500), { amount: 1_000 });
  // 25 %: 2/3 of 10.00 is 6.67; 12 %: the rest
  expect(totals({ pricesIncludeVat: false, lines }).perRate).toEqual([
    { rate: 2500, net: 20_000 - 667, vat: 4_833 },
    { rate: 1200, net: 10_000 - 333, vat: 1_160 },
  ]);
  expect(reductionOf(lines)).toBe(1_000);
});

test('[LN40] a percentage is one of each line, and of what is not cancelled', () => {
  expect(reduced({ percent: 1_000 }, 2500, 0)).toEqual([1_000, 1_000]);
  const [half] = withOrderDiscount([line(2_000, 100_0000, 0, { cancelled: 1_000 })], { percent: 500 });
  expect(half && reductionOf([half])).toBe(500);
});

test('[LN40] charges are not reduced, nor is what costs nothing', () => {
  const lines = withOrderDiscount(
    [line(1_000, 100_0000, 0), line(1_000, 50_0000, 0, { charge: 'freight' }), line(1_000, 0, 0)],
    { amount: 5_000 },
  );
  expect(lines.map((one) => amountOfPart(one, one.quantity))).toEqual([5_000, 5_000, 0]);
  expect(withOrderDiscount([line(1_000, 0, 0)], { amount: 1 })).toEqual([line(1_000, 0, 0)]);
});

test('[LN40] what parts of all lines are reduced by adds up to all of it', () => {
  for (const discount of [1, 7, 99, 12_345, 29_999]) {
    const lines = withOrderDiscount(
      [line(3_000, 33_3300, 2500), line(7_000, 14_2900, 600), line(11_000, 9_0900, 2500)],
      { amount: discount },
    );
    for (const one of lines) {
      const parts = Array.from(
        { length: one.quantity / 1_000 },
        (_, index) => amountOfPart(one, (index + 1) * 1_000) - amountOfPart(one, index * 1_000),
      );
      expect(parts.every((part) => part >= 0)).toBe(true);
    }
    expect(reductionOf(lines)).toBe(discount);
  }
});
