import { defineKind } from '#model/engine/kind.ts';
import { costs } from '#model/stock/costs.ts';
import { priceIndexes } from '../prices/price-indexes.ts';

export const purchasePriceKind = defineKind({
  kind: 'purchasePrice',
  actions: ['view', 'create', 'edit', 'archive'],
  isDiscussed: false,
  importedAs: 'purchase-prices',
  references: { list: 'purchaseList', product: 'product', category: 'category' },
  guarded: [costs('price', 'discount')],
  indexes: priceIndexes,
});
