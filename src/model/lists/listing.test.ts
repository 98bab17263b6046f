import { expect, test } from 'vitest';
import { compare } from '../values/order.ts';
import { listings } from '../listings.ts';
import { sortKeysOf } from './sort-key.ts';
import { valueOf, type Listing } from './listing.ts';

const numbered = [...listings.values()].filter((listing) => Object.hasOwn(listing.sorts, 'number'));

/** Numbers of documents, the last of a list that begins with the newest first. */
function sorted(listing: Listing, rows: readonly { number: string | null; createdAt: string }[]): string[] {
  const { wholeKeyOf } = sortKeysOf('en');
  const keyOf = (row: object): string =>
    wholeKeyOf(String(valueOf(listing, 'number', row as never, () => undefined)));
  return rows
    .toSorted((a, b) => compare(keyOf(a), keyOf(b)))
    .map(({ number, createdAt }) => number ?? createdAt);
}

test.each(numbered.map((listing) => [listing.table, listing] as const))(
  '[LI58] %s without a number come after all others where the newest number is first, the newest of them first',
  (_, listing) => {
    const createdAt = '2026-05-04T08:00:00.000Z';
    const rows = [
      { number: null, createdAt: '2026-05-05T08:00:00.000Z' },
      { number: 'SO-2026-00010', createdAt },
      { number: '7', createdAt },
      { number: null, createdAt: '2026-05-04T09:00:00.000Z' },
      { number: 'SO-2026-00009', createdAt },
    ];
    expect(sorted(listing, rows)).toEqual([
      '2026-05-04T09:00:00.000Z',
      '2026-05-05T08:00:00.000Z',
      '7',
      'SO-2026-00009',
      'SO-2026-00010',
    ]);
  },
);
