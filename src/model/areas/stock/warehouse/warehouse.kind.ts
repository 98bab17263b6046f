import { DAY, defineKind, stateOnly } from '#model/engine/kind.ts';
import type {} from './warehouse.facts.ts';

export const warehouseKind = defineKind({
  kind: 'warehouse',
  actions: ['view', 'create', 'edit', 'archive'],
  countsInPlan: { limit: 'warehouses', facts: { created: 1, archived: -1 } },
  limits: { blocked: 30 * DAY },
  place: 'id',
  indexes: { code: (row) => row.code.toLowerCase() },
  reasons: { blocked: { reason: 'block' } },
  folds: { blocked: stateOnly },
});
