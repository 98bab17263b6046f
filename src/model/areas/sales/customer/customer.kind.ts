import { DAY, defineKind, stateOnly } from '#model/engine/kind.ts';
import { isArchived } from '#model/engine/archived.ts';
import { partyFolds } from '#model/areas/setup/party-category/party-folds.ts';
import type {} from './customer.facts.ts';

export const customerKind = defineKind({
  kind: 'customer',
  actions: ['view', 'create', 'edit', 'block', 'archive', 'overrideVat'],
  limits: { blocked: 90 * DAY },
  references: { category: 'customerCategory' },
  indexes: {
    number: (row) => row.number.toLowerCase(),
    category: (row) => (isArchived(row) ? null : row.category),
  },
  reasons: { blocked: { reason: 'block' } },
  folds: { ...partyFolds('customer'), blocked: stateOnly },
});
