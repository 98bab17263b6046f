import { describe, expect, it } from 'vitest';
import { matchCancellations, type SoldLine } from './cancellations.ts';
import type { RetailLine } from './retail-line.ts';

const line = (number: number, quantity: number, over: Partial<RetailLine> = {}): RetailLine => ({
  number,
  invoice: String(number),
  code: 'TEAPOT',
  description: '',
  quantity,
  at: `2011-02-${String(number).padStart(2, '0')}T10:00:00.000Z`,
  price: 10_000,
  customer: '1',
  country: 'United Kingdom',
  ...over,
});
const sold = (...lines: RetailLine[]): SoldLine[] =>
  lines.map((one) => ({ line: one, cancelled: 0, cancelledBy: [] }));
const left = (sales: readonly SoldLine[]) =>
  sales.map(({ cancelled, cancelledBy }) => [cancelled, cancelledBy]);

describe('a cancellation', () => {
  it('[IM5] is taken off the latest earlier sale first, then the one before', () => {
    const sales = sold(line(1, 5000), line(2, 3000), line(9, 5000));
    expect(matchCancellations(sales, [line(5, 4000)])).toEqual([]);
    expect(left(sales)).toEqual([
      [1000, [5]],
      [3000, [5]],
      [0, []],
    ]);
  });

  it('[IM5] finds what an earlier cancellation has left', () => {
    const sales = sold(line(1, 5000));
    const [late, early] = [line(6, 3000), line(5, 4000)];
    expect(matchCancellations(sales, [late, early])).toEqual([{ line: late, reason: 'moreThanSold' }]);
    expect(left(sales)).toEqual([[4000, [5]]]);
  });

  it.each<[string, Partial<RetailLine>]>([
    ['noEarlierSale', { customer: '2' }],
    ['noEarlierSale', { code: 'CUP' }],
    ['noEarlierSale', { at: '2011-01-31T10:00:00.000Z' }],
    ['customerUnknown', { customer: null }],
    ['moreThanSold', { quantity: 5001 }],
  ])('[IM5] takes nothing: %s (%j)', (reason, over) => {
    const sales = sold(line(1, 5000));
    const cancellation = line(5, 1000, over);
    expect(matchCancellations(sales, [cancellation])).toEqual([{ line: cancellation, reason }]);
    expect(left(sales)).toEqual([[0, []]]);
  });

  it('[IM5] of the same moment as its sale finds it', () => {
    const sales = sold(line(1, 5000));
    expect(matchCancellations(sales, [line(2, 5000, { at: sales[0]?.line.at ?? '' })])).toEqual([]);
    expect(left(sales)).toEqual([[5000, [2]]]);
  });
});
