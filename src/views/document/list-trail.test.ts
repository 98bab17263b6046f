import { expect, test } from 'vitest';
import { neighboursIn } from './list-trail.ts';

const trail = { list: '/en/orders?state=open', count: 3, at: (index: number) => `/en/orders/${index}` };

test.each([
  ['/en/orders/0', null, '/en/orders/1'],
  ['/en/orders/1', '/en/orders/0', '/en/orders/2'],
  ['/en/orders/2', '/en/orders/1', null],
])('[DP11] the neighbours of %s are %s and %s', (path, previous, next) => {
  expect(neighboursIn(trail, path)).toEqual({ list: trail.list, previous, next });
});

test('[DP11] a page that is not in the list has none', () => {
  expect(neighboursIn(trail, '/en/orders/3')).toBeUndefined();
});
