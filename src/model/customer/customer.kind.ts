import { DAY, defineKind, stateOnly } from '../engine/kind.ts';
import type {} from './customer.facts.ts';

export const customerKind = defineKind({
  kind: 'customer',
  actions: ['view', 'create', 'edit', 'block', 'archive'],
  limits: { blocked: 90 * DAY },
  indexes: { number: (row) => row.number.toLowerCase() },
  reasons: { blocked: { reason: 'block' } },
  folds: { blocked: stateOnly },
});
