import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalOf, parseDecimal } from './decimal.ts';

describe('decimals', () => {
  it.each([
    [0, 2, '0.00'],
    [5, 2, '0.05'],
    [-5, 2, '-0.05'],
    [123450, 2, '1234.50'],
    [7, 0, '7'],
    [9007199254740993n, 4, '900719925474.0993'],
  ])('[I18N1] writes %s with %s digits as %s', (value, digits, text) => {
    expect(decimalOf(value, digits)).toBe(text);
  });

  it('[I18N1] refuses to write a fraction of the smallest unit', () => {
    expect(() => decimalOf(0.5, 2)).toThrow(RangeError);
  });

  it.each([
    ['1234,5', 2, 123450],
    ['1 234,50', 2, 123450],
    ['1\u00a0234.5', 2, 123450],
    ['1,234.5', 2, 123450],
    ['1.234,5', 2, 123450],
    ['1,234,567', 2, 123456700],
    ['-3', 3, -3000],
    ['\u22123,25', 2, -325],
    [',5', 1, 5],
    ['2.000', 2, 200],
    ['', 2, null],
    ['   ', 2, null],
    ['-', 2, undefined],
    ['.', 2, undefined],
    ['1,2,3', 2, undefined],
    ['12x', 2, undefined],
    ['1.2345', 3, undefined],
    ['99999999999999999999', 2, undefined],
  ])('[I18N2] reads %j with %s digits as %s', (text, digits, value) => {
    expect(parseDecimal(text, digits)).toBe(value);
  });

  it('[I18N2] reads back whatever it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9e12, max: 9e12 }), fc.integer({ min: 0, max: 4 }), (value, digits) => {
        expect(parseDecimal(decimalOf(value, digits), digits)).toBe(value);
        expect(parseDecimal(decimalOf(value, digits).replace('.', ','), digits)).toBe(value);
      }),
    );
  });
});
