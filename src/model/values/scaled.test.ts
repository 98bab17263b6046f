import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAtLeast, minus, NOTHING, partOf, plus, scaled, timesOver } from './scaled.ts';

test('[ST27] a number has 15 significant digits, however large, and no zeros at its end', () => {
  expect(scaled(5_000n)).toEqual({ digits: 5, exponent: 3 });
  expect(scaled(1_234_567_890_123_456n)).toEqual({ digits: 123_456_789_012_346, exponent: 1 });
  expect(scaled(9_999_999_999_999_999n)).toEqual({ digits: 1, exponent: 16 });
  expect(scaled(0n)).toEqual(NOTHING);
  expect(timesOver(scaled(1n), 1, 3)).toEqual({ digits: 333_333_333_333_333, exponent: -15 });
});

test('[ST27] sums and differences of whole numbers are exact, and none is below zero', () => {
  const whole = fc.integer({ min: 0, max: 1e14 });
  fc.assert(
    fc.property(whole, whole, (a, b) => {
      const [x, y] = [scaled(BigInt(a)), scaled(BigInt(b))];
      expect(plus(x, y)).toEqual(scaled(BigInt(a + b)));
      expect(minus(x, y)).toEqual(scaled(BigInt(Math.max(0, a - b))));
      expect(isAtLeast(x, y)).toBe(a >= b);
    }),
  );
});

test('[ST27] a part is rounded half away from zero, and never more than the whole', () => {
  const [one, two, huge] = [scaled(1n), scaled(2n), scaled(1n, 400)];
  expect(partOf(5, [one, 1], [two, 1])).toBe(3);
  expect(partOf(-5, [one, 1], [two, 1])).toBe(-3);
  expect(partOf(5, [one, 4], [two, 1])).toBe(5);
  expect(partOf(5, [one, 1], [huge, 1])).toBe(0);
});
