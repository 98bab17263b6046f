import { DAY, defineKind, stateOnly } from '#model/engine/kind.ts';
import type {} from './location.facts.ts';

/** Key of a code within a warehouse, whatever its case. */
export const locationCodeKey = (warehouse: string, code: string): string =>
  `${warehouse}:${code.toLowerCase()}`;

export const locationKind = defineKind({
  kind: 'location',
  actions: ['view', 'create', 'edit', 'hold', 'archive'],
  importedAs: 'locations',
  references: { warehouse: 'warehouse' },
  limits: { blocked: 30 * DAY },
  place: 'warehouse',
  indexes: {
    code: (row) => locationCodeKey(row.warehouse, row.code),
    warehouse: (row) => row.warehouse,
    barcode: (row) => row.barcode || null,
  },
  reasons: {
    blocked: { reason: 'block' },
    stockHeld: { reason: 'holdStock' },
    stockFreed: { reason: 'freeStock' },
  },
  folds: { blocked: stateOnly, checked: stateOnly, stockHeld: stateOnly, stockFreed: stateOnly },
});
