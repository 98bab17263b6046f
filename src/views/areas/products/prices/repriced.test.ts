import { expect, test } from 'vitest';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import type { DraftLine } from '#views/areas/sales/sales-order/sales-order-draft.ts';
import { repriced, type PriceWithSource } from './repriced.ts';

const product = { ...productFixture(), id: 'p', state: 'active', version: 1, createdAt: '', changedAt: '' };
const line: DraftLine = {
  id: 'l',
  product: 'p',
  text: '',
  quantity: 1_000,
  price: 9_0000,
  pricedBy: 'list',
  discount: 0,
  vatClass: 'standard',
  promisedOn: null,
  wrong: {},
};
const after = (found: PriceWithSource) => repriced([line], { price: () => found }, () => product)[0];

test('[PRI10] whoever holds no lists leaves the price that another device worked out', () => {
  expect(after({ price: 12_5000 })).toBe(line);
});

test('[PRI10] without a rate there is no price, and with a list the price is the list’s', () => {
  expect(after({ price: null })?.price).toBeNull();
  expect(after({ price: 8_0000, pricedBy: 'list' })?.price).toBe(8_0000);
});
