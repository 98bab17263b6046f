import { expect, test } from 'vitest';
import { blockCells } from './block-cells.ts';

const columns = ['name', 'role', 'phone'];

test('[UI1] a block covers the cells to the right and below, and leaves those that it has nothing for', () => {
  const block = [
    ['Eva', '', 'too far'],
    ['Ove', 'Store'],
  ];
  expect(blockCells(block, { line: 3, column: 'role' }, columns)).toEqual([
    { line: 3, column: 'role', text: 'Eva' },
    { line: 4, column: 'role', text: 'Ove' },
    { line: 4, column: 'phone', text: 'Store' },
  ]);
});

test('[UI1] a block in a column that takes no text begins at the first that does', () => {
  expect(blockCells([['Eva', 'Sales']], { line: 0, column: 'picture' }, columns)).toEqual([
    { line: 0, column: 'name', text: 'Eva' },
    { line: 0, column: 'role', text: 'Sales' },
  ]);
});
