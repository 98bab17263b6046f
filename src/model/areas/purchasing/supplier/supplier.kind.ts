import { DAY, defineKind, stateOnly } from '#model/engine/kind.ts';
import { isArchived } from '#model/engine/archived.ts';
import { partyFolds } from '#model/areas/setup/party-category/party-folds.ts';
import type {} from './supplier.facts.ts';

export const supplierKind = defineKind({
  kind: 'supplier',
  actions: ['view', 'create', 'edit', 'block', 'archive'],
  limits: { blocked: 90 * DAY },
  references: { category: 'supplierCategory' },
  indexes: {
    number: (row) => row.number.toLowerCase(),
    category: (row) => (isArchived(row) ? null : row.category),
  },
  reasons: { blocked: { reason: 'block' } },
  folds: { ...partyFolds('supplier'), blocked: stateOnly },
});
