import { expect, test } from 'vitest';
import { countCells, freshLine } from '#views/areas/purchasing/goods-receipt/goods-receipt-count.ts';
import { withBlock, withCodes } from './count-lines.ts';

const lines = [freshLine('1', 'bolt', null), freshLine('2', 'nut', null)];
const said = (all: readonly ReturnType<typeof freshLine>[]) =>
  all.map(({ product, quantity, rejected, wrong }) => [product, quantity, rejected, wrong]);

test('[DP17] a block is counted from one cell on, and what lies past the last line is left out', () => {
  const block = [['4', '1'], ['x'], ['9']];
  expect(said(withBlock(countCells, lines, block, { line: 0, column: 'quantity' }, 'en'))).toEqual([
    ['bolt', 4000, 1000, {}],
    ['nut', 0, 0, { quantity: 'x' }],
  ]);
  expect(said(withBlock(countCells, lines, [['2']], { line: 1, column: 'rejected' }, 'en'))).toEqual([
    ['bolt', 0, 0, {}],
    ['nut', 0, 2000, {}],
  ]);
});

test('[DP17] codes with figures are counted on their lines, others are added, and unknown ones named', () => {
  const ids: Readonly<Record<string, string>> = { 'B-1': 'bolt', 'W-1': 'washer' };
  const result = withCodes(
    countCells,
    lines,
    [
      ['B-1', '3', '1'],
      ['W-1', '7'],
      ['X-1', '2'],
      ['B-1', '5'],
    ],
    { locale: 'en', productOf: (code) => ids[code], fresh: (product) => freshLine('3', product, null) },
  );
  expect(said(result.lines)).toEqual([
    ['bolt', 5000, 1000, {}],
    ['nut', 0, 0, {}],
    ['washer', 7000, 0, {}],
  ]);
  expect(result.unknown).toEqual(['X-1']);
});
