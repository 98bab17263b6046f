import { totals } from '../lines/line-totals.ts';
import { creditsOf } from '../areas/sales/sales-order/sales-order.paying.ts';
import { isOutside } from '../stock/stock.places.ts';
import { Sums, unlessSame, type BookCheck } from './books.ts';

/** [BOK11] What is worth something is what the company has: nothing is worth nothing, and no stock less than that. */
export const valuedIsOwned: BookCheck = function* (books) {
  const owned = new Sums();
  for (const { product, location, onHand } of books.rows('balance'))
    if (!isOutside(location)) owned.add(product, onHand);
  const valued = new Map([...books.rows('valuation')].map((row) => [row.id, row]));
  for (const product of new Set([...owned.keys(), ...valued.keys()])) {
    const { quantity = 0, value = 0 } = valued.get(product) ?? {};
    const about = { kind: 'product', document: product } as const;
    yield* unlessSame({ problem: 'valuedDiffers', ...about }, quantity, owned.of(product));
    if (value < 0 || (quantity === 0 && value !== 0))
      yield { problem: 'worthBelowZero', ...about, params: { quantity } };
  }
};

/** [BOK12] Nobody owes below zero: no more is credited of an order than was sold on it, and no payment takes money back. */
export const nobodyOwesBelowZero: BookCheck = function* (books) {
  for (const row of books.rows('salesOrder')) {
    const credited = creditsOf(row);
    const isPaid = (row.payments ?? []).every(({ amount }) => amount > 0);
    if (credited === 0 && isPaid) continue;
    const shipped = row.lines.map((line) => ({ ...line, quantity: line.shipped, cancelled: 0 }));
    const sold = totals({ ...row, lines: shipped }).gross;
    if (!isPaid || credited > sold)
      yield { problem: 'creditedBeyondSold', kind: 'salesOrder', document: row.id, params: {} };
  }
};
