import { expect, it } from 'vitest';
import { Calendar } from './calendar.ts';

const shown = (at: number): string => new Date(at).toISOString();

it.each([
  // It is tomorrow in Oslo already.
  ['2026-12-31T23:50:00.000Z', '2027-01-01', '2026-12-31T23:00:00.000Z', '2026-01-01T07:00:00.000Z'],
  ['2026-12-31T23:00:00.000Z', '2027-01-01', '2026-12-31T23:00:00.000Z', '2026-01-01T07:00:00.000Z'],
  // No leap day a year before.
  ['2028-02-29T12:00:00.000Z', '2028-02-29', '2028-02-28T23:00:00.000Z', '2027-03-01T07:00:00.000Z'],
  ['2027-06-30T12:00:00.000Z', '2027-06-30', '2027-06-29T22:00:00.000Z', '2026-06-30T06:00:00.000Z'],
])(
  '[DE9] at %s it is %s in Oslo, and nothing of that day is later than now',
  (now, today, midnight, founded) => {
    const calendar = new Calendar(now, 'Europe/Oslo');
    expect([calendar.today, shown(calendar.morning(0)), shown(calendar.founded)]).toEqual([
      today,
      midnight,
      founded,
    ]);
    expect(shown(calendar.morning(1))).toBe(now);
    expect(calendar.morning(0.5)).toBeLessThanOrEqual(calendar.now);
  },
);

it('[DE9] hours of business are those of a clock on the wall on the days that clocks change', () => {
  const calendar = new Calendar('2027-03-30T12:00:00.000Z', 'Europe/Stockholm');
  expect([3, 2, 1].map((days) => shown(calendar.ago(days, 9.5)))).toEqual([
    '2027-03-27T08:30:00.000Z',
    '2027-03-28T07:30:00.000Z',
    '2027-03-29T07:30:00.000Z',
  ]);
  expect(shown(calendar.ago(2, 0))).toBe('2027-03-27T23:00:00.000Z');
  expect(calendar.dayAgo(-2)).toBe('2027-04-01');
  expect(shown(calendar.later(calendar.ago(4, 16), 1, 8))).toBe('2027-03-29T06:00:00.000Z');
});
