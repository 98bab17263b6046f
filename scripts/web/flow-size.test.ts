import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { flowProblems, type BuiltChunk } from './flow-size.ts';

/** Random text does not compress below three quarters of itself in base64. */
const chunk = (fileName: string, moduleId: string, kilobytes: number): BuiltChunk => ({
  fileName,
  moduleIds: [moduleId],
  code: randomBytes(kilobytes * 1000).toString('base64'),
});
const page = '/app/src/views/flows/flow.page.tsx';

test('[FLC8] sixty kilobytes of their own are the most that flows pages may have', () => {
  expect(
    flowProblems([chunk('flow.js', page, 50), chunk('other.js', '/app/src/views/ui/icon.tsx', 50)]),
  ).toEqual([]);
  expect(
    flowProblems([chunk('flow.js', page, 40), chunk('chart.js', '/app/src/views/flows/chart/a.ts', 40)]),
  ).toEqual([expect.stringMatching(/^flows: 8\d\.\d kB .* flow\.js 4\d\.\d, chart\.js 4\d\.\d$/)]);
});

test('[FLC8] layouts are data, and do not count', () => {
  expect(flowProblems([chunk('l.js', '/app/src/views/flows/layouts/tour.en.wide.json', 90)])).toEqual([]);
});

test('[FLC8] the layout engine is in no chunk', () => {
  expect(flowProblems([chunk('x.js', '/app/node_modules/elkjs/lib/elk.bundled.js', 1)])).toEqual([
    'flows: the layout engine is in x.js',
  ]);
});
