import { describe, expect, test } from 'vitest';
import { patternOf } from './demand-pattern.ts';
import { errorOf } from './forecast-error.ts';
import { forecastOf, type DemandWeek } from './forecast.ts';
import { crostonSba, exponential, mean, naive, tsb } from './methods.ts';
import { seasonOf } from './season.ts';

const weeks = (quantities: readonly number[], daysInStock = 7): DemandWeek[] =>
  quantities.map((quantity) => ({ quantity, daysInStock }));
const repeated = <T>(values: readonly T[], times: number): T[] =>
  Array.from({ length: times }, () => values).flat();
const rounded = (values: readonly (number | null)[]) => values.map((one) => one && Number(one.toFixed(6)));

describe('methods', () => {
  // The series and figures that the Python package intermittent-forecast publishes in its tests.
  const published = [0, 0, 3, 0, 4, 0, 0, 0, 2, 0];

  test('[FC1] Croston’s method as corrected by Syntetos and Boylan', () => {
    const expected = [null, null, null, 0.9, 0.9, 1.125, 1.125, 1.125, 1.125, 0.814145, 0.814145];
    expect(rounded(crostonSba(0.5, 0.2)(published))).toEqual(expected);
  });

  test('[FC1] the method of Teunter, Syntetos and Babai', () => {
    const expected = [
      null,
      0.9,
      0.81,
      1.029,
      0.9261,
      1.246839,
      1.122155,
      1.00994,
      0.908946,
      1.012372,
      0.911135,
    ];
    expect(rounded(tsb(0.3, 0.1)(published))).toEqual(expected);
  });

  test('[FC1] mean, exponential smoothing and the same again', () => {
    expect(mean([2, 4, 6])).toEqual([null, 2, 3, 4]);
    expect(exponential(0.5)([2, 4, 6])).toEqual([null, 2, 3, 4.5]);
    expect(naive([2, 4, 6])).toEqual([null, 2, 4, 6]);
    for (const method of [mean, exponential(0.5), naive, crostonSba(0.2, 0.1), tsb(0.2, 0.1)])
      expect(method([])).toEqual([null]);
  });
});

test.each([
  ['smooth', [5, 6, 5, 7, 6, 5]],
  ['erratic', [1, 20, 1, 1, 25, 1]],
  ['intermittent', [5, 0, 0, 5, 0, 6]],
  ['lumpy', [1, 0, 0, 30, 0, 1]],
  [null, [0, 0, 0]],
])('[FC1] demand is %s', (pattern, series) => {
  expect(patternOf(series)).toBe(pattern);
});

test('[FC2] the error is what forecasts were off by, and too high by, over what was demanded', () => {
  // Forecast 4, 6, 2 for 6, 2, 4: off by 2, 4 and 2; too high by −2 + 4 − 2.
  expect(errorOf(naive, [4, 6, 2, 4], 3)).toEqual({ wape: 8 / 12, bias: 0 });
  expect(errorOf(naive, [4, 0, 0], 2)).toBeNull();
});

test('[FC2] what is not better than last week again is not used', () => {
  expect(forecastOf(weeks(repeated([10_000, 12_000], 20)))).toMatchObject({
    pattern: 'smooth',
    isUsed: true,
  });
  const rising = Array.from({ length: 30 }, (_, week) => (week + 1) * 1_000);
  expect(forecastOf(weeks(rising))).toMatchObject({ isUsed: false });
});

test('[FC3] weeks without stock are left out, and those with some of it count for their days', () => {
  const steady = weeks(repeated([7_000], 20));
  const empty = [...steady, ...weeks([0, 0, 0, 0], 0)];
  expect(forecastOf(empty)?.weeks[0]).toBe(forecastOf(steady)?.weeks[0]);
  const half = weeks(repeated([4_000], 20), 4);
  expect(forecastOf(half)?.weeks[0]).toBe(7_000);
  // What leaves as it comes lies there for a day only, and is not demanded more for that.
  expect(forecastOf(weeks(repeated([4_000], 20), 1))?.weeks[0]).toBe(7_000);
  expect(forecastOf(weeks(repeated([7_000], 15)))).toBeNull();
  expect(forecastOf(weeks(repeated([0], 40)))).toBeNull();
});

test('[FC4] a season is where two years show the same, and comes back in the weeks ahead', () => {
  const year = Array.from({ length: 52 }, (_, week) => (week >= 20 && week < 32 ? 30_000 : 10_000));
  expect(seasonOf([...year, ...year])?.[6]).toBeGreaterThan(1.8);
  expect(seasonOf([...year, ...year.toReversed().slice(26), ...year.slice(0, 26)])).toBeNull();
  expect(seasonOf(year)).toBeNull();
  const found = forecastOf(weeks([...year, ...year]));
  expect(found).toMatchObject({ isSeasonal: true });
  expect(found?.weeks[25]).toBe(30_000);
  expect(found?.weeks[0]).toBe(10_000);
});
