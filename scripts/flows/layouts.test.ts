import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Box, ChartLayout, DrawnPart, Preview } from '../../src/views/flows/chart/chart-layout.ts';
import { chartText } from '../../src/views/flows/chart/chart-text.ts';
import { chartsInWords, flows, layoutFile } from './every-layout.ts';
import { layoutHash } from './lay-out.ts';
import { overlaps } from './overlaps.ts';
import { previewHash } from './preview.ts';
import { layoutFolder, previewFile } from './write-layouts.ts';

const charts = await chartsInWords();
const drawings = charts.flatMap((one) =>
  flows.map((flow) => ({ ...one, file: layoutFile(one.chart.slug, one.locale, flow) })),
);
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const kept = (file: string): ChartLayout => read(join(layoutFolder, file)) as ChartLayout; // written by scripts/flows alone

describe.each(drawings)('$file', ({ file, shape, words }) => {
  test('[FLC2] was laid out from the chart and the words as they are', () => {
    expect(kept(file).hash, 'run `node scripts/flows/main.ts`').toBe(
      layoutHash(shape, chartText(shape, words)),
    );
  });

  test('[FLC3] nothing lies over anything', () => {
    const found = kept(file).parts.flatMap(({ variants }) =>
      Object.entries(variants).flatMap(([folded, drawn]) =>
        overlaps(drawn).map((pair) => (folded === '' ? pair : `${pair} (${folded} folded)`)),
      ),
    );
    expect(found).toEqual([]);
  });
});

test('[FLC2] no layout is left of a chart that is gone', () => {
  expect(readdirSync(layoutFolder).toSorted()).toEqual(drawings.map(({ file }) => file).toSorted());
});

test('[FLC2] every stamp is of the chart as it is', () => {
  const stamps = read(previewFile) as Record<string, Preview>; // written by scripts/flows alone
  expect(Object.fromEntries(Object.entries(stamps).map(([slug, { hash }]) => [slug, hash]))).toEqual(
    Object.fromEntries(charts.map(({ chart, shape }) => [chart.slug, previewHash(shape)])),
  );
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
