import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './moments.ts';
import { beginOf, dayAsked, daysOf, periodBefore, periodIn, spanIn, stepOf, stepsOf } from './period.ts';

const TODAY = '2026-11-23';

test.each([
  [undefined, 'days30', '2026-10-25', TODAY],
  ['days90', 'days90', '2026-08-26', TODAY],
  ['days365', 'days365', '2025-11-24', TODAY],
  ['2026-01-01..2026-03-31', null, '2026-01-01', '2026-03-31'],
  ['2026-02-30..2026-03-31', 'days30', '2026-10-25', TODAY],
  ['2026-03-31..2026-01-01', 'days30', '2026-10-25', TODAY],
  ['toString', 'days30', '2026-10-25', TODAY],
])('[DAY3] the address %s asks for a period', (text, span, from, to) => {
  expect(spanIn(text, 'days30')).toBe(span);
  expect(periodIn(text, 'days30', TODAY)).toEqual({ from, to });
});

test.each([
  ['2026-01-31', '2026-01-31'],
  [TODAY, TODAY],
  ['2026-11-24', TODAY],
  ['2026-02-30', TODAY],
  ['2026', TODAY],
  [undefined, TODAY],
])('[DAY3] the address %s asks for a day, up to today', (text, day) => {
  expect(dayAsked(text, TODAY)).toBe(day);
});

const anyPeriod = fc.record({ start: fc.nat(4000), length: fc.nat(1200) }).map(({ start, length }) => ({
  from: addDays('2020-01-01', start),
  to: addDays('2020-01-01', start + length),
}));

test('[DAY3] the period before has as many days and ends where the other begins', () => {
  fc.assert(
    fc.property(anyPeriod, (period) => {
      const before = periodBefore(period);
      expect(daysOf(before)).toBe(daysOf(period));
      expect(addDays(before.to, 1)).toBe(period.from);
    }),
  );
});

test('[DAY4] every day of a period is in one of its steps, and a chart has few bars', () => {
  fc.assert(
    fc.property(anyPeriod, fc.nat(1200), (period, offset) => {
      const step = stepOf(period);
      const steps = stepsOf(period, step);
      const day = addDays(period.from, offset % daysOf(period));
      expect(steps).toContain(beginOf(day, step));
      expect(new Set(steps).size).toBe(steps.length);
      expect(steps.toSorted()).toEqual(steps);
      expect(steps.length).toBeLessThanOrEqual(Math.max(45, daysOf(period) / 28 + 2));
    }),
  );
});

test('[DAY4] weeks begin on Mondays', () => {
  expect(beginOf('2026-11-23', 'week')).toBe('2026-11-23');
  expect(beginOf('2026-11-22', 'week')).toBe('2026-11-16');
});
