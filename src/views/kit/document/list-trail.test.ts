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

test('[DP11] a document that opens beside its list has neighbours that leave the list as it is searched', () => {
  const at = (index: number): string => `/en/shipments?id=${index}`;
  const list = '/en/shipments?state=open&q=bo';
  expect(neighboursIn({ list, count: 3, at }, '/en/shipments?id=1')).toEqual({
    list,
    previous: '/en/shipments?state=open&q=bo&id=0',
    next: '/en/shipments?state=open&q=bo&id=2',
  });
  expect(neighboursIn({ list: '/en/shipments', count: 2, at }, '/en/shipments?id=0')?.next).toBe(
    '/en/shipments?id=1',
  );
});
