import { expect, it } from 'vitest';
import { UsageError } from '#server/platform/usage-error.ts';
import { readOptions } from './import-options.ts';

it('[IM9] a file alone is enough; its path is from where the person stands', () => {
  expect(readOptions(['trade.csv'], '/home/ann')).toEqual({
    file: '/home/ann/trade.csv',
    as: null,
    company: 'new',
    dryRun: false,
    user: 'founder@example.com',
    sheet: null,
    ignoreOtherColumns: false,
    vat: null,
    otherCurrencies: null,
  });
});

it('[IM9] every option is read', () => {
  const typed = [
    '--company',
    ' Nordlager AB ',
    '--as',
    'stock',
    '/t.csv',
    '--dry-run',
    '--user',
    'ann@example.com',
    '--sheet',
    'Artiklar',
    '--ignore-other-columns',
    '--vat',
    'with',
    '--other-currencies',
    'as-own',
  ];
  expect(readOptions(typed, '/')).toEqual({
    file: '/t.csv',
    as: 'stock',
    company: 'Nordlager AB',
    dryRun: true,
    user: 'ann@example.com',
    sheet: 'Artiklar',
    ignoreOtherColumns: true,
    vat: 'with',
    otherCurrencies: 'asOwn',
  });
});

it.each([['--help'], ['-h']])('[IM9] %s asks for help', (flag) => {
  expect(readOptions([flag], '/')).toBe('help');
});

it.each([
  [[], 'name the file to import'],
  [['a.csv', 'b.csv'], 'name one file, not also b.csv'],
  [
    ['a.csv', '--as', 'orders'],
    '--as is one of products, customers, suppliers, stock, categories, supplier-categories, purchase-lists, purchase-prices, customer-categories, price-lists, list-prices, locations, reasons, payment-terms, delivery-terms, vat-rates, exchange-rates, accounts, units, label-formats, sales-orders',
  ],
  [['a.csv', '--company', ' '], '--company names the company: its name, its number, or new'],
  [['a.csv', '--vat', 'maybe'], '--vat is one of with, without'],
  [['a.csv', '--other-currencies', 'x'], '--other-currencies is one of convert, as-own, leave-out'],
  [['a.csv', '--fast'], "Unknown option '--fast'"],
  [['a.csv', '--dry-run=yes'], "Option '--dry-run' does not take an argument"],
  [['a.csv', '--user'], "Option '--user <value>' argument missing"],
])('[IM9] %j is refused in a sentence', (args, sentence) => {
  expect(() => readOptions(args, '/')).toThrow(new UsageError(sentence));
});
