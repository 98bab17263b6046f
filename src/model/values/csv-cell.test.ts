import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvText, textInCell, workbookText } from './csv-cell.ts';

/** Texts made of what formulas, and what keeps them from being some, are made of. */
const text = fc.string({ unit: fc.constantFrom(...'\'=+-@;\t\r\n ,"a1＝＠') });
const unquoted = (cell: string): string =>
  cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
/** Where a spreadsheet reads a formula. */
const formula = /(^|[;\t])\s*[=+\-@＝＋－＠]/;

test.each([
  ['-X', "'-X"],
  ["'-X", "''-X"],
  ['+46 8 123', "'+46 8 123"],
  ['a;=1', '"a;\'=1"'],
  ["O'Neill", "O'Neill"],
  ["'n Roll", "'n Roll"],
])('[IM16] %j is written as %s, and read back', (value, cell) => {
  expect(csvText(value)).toBe(cell);
  expect(textInCell(unquoted(cell))).toBe(value);
});

test('[IM16] whatever is written is no formula, and read back as it was', () => {
  fc.assert(
    fc.property(text, (value) => {
      expect(unquoted(csvText(value))).not.toMatch(formula);
      expect(textInCell(unquoted(csvText(value)))).toBe(value);
      expect(textInCell(workbookText(value))).toBe(value);
    }),
    { numRuns: 2_000 },
  );
});
