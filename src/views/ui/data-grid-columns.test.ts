import { describe, expect, test } from 'vitest';
import { fittingColumns, narrowColumn, saysNothing } from './data-grid-columns.ts';
import type { Column } from './data-list-types.ts';

const column = (id: string, width: number, more: Partial<Column<never>> = {}): Column<never> => ({
  id,
  header: id,
  width,
  cell: () => id,
  ...more,
});

/** Eight pixels of the grid itself, a column of check boxes, and these. */
const columns = [
  column('number', 130),
  column('customer', 130, { card: 'subtitle' }),
  column('state', 120),
  column('invoicing', 140, { card: 'none' }),
  column('shipped', 80),
  column('total', 130, { total: '1,200' }),
  column('receive', 100, { lives: true }),
];
const fitIn = (width: number): string =>
  fittingColumns(columns, true, width)
    .map(({ id }) => id)
    .join(' ');

describe('[UI25] in a list too narrow for its columns', () => {
  test.each([
    [0, 'number customer state invoicing shipped total receive'],
    [878, 'number customer state invoicing shipped total receive'],
    [877, 'number customer state shipped total receive'],
    [737, 'number customer state total receive'],
    [600, 'number customer total receive'],
    [100, 'number customer total receive'],
  ])('of %i px those a card leaves out go first, the sum and the action never: %s', (width, shown) => {
    expect(fitIn(width)).toBe(shown);
  });
});

describe('[UI73] a column of nothing but zeros or blanks has the room of its heading', () => {
  test.each([
    ['', true],
    ['–', true],
    [null, true],
    ['0 pcs', true],
    ['kr 0.00', true],
    ['0,000', true],
    ['10 pcs', false],
    ['kr 0.50', false],
    ['none', false],
  ])('%o says nothing: %s', (content, expected) => {
    expect(saysNothing(column('free', 100, { align: 'end' }), content)).toBe(expected);
  });

  test('[UI73] a place called 0 is a name', () => {
    expect(saysNothing(column('bin', 100), 'A-0')).toBe(false);
  });

  test('[UI73] and no more than it had', () => {
    expect(narrowColumn(column('Outgoing', 120), 16).width).toBe(78);
    expect(narrowColumn(column('Outgoing', 60), 16).width).toBe(60);
    expect(narrowColumn(column('No', 120), 16).width).toBe(56);
  });
});
