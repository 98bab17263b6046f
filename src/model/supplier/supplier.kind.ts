import { DAY, defineKind, stateOnly } from '../engine/kind.ts';
import type {} from './supplier.facts.ts';

export const supplierKind = defineKind({
  kind: 'supplier',
  actions: ['view', 'create', 'edit', 'block', 'archive'],
  limits: { blocked: 90 * DAY },
  indexes: { number: (row) => row.number.toLowerCase() },
  reasons: { blocked: { reason: 'block' } },
  folds: { blocked: stateOnly },
});
