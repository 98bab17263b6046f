import { expect, test } from 'vitest';
import { builtInLabelFormats } from './built-in-label-formats.ts';
import { labelFormatFixture, sheetFixture } from './label-format.fixtures.ts';
import { beyondSheet, onPapers, paperOf, placesOn } from './label-sheet.ts';

const sheet = sheetFixture({ rows: 2 });

test('[LBF9] labels lie across and then down, a sheet after the other', () => {
  expect(placesOn(sheet)).toEqual([
    { x: 0, y: 10_000 },
    { x: 85_000, y: 10_000 },
    { x: 0, y: 40_000 },
    { x: 85_000, y: 40_000 },
  ]);
  const said = (used: number) =>
    onPapers(sheet, ['a', 'b', 'c', 'd', 'e'], used).map((page) =>
      page.map(({ label, x, y }) => `${label} ${x} ${y}`),
    );
  expect(said(0)).toEqual([['a 0 10000', 'b 85000 10000', 'c 0 40000', 'd 85000 40000'], ['e 0 10000']]);
  // Three labels of the first sheet are used up.
  expect(said(3)).toEqual([['a 85000 40000'], ['b 0 10000', 'c 85000 10000', 'd 0 40000', 'e 85000 40000']]);
  expect(onPapers(sheet, [], 2)).toEqual([]);
});

test('[LBF9] on a roll each label is a page of its own, whatever is said of sheets', () => {
  const roll = labelFormatFixture({ columns: 3, rows: 8, marginTop: 1000 });
  expect(paperOf(roll)).toEqual({ width: 80_000, height: 30_000 });
  expect(onPapers(roll, ['a', 'b'], 0)).toEqual([[{ x: 0, y: 0, label: 'a' }], [{ x: 0, y: 0, label: 'b' }]]);
});

test.each(builtInLabelFormats.map((one) => [one.code, one] as const))(
  '[LBF4] %s lies on its paper',
  (_, format) => {
    expect(beyondSheet(format)).toEqual({ across: false, down: false });
    const paper = paperOf(format);
    const last = placesOn(format).at(-1);
    expect((last?.x ?? 0) + format.width).toBeLessThanOrEqual(paper.width);
    expect((last?.y ?? 0) + format.height).toBeLessThanOrEqual(paper.height);
  },
);
