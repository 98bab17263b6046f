import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { flowProblems, type BuiltChunk } from './flow-size.ts';

const page = '/app/src/views/tools/flows/flow.page.tsx';
const part = '/app/src/views/tools/flows/chart/chart-view.tsx';
const other = '/app/src/views/ui/icon.tsx';

/** A chunk of a size in kB, made of equal modules. Random base64 text compresses to three quarters of its size. */
const chunk = (fileName: string, kilobytes: number, ...moduleIds: readonly string[]): BuiltChunk => ({
  fileName,
  imports: [],
  facadeModuleId: moduleIds[0] ?? null,
  modules: Object.fromEntries(moduleIds.map((id) => [id, { renderedLength: 100 }])),
  code: randomBytes(kilobytes * 1000).toString('base64'),
});

test('[FLC8] sixty kilobytes of their own are the most that flows pages may have', () => {
  expect(flowProblems([chunk('flow.js', 50, page), chunk('other.js', 50, other)])).toEqual([]);
  expect(flowProblems([chunk('flow.js', 40, page), chunk('chart.js', 40, part)])).toEqual([
    expect.stringMatching(/^flows: 8\d\.\d kB .* flow\.js 4\d\.\d, chart\.js 4\d\.\d$/),
  ]);
});

test('[FLC8] of a chunk that is shared they have their part', () => {
  expect(flowProblems([chunk('shared.js', 90, page, other)])).toEqual([]);
  expect(flowProblems([chunk('shared.js', 140, part, other)])).toHaveLength(1);
});

test('[FLC8] words are data, and count for the page that brings them alone', () => {
  const words = randomBytes(40_000).toString('base64');
  const saying = (code: BuiltChunk): BuiltChunk => ({
    ...code,
    code: `(globalThis.lagraWords??=[]).push(JSON.parse(\`{"en":{"abc":["${words}"]}}\`));${code.code}`,
  });
  expect(flowProblems([saying(chunk('flow.js', 15, page)), saying(chunk('chart.js', 15, part))])).toEqual([]);
  expect(flowProblems([saying(chunk('flow.js', 25, page))])).toEqual([
    expect.stringMatching(/^flows: flow\.page\.tsx loads 6\d\.\d kB/),
  ]);
});

test('[FLC8] a tab is shown within its page, with all that both import', () => {
  const [map, live] = [
    '/app/src/views/tools/flows/map/map-tab.tsx',
    '/app/src/views/tools/flows/live/live-tab.tsx',
  ];
  const words = `(globalThis.lagraWords??=[]).push(JSON.parse(\`{"a":["${randomBytes(22_000).toString('base64')}"]}\`));`;
  const saying = (code: BuiltChunk, ...imports: readonly string[]): BuiltChunk => ({
    ...code,
    imports,
    code: words + code.code,
  });
  const chunks = [
    saying(chunk('flow.js', 1, page)),
    saying(chunk('map.js', 1, map), 'chart.js'),
    saying(chunk('live.js', 1, live)),
    saying(chunk('chart.js', 1, part)),
  ];
  expect(flowProblems(chunks)).toEqual([expect.stringMatching(/^flows: map\/map-tab\.tsx loads 6\d\.\d kB/)]);
});

test('[FLC8] layouts are data, and do not count', () => {
  expect(
    flowProblems([chunk('l.js', 90, '/app/src/views/kit/chart/drawings/layouts/tour.en.wide.json')]),
  ).toEqual([]);
});

test('[FLC8] the layout engine is in no chunk', () => {
  expect(flowProblems([chunk('x.js', 1, '/app/node_modules/elkjs/lib/elk.bundled.js')])).toEqual([
    'flows: the layout engine is in x.js',
  ]);
});
