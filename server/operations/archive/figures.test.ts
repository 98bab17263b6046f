import { expect, test } from 'vitest';
import { differencesOf } from './figures.ts';

const figures = (tables: Record<string, { rows: number; open: number }>) => ({ onHand: 1, value: 2, tables });

test('[CX7] figures are compared table by table, as far as the export knew them', () => {
  const expected = figures({ product: { rows: 2, open: 2 }, order: { rows: 1, open: 0 } });
  const found = figures({ product: { rows: 1, open: 2 }, line: { rows: 5, open: 5 } });
  expect(differencesOf(expected, found)).toEqual(['product: 1 instead of 2', 'order: 0 instead of 1']);
});
