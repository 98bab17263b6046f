import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readCountry } from './countries.ts';
import { dayOrderIn, readDay } from './days.ts';
import { decimalMarkIn, readNumber, shownNumber } from './numbers.ts';
import { readChoice, readYesNo, unitWords } from './words.ts';
import { stockUnits } from '#model/values/units.ts';

describe('a number', () => {
  test.each([
    ['12,50', 4, 125_000],
    ['1 299,00', 4, 12_990_000],
    ['1\u00a0299,5', 2, 129_950],
    ['1\u202f299.5', 2, 129_950],
    ["1'299.50", 2, 129_950],
    ['1.299,50', 2, 129_950],
    ['1,299.50', 2, 129_950],
    ['1,234,567', 0, 1_234_567],
    ['4,10 kr', 4, 41_000],
    ['SEK 1 000', 2, 100_000],
    ['€ 9.90', 2, 990],
    ['25 %', 2, 2500],
    ['-3', 0, -3],
    ['−3,5', 1, -35],
    ['12-', 0, -12],
    ['(7,25)', 2, -725],
    ['.5', 1, 5],
    ['1.234', 0, 1234],
    ['0,234', 3, 234],
    ['0.30000000000000004', 2, 30],
  ])('[DI10] %s with %i decimals is %i', (text, digits, value) => {
    expect(readNumber(text, digits)).toBe(value);
  });

  it.each(['', 'på begäran', '12,3,4.5', '1 2 3x', '1.23.45', '12/5'])('[DI10] is not %s', (text) => {
    expect(readNumber(text, 2)).toBe('unreadable');
  });

  it('[DI10] with more decimals than are kept is too fine', () => {
    expect(readNumber('1,23456', 4)).toBe('tooFine');
  });

  it('[DI10] is read as itself, whichever language it was written in, once its column tells', () => {
    const written = fc.tuple(
      fc.integer({ min: -999_999_999, max: 999_999_999 }),
      fc.constantFrom('sv-SE', 'en-GB', 'de-DE', 'fr-FR', 'de-CH'),
      fc.integer({ min: 0, max: 4 }),
      fc.boolean(),
    );
    fc.assert(
      fc.property(written, ([value, locale, digits, useGrouping]) => {
        const format = new Intl.NumberFormat(locale, {
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
          useGrouping,
        });
        const text = format.format(value / 10 ** digits);
        const sample = [text, new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(0.5)];
        expect(readNumber(text, digits, decimalMarkIn(sample.toReversed()))).toBe(value);
      }),
    );
  });

  it('[DI10] comes back from how it is shown', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 6 }), (value, digits) => {
        expect(readNumber(shownNumber(value, digits), digits, 'point')).toBe(value);
      }),
    );
  });
});

describe('a day', () => {
  test.each([
    ['2026-11-26', undefined, '2026-11-26'],
    ['26.11.2026', undefined, '2026-11-26'],
    ['26/11/26', undefined, '2026-11-26'],
    ['11/26/2026', undefined, '2026-11-26'],
    ['3/4/2026', 'month', '2026-03-04'],
    ['3/4/2026', undefined, '2026-04-03'],
    ['20261126', undefined, '2026-11-26'],
    ['46352', undefined, '2026-11-26'],
    ['26 november 2026', undefined, '2026-11-26'],
    ['Nov 26, 2026', undefined, '2026-11-26'],
    ['1 maj 2026', undefined, '2026-05-01'],
    ['2026-11-26 14:05:00', undefined, '2026-11-26'],
    ['2026-11-26T14:05:00Z', undefined, '2026-11-26'],
  ] as const)('[DI11] %s (%s first) is %s', (text, order, day) => {
    expect(readDay(text, order)).toBe(day);
  });

  it.each(['31.2.2026', '2026-13-01', 'imorgon', '12', '', '99999'])('[DI11] is not %s', (text) => {
    expect(readDay(text)).toBeNull();
  });

  it('[DI11] of a column is told by those that leave no doubt', () => {
    expect(dayOrderIn(['3/4/2026', '11/26/2026'])).toBe('month');
    expect(dayOrderIn(['3/4/2026', '26/11/2026'])).toBe('day');
    expect(dayOrderIn(['3/4/2026'])).toBeUndefined();
  });
});

describe('a word', () => {
  test.each([
    ['Sverige', 'SE'],
    ['sweden', 'SE'],
    ['se', 'SE'],
    ['SWE', 'SE'],
    ['Tyskland', 'DE'],
    ['Deutschland', 'DE'],
    ['Storbritannien', 'GB'],
    ['UK', 'GB'],
    ['U.S.A.', 'US'],
    ['Österrike', 'AT'],
    ['Sydafrika', 'ZA'],
    ['Atlantis', null],
    ['DD', null],
  ])('[DI12] %s is the country %s', (text, code) => {
    expect(readCountry(text)).toBe(code);
  });

  test.each([
    ['st', 'pcs'],
    ['Nos', 'pcs'],
    ['FÖRP', 'pack'],
    ['tim', 'h'],
    ['Meter', 'm'],
    ['Bushel', null],
  ])('[DI14] %s is the unit %s', (text, unit) => {
    expect(readChoice(text, stockUnits, unitWords)).toBe(unit);
  });

  test.each([
    ['Ja', true],
    ['x', true],
    ['FALSE', false],
    ['Nej', false],
    ['kanske', null],
  ])('[DI13] %s is %s', (text, value) => {
    expect(readYesNo(text)).toBe(value);
  });
});
