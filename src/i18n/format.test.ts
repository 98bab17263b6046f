import { describe, expect, it } from 'vitest';
import {
  formatCount,
  formatDate,
  formatDateTime,
  formatListed,
  formatDecimal,
  formatMoney,
  formatMoneyRounded,
  formatPercent,
  formatQuantity,
  formatRelative,
  formatRelativeDay,
  formatUnitPrice,
} from './format.ts';

// Intl writes no-break spaces and a true minus; the expectations are easier to read without.
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2212', '-');

describe('formatters', () => {
  it.each([
    [123450, 'SEK', 'sv', '1 234,50 kr'],
    [-5, 'SEK', 'sv', '-0,05 kr'],
    [123450, 'EUR', 'en', '€1,234.50'],
    [1234, 'JPY', 'en', '¥1,234'],
    [9007199254740993n, 'EUR', 'en', '€90,071,992,547,409.93'],
  ])('[I18N3] money %s %s in %s is %s', (minor, currency, locale, text) => {
    expect(plain(formatMoney(minor, currency, locale))).toBe(text);
  });

  it('[I18N3] writes a currency in the same way everywhere, and no two alike', () => {
    const currencies = ['SEK', 'NOK', 'DKK', 'EUR', 'GBP', 'USD'];
    const said = (write: (currency: string) => string): readonly string[] =>
      currencies.map((one) => plain(write(one)).replace(/[\d\s.,]/g, ''));
    const signs = ['kr', 'NOK', 'DKK', '€', '£', '$'];
    expect(said((one) => formatMoney(125_000, one, 'sv'))).toEqual(signs);
    expect(said((one) => formatMoneyRounded(125_000, one, 'sv'))).toEqual(signs);
    expect(said((one) => formatUnitPrice(125_000, one, 'sv'))).toEqual(signs);
  });

  it('[I18N3] rounds money only where it is asked to', () => {
    expect(plain(formatMoneyRounded(1_240_050, 'SEK', 'sv'))).toBe('12 401 kr');
  });

  it.each([
    [125_000, 'EUR', 'en', '€12.50'],
    [123_456, 'EUR', 'en', '€12.3456'],
    [5, 'SEK', 'sv', '0,0005 kr'],
  ])('[I18N4] unit price %s %s in %s is %s', (value, currency, locale, text) => {
    expect(plain(formatUnitPrice(value, currency, locale))).toBe(text);
  });

  it.each([
    [1_250_500, 'kg', 'sv', '1 250,5 kg'],
    [3000, 'pcs', 'en', '3 pcs'],
    [1, undefined, 'en', '0.001'],
  ])('[I18N5] quantity %s %s in %s is %s', (value, unit, locale, text) => {
    expect(plain(formatQuantity(value, unit, locale))).toBe(text);
  });

  it('[I18N6] writes shares, counts and texts to edit', () => {
    expect(plain(formatPercent(2500, 'sv'))).toBe('25 %');
    expect(formatPercent(1225, 'en')).toBe('12.25%');
    expect(plain(formatCount(541_909, 'sv'))).toBe('541 909');
    expect(formatDecimal(-1_234_500, 3, 'sv')).toBe('-1234,5');
    expect(formatDecimal(1_200, 2, 'en', 2)).toBe('12.00');
  });

  it('[I18N7] a calendar day stays that day in every time zone', () => {
    expect(formatDate('2026-11-21', 'en', 'America/Los_Angeles')).toBe('21 Nov 2026');
    expect(formatDate('2026-11-21', 'sv')).toBe('21 nov. 2026');
    expect(formatDate('2026-11-21T23:30:00Z', 'en', 'Europe/Stockholm')).toBe('22 Nov 2026');
    expect(plain(formatDateTime('2026-11-21T12:05:00Z', 'en', 'Europe/Stockholm'))).toBe(
      '21 Nov 2026, 13:05',
    );
  });

  it.each([
    ['2026-11-21T12:05:00Z', 'en', '21 Nov, 13:05'],
    ['2026-11-21T12:05:00Z', 'sv', '21 nov. 13:05'],
    ['2026-12-31T23:30:00Z', 'en', '1 Jan 2027'],
    ['2025-11-21T12:05:00Z', 'sv', '21 nov. 2025'],
    ['2026-01-01', 'en', '1 Jan'],
    ['2027-01-01', 'sv', '1 jan. 2027'],
  ])('[I18N14] in a list of 2026 %s in %s is %s', (moment, locale, text) => {
    expect(plain(formatListed(moment, '2026-11-23', locale, 'Europe/Stockholm'))).toBe(text);
  });

  it.each([
    [-2_000, 'en', '2 seconds ago'],
    [-3 * 3_600_000, 'en', '3 hours ago'],
    [-86_400_000, 'sv', 'i går'],
    [-47 * 3_600_000, 'en', '2 days ago'],
    [-47 * 3_600_000, 'sv', 'i förrgår'],
    [86_400_000 * 40, 'en', 'in 1 month'],
    [-86_400_000 * 400, 'en', '1 year ago'],
    [-86_400_000 * 800, 'sv', 'för 2 år sedan'],
  ])('[I18N8] %s ms from now in %s is %s', (offset, locale, text) => {
    const now = Date.parse('2026-11-21T12:00:00Z');
    expect(formatRelative(now + offset, now, locale)).toBe(text);
  });

  it.each([
    ['2026-11-21', 'sv', 'i dag'],
    ['2026-11-22', 'en', 'tomorrow'],
    ['2026-11-11', 'en', '10 days ago'],
    ['2027-02-01', 'en', 'in 2 months'],
  ])('[I18N8] the day %s is told in %s as %s', (day, locale, text) => {
    expect(formatRelativeDay(day, '2026-11-21', locale)).toBe(text);
  });
});
