import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const posts = ['count-without-stopping', 'vat-on-food', 'read-a-stock-ledger'].map((slug) => ({ slug }));

test.each([
  ['counting-without-stoping', 'count-without-stopping'],
  ['stock-ledger', 'read-a-stock-ledger'],
  ['VAT-food-2026', 'vat-on-food'],
])('[PUB5] %s was most likely %s', (asked, meant) => {
  expect(nearest(asked, posts, ({ slug }) => [slug], 1)).toEqual([{ slug: meant }]);
});
