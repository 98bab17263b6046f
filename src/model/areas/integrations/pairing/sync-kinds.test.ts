import { expect, test } from 'vitest';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { isSynced, wayTo } from './sync-kinds.ts';

test.each([
  ['product', 'draft', 'active', ['activate']],
  ['product', 'active', 'archived', ['phaseOut', 'archive']],
  ['product', 'blocked', 'phasingOut', ['unblock', 'phaseOut']],
  ['supplier', 'active', 'archived', ['block', 'archive']],
  ['productType', 'archived', 'active', ['restore']],
  ['customer', 'blocked', 'blocked', []],
] as const)('[MS9] a %s is led from %s to %s by the shortest way', (kind, from, to, way) => {
  expect(wayTo(kind, from, to)).toEqual(way);
});

test('[MS9] what is archived for good comes to no other state', () => {
  expect(wayTo('product', 'archived', 'active')).toBeUndefined();
});

test('[MS3] products that are made of others are each company’s own', () => {
  expect(isSynced('product', productFixture())).toBe(true);
  expect(isSynced('product', productFixture({ kind: 'bundle' }))).toBe(false);
  expect(isSynced('product', productFixture({ variantOf: 'parent' }))).toBe(false);
  expect(isSynced('supplier', {})).toBe(true);
});
