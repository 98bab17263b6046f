import { defineKind } from '#model/engine/kind.ts';
import type { PriceForm, PriceRow } from './price.facts.ts';

/** What one list has once: a price of something, in a unit, from a quantity and a day on. */
export const priceKey = ({ list, product, category, unit, from, startsOn }: PriceForm): string =>
  [list, product ?? category ?? '', unit?.toLowerCase() ?? '', from, startsOn ?? ''].join(':');

const inUse =
  (key: (row: PriceRow) => string | null) =>
  (row: PriceRow): string | null =>
    row.state === 'archived' ? null : key(row);

export const priceKind = defineKind({
  kind: 'price',
  actions: ['view', 'create', 'edit', 'archive'],
  isDiscussed: false,
  // `prices` are those of the products themselves.
  importedAs: 'list-prices',
  references: { list: 'priceList', product: 'product', category: 'category' },
  indexes: {
    key: inUse(priceKey),
    list: inUse((row) => row.list),
    product: inUse((row) => row.product),
    category: inUse((row) => row.category),
  },
});
