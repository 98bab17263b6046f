import { expect, test } from 'vitest';
import { chartList } from '#machines/chart-list.ts';
import { chartShape } from '#model/flows/chart-shape.ts';
import { drawingOf } from './drawings.ts';
import { foldedAtFirst, placeParts, roomFor } from './placed-parts.ts';
import { scaleOf } from '#views/tools/flows/chart/zoom.ts';

/** Width of the pane on a screen of 390 px. */
const PANE = 356;

test.each(['en', 'sv'])('[FLC12] on a phone regions stand one below the other, in %s', async (locale) => {
  const parallel: string[] = [];
  for (const { slug, load } of chartList) {
    const layout = (await drawingOf(slug, locale, 'tall')?.())?.default;
    if (!layout) throw new Error(`there is no drawing of ${slug}`);
    const folded = foldedAtFirst(layout, chartShape(await load()), 'tall');
    const placed = placeParts(layout, folded, roomFor('tall', PANE));
    expect(placed.parts.map(({ box: [left] }) => left)).toEqual(placed.parts.map(() => 0));
    if (placed.parts.length > 1) parallel.push(slug);
  }
  expect(parallel).toEqual(expect.arrayContaining(['sales-order', 'preferences', 'connectivity']));
});

test('[FLC12] on a page regions stand beside each other, as large as can be read', async () => {
  const part = (state: string) => ({
    state,
    variants: { '': { width: 600, height: 300, states: {}, arrows: [], dots: [] } },
  });
  const none: ReadonlySet<string> = new Set();
  const layout = { hash: '', states: {}, rows: {}, parts: ['a', 'b', 'c'].map(part) };
  const { parts } = placeParts(layout, none, roomFor('wide', 1100));
  expect(parts.map(({ box: [left, top] }) => [left, top])).toEqual([
    [0, 0],
    [624, 0],
    [0, 324],
  ]);
  const room = { width: 700, height: 600 };
  expect(scaleOf({ chosen: null, room }, { width: 2800, height: 500 })).toBe(0.7);
});
