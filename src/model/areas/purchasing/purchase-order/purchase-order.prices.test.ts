import { expect, test } from 'vitest';
import { priceOnOrder } from './purchase-order.prices.ts';

const order = (currency: string, rate: number) => ({ currency, companyCurrency: 'SEK', rate });

test.each([
  ["as it is, in the supplier's own currency", 'EUR', order('EUR', 11_500_000), 10_0000],
  ["at the rate, of a supplier in the company's currency", 'SEK', order('EUR', 11_500_000), 8_696],
  ["not at all, where the supplier's rate is not known", 'EUR', order('SEK', 1_000_000), null],
  ['not at all, between two foreign currencies', 'EUR', order('USD', 10_100_000), null],
])('[PO16] a price of 10 comes to an order %s', (_, supplier, terms, price) => {
  expect(priceOnOrder(10_0000, supplier, terms)).toBe(price);
});
