import { expect, test } from 'vitest';
import { fromPage, toPage } from './pages.ts';

test('[EN1] a page gives back the rows that went in, absent fields absent', () => {
  const rows = [
    { id: 'a', n: 1, deep: { x: [1, 2] } },
    { id: 'b', n: null, extra: 'only here' },
  ];
  const page = JSON.parse(JSON.stringify(toPage('product', 0, rows)));
  expect(fromPage(page)).toStrictEqual(rows);
});
