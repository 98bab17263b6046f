import { describe, expect, it } from 'vitest';
import { clipboardBlock } from './clipboard-block.ts';

describe('blocks from a spreadsheet', () => {
  it('[UI1] a single cell is an ordinary paste', () => {
    expect(clipboardBlock('A-100')).toBeUndefined();
    expect(clipboardBlock('A-100\n')).toBeUndefined();
  });

  it('[UI1] splits rows and cells, whatever the line ends, and drops the last one', () => {
    const block = [
      ['A-100', '12'],
      ['B-200', ''],
    ];
    expect(clipboardBlock('A-100\t12\r\nB-200\t\r\n')).toEqual(block);
    expect(clipboardBlock('A-100\t12\nB-200\t')).toEqual(block);
  });

  it('[UI1] keeps tabs, line ends and doubled quotes of a quoted cell', () => {
    expect(clipboardBlock('"2"" pipe\nlong"\t"a\tb"')).toEqual([['2" pipe\nlong', 'a\tb']]);
  });

  it('[UI1] a quote inside a cell is a quote', () => {
    expect(clipboardBlock('2" pipe\t1')).toEqual([['2" pipe', '1']]);
  });
});
