import { expect, it } from 'vitest';
import { countByReason } from '../rejections.ts';
import { RetailReader, type RetailReading } from './retail-reading.ts';
import {
  retailCells,
  smallTrade,
  smallTradeReasons,
  smallTradeTaken,
  type RetailCells,
} from './retail.fixtures.ts';

function readingOf(lines: readonly Partial<RetailCells>[]): RetailReading {
  const reader = new RetailReader();
  for (const [index, over] of lines.entries()) reader.take({ number: index + 2, cells: retailCells(over) });
  return reader.reading();
}

it('[IM2] every line is planned or rejected, with its reason', () => {
  const { read, plan, rejections } = readingOf(smallTrade);
  const reasons = Object.fromEntries(countByReason(rejections).map(({ reason, lines }) => [reason, lines]));
  const sold = plan.orders.flatMap((order) => order.lines);
  const cancelling = new Set(sold.flatMap((line) => line.cancelledBy));
  expect(reasons).toEqual(smallTradeReasons);
  expect(sold.length + cancelling.size).toBe(smallTradeTaken);
  expect(read).toBe(smallTradeTaken + rejections.length);
});

it('[IM6] an invoice is one order of its first line’s moment and customer; others’ lines are rejected', () => {
  const { plan, rejections } = readingOf([
    { code: 'CUP', date: '2011-02-01 09:31:00' },
    {},
    { code: 'PLATE', customer: '10002' },
    { invoice: '700000', customer: '', country: 'EIRE' },
  ]);
  expect(
    plan.orders.map(({ invoice, at, customer, lines }) => [invoice, at, customer, lines.length]),
  ).toEqual([
    ['700000', '2011-02-01T09:30:00.000Z', 'CASH EIRE', 1],
    ['700001', '2011-02-01T09:30:00.000Z', '10001', 2],
  ]);
  expect(rejections).toMatchObject([{ line: 4, reason: 'otherCustomer' }]);
  expect(plan.customers).toEqual([
    { number: 'CASH EIRE', name: 'Cash sales, EIRE', country: 'EIRE' },
    { number: '10001', name: 'Customer 10001', country: 'United Kingdom' },
  ]);
});

it('[IM4] a product has its most frequent name and price, whatever the case of its code', () => {
  const { plan } = readingOf([
    { code: 'cup', description: '', price: '1' },
    { code: 'CUP', description: 'RED CUP', price: '2' },
    { code: 'Cup', description: 'RED CUP', price: '2' },
    { code: 'CUP', description: 'damaged', price: '3' },
    { code: 'DOT', description: 'DOTCOM POSTAGE' },
  ]);
  expect(plan.products).toEqual([
    { code: 'CUP', name: 'RED CUP', service: false, price: 20_000 },
    { code: 'DOT', name: 'DOTCOM POSTAGE', service: true, price: 42_500 },
  ]);
});

it('[IM7] what leaves stock is what was sold and not cancelled, without services', () => {
  expect(Object.fromEntries(readingOf(smallTrade).plan.shipped)).toEqual({ TEAPOT: 7000, CUP: 24_000 });
});
