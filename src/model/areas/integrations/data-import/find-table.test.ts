import { describe, expect, it } from 'vitest';
import { findTable, type FileLine } from './find-table.ts';
import { isKnownHead } from './heads/known-heads.ts';

const lines = (...rows: readonly (readonly string[])[]): FileLine[] =>
  rows.map((cells, at) => ({ number: at + 1, cells }));

describe('a table', () => {
  it('[DI9] begins at its heads, whatever stands above, and ends before its sum', () => {
    const found = findTable(
      lines(
        ['Lagerlista', '', ''],
        ['', '', ''],
        ['Art.nr', '', 'Saldo'],
        ['1', '', '5'],
        ['', '', ''],
        ['2', '', '6'],
        ['Summa', '', '11'],
      ),
      isKnownHead,
    );
    expect(found).toEqual({
      heads: ['Art.nr', '', 'Saldo'],
      headLine: 3,
      lines: [
        { number: 4, cells: ['1', '', '5'] },
        { number: 6, cells: ['2', '', '6'] },
      ],
      skipped: 2,
      notes: [],
    });
  });

  it('[DI9] whose heads nobody knows is still one', () => {
    expect(findTable(lines(['Alfa', 'Beta'], ['1', '2']), isKnownHead)?.heads).toEqual(['Alfa', 'Beta']);
  });

  it('[DI9] a product called Total is no sum', () => {
    const found = findTable(
      lines(['SKU', 'Name', 'Price', 'Unit'], ['T-1', 'Total', '5', 'st'], ['T-2', 'Oil', '6', 'l']),
      isKnownHead,
    );
    expect(found?.lines).toHaveLength(2);
  });

  it('[DI9] a file of numbers alone has none', () => {
    expect(findTable(lines(['1', '2'], ['3', '4']), isKnownHead)).toBeNull();
  });
});
