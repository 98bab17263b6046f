import { expect, test } from 'vitest';
import { nextTry, periodEnd, shareLeft } from '#model/values/billing-period.ts';

test('[SB3] months end on the last day where they are shorter, and come back to the day', () => {
  const anchor = '2026-01-31T10:00:00.000Z';
  expect(periodEnd(anchor, anchor)).toBe('2026-02-28T10:00:00.000Z');
  expect(periodEnd(anchor, '2026-02-28T10:00:00.000Z')).toBe('2026-03-31T10:00:00.000Z');
  expect(periodEnd(anchor, '2028-02-01T10:00:00.000Z')).toBe('2028-02-29T10:00:00.000Z');
});

test('[SB9] a share is what is left of a period, to the nearest minor unit', () => {
  const [from, until] = ['2026-05-01T00:00:00.000Z', '2026-05-31T00:00:00.000Z'];
  expect(shareLeft(9_999, from, until, '2026-05-11T00:00:00.000Z')).toBe(6_666);
  expect(shareLeft(9_999, from, until, from)).toBe(9_999);
  expect(shareLeft(9_999, from, until, until)).toBe(0);
});

test('[SB6] a failure is followed by the next of the days after the first try', () => {
  const first = '2026-05-01T00:00:00.000Z';
  expect(nextTry(first, '2026-05-01T00:00:05.000Z')).toBe('2026-05-02T00:00:00.000Z');
  expect(nextTry(first, '2026-05-03T12:00:00.000Z')).toBe('2026-05-04T00:00:00.000Z');
  expect(nextTry(first, '2026-05-08T00:00:05.000Z')).toBeNull();
});
