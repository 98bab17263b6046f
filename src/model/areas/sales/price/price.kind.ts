import { defineKind } from '#model/engine/kind.ts';
import { priceIndexes } from '#model/areas/products/prices/price-indexes.ts';

export const priceKind = defineKind({
  kind: 'price',
  actions: ['view', 'create', 'edit', 'archive'],
  isDiscussed: false,
  // `prices` are those of the products themselves.
  importedAs: 'list-prices',
  references: { list: 'priceList', product: 'product', category: 'category' },
  indexes: priceIndexes,
});
