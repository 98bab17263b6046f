import { expect, test } from 'vitest';
import { chancesOf, quoteFigures } from './sales-order.quotes.ts';

const quote = { number: 'QT-1', revision: 1, by: 'phone', on: '2026-05-01', earlier: [] } as const;
const row = (commercial: string, over: object = {}) => ({
  customer: 'c',
  revision: commercial === 'confirmed' ? 1 : 0,
  state: { commercial },
  quote,
  changedAt: '2026-05-03T08:00:00.000Z',
  ...over,
});

test('[SO81] a chance is what was won of all quotes to the customer, also in parts', () => {
  const part = { ...quote, parts: [{ order: 'o', lines: [{ line: 'l', quantity: 1000 }] }] };
  const rows = [
    row('confirmed'),
    row('lost'),
    row('quoted'),
    row('quoted', { quote: part }),
    row('ordered'),
    row('draft', { quote: undefined }),
    row('expired', { customer: 'd' }),
  ];
  expect([...chancesOf(rows)]).toEqual([
    ['c', { won: 3, all: 5 }],
    ['d', { won: 0, all: 1 }],
  ]);
});

test('[SO81] those that expire within a week end today at the earliest; won lately is within thirty days', () => {
  const until = (validUntil: string) => row('quoted', { validUntil });
  const rows = [
    until('2026-05-03'),
    until('2026-05-04'),
    until('2026-05-10'),
    until('2026-05-11'),
    row('confirmed', { quote: { ...quote, accepted: { at: '2026-04-03T23:00:00.000Z', by: 'u' } } }),
    row('confirmed', { quote: { ...quote, accepted: { at: '2026-04-04T08:00:00.000Z', by: 'u' } } }),
  ];
  expect(quoteFigures(rows, '2026-05-04')).toEqual({ waiting: 4, expiring: 2, won: 1, all: 6 });
});
