import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Box, ChartLayout, DrawnPart } from '../../src/views/kit/chart/chart-layout.ts';
import { chartsInWords } from './every-layout.ts';
import { overlaps } from './overlaps.ts';
import { drawings, layoutWay } from './way.ts';
import { layoutFaults, previewFaults, writeLayouts } from './write-layouts.ts';

const charts = await chartsInWords();
const kept = join(drawings, 'layouts');
const layoutIn = (folder: string, file: string): ChartLayout =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')) as ChartLayout; // only written by scripts/flows

/** A folder for the drawings of one chart in English, and a function that makes outdated ones. */
function category() {
  const folder = mkdtempSync(join(tmpdir(), 'layouts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'layouts'));
  const one = charts.find(({ chart, locale }) => chart.slug === 'category' && locale === 'en');
  if (!one) throw new Error('there is no chart of a category');
  const make = async (way: string, words = one.words) => {
    await writeLayouts(folder, [{ ...one, words }], way);
    return layoutIn(join(folder, 'layouts'), 'category.en.wide.json');
  };
  return { folder, make, words: one.words };
}

test('[FLC2] a drawing is made anew when its words change or the way it is made, and not else', async () => {
  const { folder, make, words } = category();
  const file = join(folder, 'layouts/category.en.wide.json');
  const first = await make('one');
  writeFileSync(file, JSON.stringify({ ...first, parts: [] }));
  expect((await make('one')).parts).toEqual([]);
  expect((await make('two')).parts).toEqual(first.parts);
  const longer = await make('two', { ...words, event: () => 'in words that are much longer than they were' });
  expect(longer.parts).not.toEqual(first.parts);
});

test('[FLC2] no drawing is left of a chart that is gone', async () => {
  const { folder, make } = category();
  await make('one');
  await writeLayouts(folder, [], 'one');
  expect(readdirSync(join(folder, 'layouts'))).toEqual([]);
});

test('[FLC2] what is kept is drawn from the charts, words and code of now: else `npm run drawings`', () => {
  const { outdated, surplus } = layoutFaults(drawings, charts, layoutWay());
  expect([outdated.map(({ file }) => file), surplus, previewFaults(drawings, charts, layoutWay())]).toEqual([
    [],
    [],
    [],
  ]);
});

test.each(readdirSync(kept))('[FLC3] nothing lies over anything in %s', (file) => {
  const found = layoutIn(kept, file).parts.flatMap(({ variants }) =>
    Object.entries(variants).flatMap(([folded, drawn]) =>
      overlaps(drawn).map((pair) => (folded === '' ? pair : `${pair} (${folded} folded)`)),
    ),
  );
  expect(found).toEqual([]);
});

test('[FLC3] finds what lies over another', () => {
  const box: Box = [0, 0, 100, 40];
  const drawn: DrawnPart = {
    width: 200,
    height: 200,
    states: { a: box, b: [90, 10, 100, 40], c: [0, 100, 100, 40] },
    dots: [],
    arrows: [
      { from: 'a', to: 'b', transitions: ['t'], points: [0, 0, 0, 120, 90, 120], label: [20, 20, 10, 10] },
    ],
  };
  expect(overlaps(drawn)).toEqual(['a × b', 'a × words of a → b', 'a → b through c']);
});
