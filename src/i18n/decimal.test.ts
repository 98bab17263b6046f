import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalOf, parseDecimal, readingsOf } from './decimal.ts';
import { formatDecimal, formatMoney, formatQuantity } from './format.ts';
import { LOCALES } from './locale.ts';
import { numberSigns } from './number-signs.ts';

/** Other conventions than those of the interface's languages: a point between thousands, an apostrophe, a narrow space. */
const locales = [...LOCALES, 'de', 'de-CH', 'fr', 'en-US'];

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
    ['1.234.567', 2, 123456700],
    ['1,234,567.891', 3, 1234567891],
    ['1’234.5', 2, 123450],
    ['-3', 3, -3000],
    ['\u22123,25', 2, -325],
    [',5', 1, 5],
    ['0,500', 2, 50],
    ['0.500', 2, 50],
    ['1234.500', 2, 123450],
    ['1234,500', 2, 123450],
    ['2.0000', 2, 200],
    ['', 2, null],
    ['   ', 2, null],
    ['-', 2, undefined],
    ['.', 2, undefined],
    ['1,2,3', 2, undefined],
    ['1,2.3', 2, undefined],
    ['1,2345.6', 2, undefined],
    ['1.234.567,8,9', 2, undefined],
    ['12x', 2, undefined],
    ['1.2345', 3, undefined],
    ['99999999999999999999', 2, undefined],
  ])('[I18N2] reads %j with %s digits as %s, in every language', (text, digits, value) => {
    for (const locale of locales) expect(parseDecimal(text, digits, locale)).toBe(value);
  });
});

describe('one sign with three figures behind it', () => {
  it.each([
    ['1,500', 'en', 1500_000],
    ['1.500', 'en', 1_500],
    ['1,500', 'sv', 1_500],
    ['-12,345', 'sv', -12_345],
    ['-12,345', 'en', -12_345_000],
    ['1,500', 'de', 1_500],
    ['1.500', 'de', 1500_000],
  ])('[I18N9] %s is read as %s means it', (text, locale, value) => {
    expect(parseDecimal(text, 3, locale)).toBe(value);
    expect(readingsOf(text, locale)).toBeUndefined();
  });

  it.each([
    ['1.500', 'sv', '1500', '1,5'],
    ['-999.125', 'sv', '-999125', '-999,125'],
    ['2.000', 'sv', '2000', '2'],
    ['12.340', 'fr', '12340', '12,34'],
    ['12,340', 'de-CH', '12340', '12.34'],
  ])('[I18N9] %s is no number of %s, but two', (text, locale, thousands, decimals) => {
    for (const digits of [0, 2, 3, 6]) expect(parseDecimal(text, digits, locale)).toBeUndefined();
    expect(readingsOf(text, locale)).toEqual({ thousands, decimals });
  });

  it('[I18N9] counts in wholes what has no decimals', () => {
    expect(parseDecimal('1,500', 0, 'en')).toBe(1500);
    expect(parseDecimal('1,500', 0, 'sv')).toBeUndefined();
  });
});

/** Any figure, and often one that is shown with one sign and three figures behind it. */
const figures = fc.integer({ min: 0, max: 4 }).chain((digits) => {
  const few = fc.integer({ min: -999_999, max: 999_999 });
  const value = fc.oneof(
    fc.integer({ min: -9e12, max: 9e12 }),
    few,
    few.map((whole) => whole * 10 ** digits),
  );
  return fc.record({ value, digits: fc.constant(digits) });
});
const language = fc.constantFrom(...locales);

/** All that a language shows a figure as. */
const shown = (value: number, digits: number, locale: string): readonly string[] => [
  formatDecimal(value, digits, locale),
  formatDecimal(value, digits, locale, digits),
  ...(digits === 3 ? [formatQuantity(value, undefined, locale)] : []),
  ...(digits === 2 ? [formatMoney(value, 'SEK', locale).replace(/[a-z]+\.?/giu, '')] : []),
];

/** A figure as its language writes it with the one sign of a text: three decimals, or thousands. */
function own(value: number, digits: number, locale: string, text: string): string {
  if (text.includes(numberSigns(locale).decimal)) return formatDecimal(value, digits, locale, 3);
  return formatQuantity(Math.round(value * 10 ** (3 - digits)), undefined, locale).replace('\u2212', '-');
}

describe('whatever is shown', () => {
  it('[I18N9] is read back as the same in its language', () => {
    fc.assert(
      fc.property(figures, language, ({ value, digits }, locale) => {
        for (const text of shown(value, digits, locale))
          expect(parseDecimal(text, digits, locale), text).toBe(value);
      }),
    );
  });

  it('[I18N9] is in another language the same, refused, or what that one itself shows so', () => {
    fc.assert(
      fc.property(figures, language, language, ({ value, digits }, from, to) => {
        for (const text of shown(value, digits, from)) {
          const read = parseDecimal(text, digits, to);
          if (read === undefined || read === value) continue;
          expect(text.replace('\u2212', '-'), `${from} in ${to}`).toBe(own(Number(read), digits, to, text));
        }
      }),
    );
  });

  it('[I18N2] is read with a point wherever that is no sign of its own', () => {
    fc.assert(
      fc.property(figures, ({ value, digits }) => {
        const text = decimalOf(value, digits);
        const read = parseDecimal(text, digits, 'sv');
        expect(read).toBe(readingsOf(text, 'sv') ? undefined : value);
      }),
    );
  });
});
