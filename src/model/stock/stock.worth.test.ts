import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shared, worthLines } from './stock.worth.ts';

const product = 'bolt';

test('[ST18] a warehouse is worth its quantity at the average of all; the last cent goes to who lost most by rounding', () => {
  const stock = ['a', 'b', 'c'].map((warehouse) => ({ product, warehouse, quantity: 1000 }));
  const value = (of: number) =>
    worthLines([{ product, quantity: 3000, value: of }], stock).map((line) => line.value);
  expect(value(10_00)).toEqual([334, 333, 333]);
  expect(value(20_00)).toEqual([667, 667, 666]);
});

test('[ST18] what is worth nothing is there, and a value of nothing is not lost', () => {
  const nowhere = worthLines([{ product, quantity: 0, value: 5 }], []);
  expect(nowhere).toEqual([{ product, warehouse: null, quantity: 0, value: 5 }]);
  expect(worthLines([], [{ product, warehouse: 'a', quantity: 7 }])).toEqual([
    { product, warehouse: 'a', quantity: 7, value: 0 },
  ]);
});

test('[ST18] parts add up to the whole, and none is a cent from its exact share', () => {
  const quantities = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), quantities, (amount, of) => {
      const parts = shared(amount, of);
      const total = of.reduce((sum, one) => sum + one, 0);
      expect(parts.reduce((sum, one) => sum + one, 0)).toBe(amount);
      for (const [index, part] of parts.entries())
        expect(Math.abs(part - (amount * (of[index] ?? 0)) / total)).toBeLessThan(1);
    }),
  );
});

test('[ST18] on a past day a warehouse may have been below zero; the whole still adds up', () => {
  expect(shared(10_00, [3000, -1000])).toEqual([1500, -500]);
  expect(shared(10_00, [1000, -1000])).toEqual([1000, 0]);
});
