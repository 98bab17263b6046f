import { expect, test } from 'vitest';
import { usualPrice } from '../areas/sales/sales-order/sales-order.prices.ts';
import { MOST_PRICE, MOST_QUANTITY } from '../values/schemas.ts';
import { amountAt, unitCostAt } from '../values/unit-cost.ts';
import { totals } from './line-totals.ts';

const line = (quantity: number, price: number, vatRate: number, over: object = {}) => ({
  quantity,
  price,
  discount: 0,
  vatRate,
  ...over,
});

test('[SO18] line amounts are rounded one by one, VAT once per rate', () => {
  // 3 × 0.335 = 1.005 → 1.01, twice; 25 % of 2.02 = 0.505 → 0.51; 1.5 × 10.00 − 10 % = 13.50; 6 % = 0.81
  const lines = [
    line(3_000, 3_350, 2500),
    line(3_000, 3_350, 2500),
    line(1_500, 10_0000, 600, { discount: 1000 }),
  ];
  expect(totals({ pricesIncludeVat: false, lines })).toEqual({
    net: 1_552,
    vat: 132,
    gross: 1_684,
    perRate: [
      { rate: 2500, net: 202, vat: 51 },
      { rate: 600, net: 1_350, vat: 81 },
    ],
  });
});

test('[SO18] prices with VAT keep their gross, and cancelled quantities do not count', () => {
  // 5 of 8 × 9.99 = 49.95 with 25 %: net 39.96
  const lines = [line(8_000, 9_9900, 2500, { cancelled: 3_000 })];
  expect(totals({ pricesIncludeVat: true, lines })).toEqual({
    net: 3_996,
    vat: 999,
    gross: 4_995,
    perRate: [{ rate: 2500, net: 3_996, vat: 999 }],
  });
});

test('[SO8] parts with rates of their own share the rounded amount of their line', () => {
  // 3 × 0.335 = 1.005 → 1.01: one piece 0.34 at 12 %, the rest 0.67 at 6 %
  const taxed = [{ quantity: 1_000, vatRate: 1200 }];
  expect(totals({ pricesIncludeVat: false, lines: [line(3_000, 3_350, 600, { taxed })] })).toEqual({
    net: 101,
    vat: 8,
    gross: 109,
    perRate: [
      { rate: 1200, net: 34, vat: 4 },
      { rate: 600, net: 67, vat: 4 },
    ],
  });
});

test('[LN7] forms show what they calculate from any figures that can be typed, though it is not saved', () => {
  const lines = [line(MOST_QUANTITY, MOST_PRICE, 2500), line(MOST_QUANTITY, MOST_PRICE, 600)];
  const shown = [
    ...Object.values(totals({ pricesIncludeVat: true, lines })).filter(
      (figure) => typeof figure === 'number',
    ),
    amountAt(totals({ pricesIncludeVat: false, lines }).gross, MOST_PRICE),
    usualPrice(MOST_PRICE, 2500, { inCompanyCurrency: false, rate: 1, pricesIncludeVat: true }),
    unitCostAt(MOST_PRICE, 0, MOST_PRICE),
  ];
  expect(shown.every((figure) => Number.isFinite(figure))).toBe(true);
});
