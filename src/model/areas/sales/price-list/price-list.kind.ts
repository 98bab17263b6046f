import { defineKind } from '#model/engine/kind.ts';
import type { PriceListRow } from './price-list.facts.ts';

export const EVERYONE = 'everyone';

/** The keys of whom a list is for; none where it is archived. */
function audienceOf({ state, customers, customerCategories }: PriceListRow): readonly string[] {
  if (state === 'archived') return [];
  const named = [...customers, ...customerCategories];
  return named.length === 0 ? [EVERYONE] : named;
}

export const priceListKind = defineKind({
  kind: 'priceList',
  actions: ['view', 'create', 'edit', 'archive'],
  importedAs: 'price-lists',
  references: { basedOn: 'priceList', customers: 'customer', customerCategories: 'customerCategory' },
  indexes: {
    name: (row) => row.name.toLowerCase(),
    /** Ids of customers and of their categories, and `EVERYONE`. */
    audience: { keys: audienceOf },
    basedOn: (row) => (row.state === 'archived' ? null : row.basedOn),
  },
});
