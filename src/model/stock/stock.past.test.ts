import { describe, expect, test } from 'vitest';
import { changesIn, firstPossible } from './stock.past.ts';

const days = (changes: Record<string, number>): ReadonlyMap<string, number> =>
  new Map(Object.entries(changes).map(([day, change]) => [`2026-05-${day}`, change]));
const possible = (onHand: number, changes: Record<string, number>, on: string): string | null =>
  firstPossible(onHand, days(changes), `2026-05-${on}`)?.slice(-2) ?? null;

describe('[ST24] the first day on which goods could have left', () => {
  test.each([
    ['they lay there that day', 7, { '02': 10 }, '03', null],
    ['they came that day', 7, { '02': 10 }, '02', null],
    ['they came later', 7, { '04': 10 }, '03', '04'],
    ['some came later, and not all lay there before', 3, { '02': 4, '05': 6 }, '03', '05'],
    ['some came later, and enough lay there before', 6, { '02': 7, '05': 6 }, '03', null],
    ['they lay there, were gone, and others came', 1, { '02': 5, '04': -5, '06': 6 }, '02', '06'],
    ['what came and what went is of one day', 0, { '04': 0 }, '03', null],
  ])('%s', (_, onHand, changes, on, day) => {
    expect(possible(onHand, changes, on)).toBe(day);
  });
});

test('[ST24] goods lie in the company’s places, on their way too, not outside', () => {
  const move = { product: 'bolt', quantity: 5, line: null };
  const data = {
    effectiveAt: '2026-05-04T08:00:00.000Z',
    source: { kind: 'movement', document: 'm' },
    moves: [
      { ...move, from: 'bin', to: 'transit' },
      { ...move, from: 'supplier', to: 'bin', lot: 'L1' },
    ],
  };
  const told = changesIn([
    { kind: 'stock', type: 'moved', data },
    { kind: 'stock', type: 'valued', data: {} },
  ]);
  expect(told.map(({ location, lot, change }) => [location, lot, change])).toEqual([
    ['bin', undefined, -5],
    ['transit', undefined, 5],
    ['bin', 'L1', 5],
  ]);
});
