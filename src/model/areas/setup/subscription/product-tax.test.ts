import { expect, test } from 'vitest';
import { productTax } from './product-tax.ts';

test.each([
  ['SE', 'SE556000000101', 'domestic', 2500],
  ['SE', '', 'domestic', 2500],
  ['EE', 'EE 109 990 121', 'reverseCharge', 0],
  ['GR', 'EL123456789', 'reverseCharge', 0],
  ['DE', '', 'domestic', 2500],
  ['DE', 'FR12345678901', 'domestic', 2500],
  ['NO', 'NO999990126MVA', 'outside', 0],
  ['GB', '', 'outside', 0],
])('[SB12] a buyer in %s with the number "%s" pays %s VAT', (country, vatNumber, tax, rate) => {
  expect(productTax({ vatNumber, address: { country } })).toEqual({ tax, rate });
});
