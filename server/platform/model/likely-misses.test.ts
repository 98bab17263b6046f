import { describe, expect, it } from 'vitest';
import { likelyMisses } from './likely-misses.ts';

const order = {
  customer: 'c1',
  warehouse: 'w1',
  lines: [
    { product: 'p1', note: 'x' },
    { product: 'p2', note: 'p1' },
    { product: 'p3', note: '' },
  ],
};

it('[EX11] who misses the product of one line will miss those of the others', () => {
  const wanted = likelyMisses([{ table: 'product', id: 'p1' }], [{}, order]);
  expect(wanted.map((want) => 'id' in want && want.id)).toEqual(expect.arrayContaining(['p1', 'p2', 'p3']));
});

it('[EX11] and their stock in the same warehouse, by id and by key', () => {
  const ids = likelyMisses([{ table: 'availability', id: 'p3:w1' }], [{ lines: order.lines }]);
  expect(ids).toEqual(['p3', 'p2', 'p1'].map((product) => ({ table: 'availability', id: `${product}:w1` })));
  const keys = likelyMisses([{ table: 'balance', index: 'bins', key: 'p3:w1' }], [{ lines: order.lines }]);
  expect(keys).toEqual(
    ['p3', 'p2', 'p1'].map((product) => ({ table: 'balance', index: 'bins', key: `${product}:w1` })),
  );
});

it('[EX11] what stands nowhere else is missed alone', () => {
  expect(likelyMisses([{ table: 'customer', id: 'c1' }], [order, undefined, null])).toEqual([
    { table: 'customer', id: 'c1' },
  ]);
});

describe('of lines with a bin and a lot each', () => {
  const receipt = {
    lines: [
      { id: 'l1', product: 'p1', location: 'b1', lot: { code: 'X-1' } },
      { id: 'l2', product: 'p2', location: 'b2', lot: { code: 'X-2' } },
    ],
  };

  it('[EX11] the balance of each in its own bin', () => {
    const wanted = likelyMisses([{ table: 'balance', id: 'p1:b1:l1' }], [receipt]);
    expect(wanted.map((want) => 'id' in want && want.id)).toEqual(['p1:b1:l1', 'p2:b2:l2']);
  });

  it('[EX11] and its lot by the code, whatever its case', () => {
    const wanted = likelyMisses([{ table: 'lot', index: 'code', key: 'p2:x-2' }], [receipt]);
    expect(wanted.map((want) => 'key' in want && want.key)).toEqual(['p2:x-2', 'p1:x-1']);
  });
});
