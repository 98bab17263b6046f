import { expect, test } from 'vitest';
import { swishCode } from './swish-code.ts';

const invoice = {
  bank: { bankgiro: '', plusgiro: '', iban: '', bic: '', swish: '123 785 69 01' },
  currency: 'SEK',
  totals: { net: 8_000, vat: 2_000, gross: 10_000, prepaid: 0, rounding: 0, payable: 10_000 },
  ocr: '12229445',
  number: 'F 1',
} as const;

test('[INV6] the code is the published one: C, the number, the amount, the reference, all locked', () => {
  expect(swishCode(invoice)).toBe('C1237856901;100,00;12229445;0');
  expect(swishCode({ ...invoice, totals: { ...invoice.totals, payable: 905 }, ocr: '' })).toBe(
    'C1237856901;9,05;F%201;0',
  );
});

test.each([
  ['without a number', { bank: { ...invoice.bank, swish: '' } }],
  ['to a number of a person', { bank: { ...invoice.bank, swish: '0701234567' } }],
  ['in another currency', { currency: 'EUR' as const }],
  ['with nothing to pay', { totals: { ...invoice.totals, payable: 0 } }],
])('[INV6] there is no code %s', (_, over) => {
  expect(swishCode({ ...invoice, ...over })).toBeNull();
});
