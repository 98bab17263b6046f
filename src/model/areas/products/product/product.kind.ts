import type { Draft } from 'immer';
import { DAY, defineKind, stateOnly } from '#model/engine/kind.ts';
import { codeKey } from '#model/values/code-key.ts';
import { costs } from '#model/stock/costs.ts';
import { componentsOf } from './product.bundle.ts';
import type { ProductRevised, ProductRow, ReorderPutOff } from './product.facts.ts';
import { sellersOf } from './product.offers.ts';
import { codesOf } from './product.units.ts';

export const productKind = defineKind({
  kind: 'product',
  actions: ['view', 'create', 'edit', 'block', 'archive', 'viewCost'],
  lists: ['product', 'bundle'],
  limits: { draft: 30 * DAY, blocked: 60 * DAY, phasingOut: 180 * DAY },
  countsInPlan: { limit: 'products', facts: { created: 1, archived: -1 } },
  indexes: {
    sku: (row) => codeKey(row.sku),
    barcode: { keys: (row) => codesOf(row).map(({ code }) => codeKey(code)) },
    category: (row) => row.category,
    type: (row) => row.type ?? null,
    /** Bundles, by what they are made of. */
    component: { keys: (row) => componentsOf(row).map(({ product }) => product) },
    /** Archived ones too. */
    variantOf: (row) => row.variantOf ?? null,
  },
  guarded: [costs('purchasePrice', 'buildCost')],
  reasons: { blocked: { reason: 'block' }, revised: { reason: 'amend' } },
  folds: {
    blocked: stateOnly,
    generated: stateOnly,
    pricesMoved: (row: Draft<ProductRow>): void => {
      row.suppliers = sellersOf(row.suppliers);
    },
    reorderPutOff: (row: Draft<ProductRow>, { warehouse, until }: ReorderPutOff): void => {
      const others = (row.putOff ?? []).filter((one) => one.warehouse !== warehouse);
      row.putOff = until === null ? others : [...others, { warehouse, until }];
    },
    revised: (row: Draft<ProductRow>, { components, revision }: ProductRevised): void => {
      if (row.bundle) row.bundle.components = components;
      row.revision = revision;
    },
  },
});
