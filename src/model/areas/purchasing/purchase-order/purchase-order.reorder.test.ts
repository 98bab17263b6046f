import { expect, test } from 'vitest';
import { draftsFor, quantityToOrder } from './purchase-order.reorder.ts';

test.each([
  ['what is needed', 755_000, 0, { minimum: 0, multiple: 1 }, 755_000],
  ['whole multiples', 755_000, 0, { minimum: 0, multiple: 50_000 }, 800_000],
  ["no less than the supplier's minimum", 5_000, 0, { minimum: 12_000, multiple: 5_000 }, 15_000],
  ['only what is on no draft', 755_000, 700_000, { minimum: 0, multiple: 50_000 }, 100_000],
  ['nothing that drafts cover', 755_000, 755_000, { minimum: 12_000, multiple: 1 }, 0],
])('[PO17] %s is proposed', (_, needed, onDrafts, buying, quantity) => {
  expect(quantityToOrder(needed, onDrafts, { unit: 'pcs', ...buying })).toBe(quantity);
});

test('[PO17] what is bought in boxes is proposed in whole boxes', () => {
  const orderedIn = { unit: 'box', numerator: 12, denominator: 1 };
  const buying = { minimum: 0, multiple: 5_000, unit: 'pcs' };
  expect(quantityToOrder(13_000, 0, { ...buying, orderedIn })).toBe(24_000);
  expect(quantityToOrder(13_500, 0, { ...buying, multiple: 1 })).toBe(14_000);
});

test('[PO18] each supplier and warehouse gets one draft', () => {
  const wish = (product: string, supplier: string, warehouse: string) => ({
    product,
    supplier,
    warehouse,
    quantity: 1_000,
  });
  const wishes = [wish('a', 's1', 'w1'), wish('b', 's2', 'w1'), wish('c', 's1', 'w1'), wish('a', 's1', 'w2')];
  const drafts = draftsFor(wishes).map(({ supplier, warehouse, wishes: own }) => [
    supplier,
    warehouse,
    own.map(({ product }) => product).join(),
  ]);
  expect(drafts).toEqual([
    ['s1', 'w1', 'a,c'],
    ['s2', 'w1', 'b'],
    ['s1', 'w2', 'a'],
  ]);
});
