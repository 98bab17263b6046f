import { DAY, defineKind, stateOnly } from '../engine/kind.ts';
import { costs } from './costs.ts';
import type {} from './product.facts.ts';
import { codesOf } from './product.units.ts';

export const productKind = defineKind({
  kind: 'product',
  actions: ['view', 'create', 'edit', 'block', 'archive', 'viewCost'],
  limits: { draft: 30 * DAY, blocked: 60 * DAY, phasingOut: 180 * DAY },
  indexes: {
    sku: (row) => row.sku.toLowerCase(),
    barcode: { keys: (row) => codesOf(row).map(({ code }) => code) },
    category: (row) => row.category,
    type: (row) => row.type ?? null,
    /** Archived ones too. */
    variantOf: (row) => row.variantOf ?? null,
  },
  guarded: [costs('purchasePrice')],
  reasons: { blocked: { reason: 'block' } },
  folds: { blocked: stateOnly, generated: stateOnly },
});
