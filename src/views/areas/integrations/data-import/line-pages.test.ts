import { expect, test } from 'vitest';
import type { ImportLine } from '#model/areas/integrations/data-import/import-line.ts';
import { LinePages, PAGE } from './line-pages.ts';

const line = (number: number, over: Partial<ImportLine> = {}): ImportLine => ({
  line: number,
  cells: [`cell ${number}`],
  corrections: {},
  verdict: null,
  stage: 'open',
  kept: null,
  ...over,
});

function pagesOf(total: number) {
  const asked: number[] = [];
  const pages = new LinePages(async ({ offset, limit }) => {
    asked.push(offset);
    const count = Math.max(0, Math.min(limit, total - offset));
    return { total, lines: Array.from({ length: count }, (_, at) => line(offset + at + 2)) };
  }, total);
  return { pages, asked };
}
const answered = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

test('[DIS7] the pages that are in sight are fetched once, wherever somebody scrolls', async () => {
  const { pages, asked } = pagesOf(50_000);
  void pages.need(0, 40);
  void pages.need(10, 50);
  await answered();
  expect(asked).toEqual([0]);
  expect(pages.at(49)?.cells).toEqual(['cell 51']);
  expect(pages.at(PAGE)).toBeUndefined();
  void pages.need(40_190, 40_210);
  await answered();
  expect(asked).toEqual([0, 40_000, 40_200]);
  expect(pages.at(40_205)?.line).toBe(40_207);
});

test('[DIS7] what lies beyond the end is not asked for', async () => {
  const { pages, asked } = pagesOf(30);
  void pages.need(0, 900);
  await answered();
  expect(asked).toEqual([0]);
  expect(pages.at(30)).toBeUndefined();
});

test('[DIS8] a line that was put right stays in its place, and is told', async () => {
  const { pages } = pagesOf(30);
  void pages.need(0, 30);
  await answered();
  const before = pages.version();
  pages.put([line(5, { corrections: { 0: 'mended' } })]);
  expect(pages.at(3)?.corrections).toEqual({ 0: 'mended' });
  expect(pages.version()).not.toBe(before);
});

test('[DIS7] without an answer it says so, and asks again', async () => {
  let isThere = false;
  const pages = new LinePages(async () => {
    if (!isThere) throw new Error('offline');
    return { total: 1, lines: [line(2)] };
  }, 1);
  void pages.need(0, 1);
  await answered();
  expect([pages.hasFailed, pages.at(0)]).toEqual([true, undefined]);
  isThere = true;
  pages.refresh();
  await answered();
  expect([pages.hasFailed, pages.at(0)?.line]).toEqual([false, 2]);
});
